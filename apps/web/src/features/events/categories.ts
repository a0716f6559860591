import type { Category } from '@marquee/contract';
import { CATEGORIES } from '../../api/constants.generated.ts';

/** The category of that name in any case; Other for what we do not know. */
export const categoryNamed = (name: string): Category =>
  CATEGORIES.find((category) => category.toLowerCase() === name.trim().toLowerCase()) ?? 'Other';

/** The token that holds a category's hue. */
export const categoryHue = (name: string) => `var(--hue-${categoryNamed(name).toLowerCase()})`;

/** Categories whose name contains the text, in any case (spec: LIST-17): `tech` means Technology (docs/spec/decisions.md 24). */
export function categoriesMeant(text: string): Category[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : CATEGORIES.filter((category) => category.toLowerCase().includes(wanted));
}
