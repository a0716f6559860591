import { categories, categoryText } from '../../messages/categories.ts';

/** A category's name in the language of the console; any other word as it is. */
export function categoryName(name: string): string {
  return Object.hasOwn(categories, name) ? categoryText(name as keyof typeof categories) : name;
}
