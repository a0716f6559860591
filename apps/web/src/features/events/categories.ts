import type { Category } from '@marquee/contract';
import { CATEGORIES } from '../../api/constants.generated.ts';
import { categoryText } from '../../messages/categories.ts';

/** The category with this name in any case; Other if unknown. */
export const categoryNamed = (name: string): Category =>
  CATEGORIES.find((category) => category.toLowerCase() === name.trim().toLowerCase()) ?? 'Other';

/** A category in the visitor's language; a name that is none stays as it is. */
export const categoryName = (name: string): string =>
  CATEGORIES.some((category) => category === name) ? categoryText(name as Category) : name;

/** The same for what an address names: `music` is one category, `art` may be part of several. */
export function categoryMeant(text: string): string {
  const [only, ...others] = categoriesMeant(text);
  return only && others.length === 0 ? categoryName(only) : text;
}

/** The CSS token of a category's color. */
export const categoryHue = (name: string) => `var(--hue-${categoryNamed(name).toLowerCase()})`;

/** Categories whose name contains the text, in any case (spec: LIST-17): `tech` means Technology (docs/spec/decisions.md 24). */
export function categoriesMeant(text: string): Category[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : CATEGORIES.filter((category) => category.toLowerCase().includes(wanted));
}
