import { isUnseen, shownLine } from '@marquee/kernel';
import { z } from 'zod';
import { CATEGORIES, type Category, categoryOf } from './categories.ts';
import { DEFAULT_CITY } from './defaults.ts';

/** One line of user input that others may read: invisible characters are removed, and a text without visible ones is refused. */
export function lineField(most: number) {
  return z
    .string()
    .overwrite(shownLine)
    .min(1)
    .max(most)
    .refine((text) => !isUnseen(text), 'must have characters that can be seen');
}

/** A city's name as a person types it. */
export const cityName = lineField(80);

/** A two-letter state code, in any case. */
export const stateCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2}$/, 'must be a two-letter state code')
  .transform((code) => code.toUpperCase());

/** City and state of a query. Without both: the default city. A city without a state is looked up in every state. */
export const cityQuery = { city: cityName.optional(), state: stateCode.optional() };

/** The city that a query of city and state refers to. */
export function askedCity(query: { city?: string | undefined; state?: string | undefined }): {
  city: string;
  state: string | null;
} {
  if (query.city === undefined) return { city: DEFAULT_CITY.city, state: query.state ?? DEFAULT_CITY.state };
  return { city: query.city, state: query.state ?? null };
}

/** `Music,Food` in any case; empty parts are ignored. */
export const categoryList = z.string().transform((text, context): Category[] => {
  const chosen = new Set<Category>();
  for (const part of text.split(',')) {
    if (!part.trim()) continue;
    const category = categoryOf(part);
    if (category) chosen.add(category);
    else {
      context.addIssue(`"${part.trim().slice(0, 40)}" is not a category; the categories are ${CATEGORIES.join(', ')}`);
      return z.NEVER;
    }
  }
  return [...chosen];
});
