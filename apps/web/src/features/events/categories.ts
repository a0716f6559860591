import type { Category } from '@marquee/contract';
import { CATEGORIES } from '../../api/constants.generated.ts';

/** The category with this name in any case; Other if unknown. */
export const categoryNamed = (name: string): Category =>
  CATEGORIES.find((category) => category.toLowerCase() === name.trim().toLowerCase()) ?? 'Other';

/** The CSS token of a category's color. */
export const categoryHue = (name: string) => `var(--hue-${categoryNamed(name).toLowerCase()})`;

/** Categories whose name contains the text, in any case (spec: LIST-17): `tech` means Technology (docs/spec/decisions.md 24). */
export function categoriesMeant(text: string): Category[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : CATEGORIES.filter((category) => category.toLowerCase().includes(wanted));
}
