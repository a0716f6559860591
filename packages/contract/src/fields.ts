import { type Bounds, isUnseen, shownLine } from '@marquee/kernel';
import { z } from 'zod';
import { CATEGORIES, type Category, categoryOf } from './categories.ts';
import { AREA_DEGREES, type Radius } from './defaults.ts';

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

/** City and state of a query: both absent mean the default city, a city alone is looked for in every state, a state alone means all its cities. */
export const cityQuery = { city: cityName.optional(), state: stateCode.optional() };

/** Miles around a city within which towns show their events too. */
export const radius = z
  .enum(['0', '10', '25', '50'], { error: 'must be 0, 10, 25 or 50 miles' })
  .transform((miles) => Number(miles) as Radius);

const DEGREES = /^-?\d{1,3}(?:\.\d{1,10})?$/;

/** An area of the map: `-81.1,33.9,-80.9,34.1`, its west, south, east and north in degrees. */
export const area = z.string().transform((text, context): Bounds => {
  const parts = text.split(',').map((part) => part.trim());
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  const fault =
    parts.length !== 4 || !parts.every((part) => DEGREES.test(part)) || !isOnEarth
      ? 'must be four numbers, west,south,east,north in degrees: -81.1,33.9,-80.9,34.1'
      : west >= east || south >= north
        ? 'must have its west before its east and its south before its north'
        : east - west > AREA_DEGREES || north - south > AREA_DEGREES
          ? `can be at most ${AREA_DEGREES} degrees wide and high`
          : null;
  if (fault === null) return { west, south, east, north };
  context.addIssue(fault);
  return z.NEVER;
});

/** A day of the calendar, `2026-12-05`. */
export const calendarDay = z.iso.date({ error: 'must be a day, 2026-12-05' });

/** `true` or `false`, as an address has it. */
export const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');

/** `Music,Food` in any case and order; empty parts are ignored. */
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
  return CATEGORIES.filter((category) => chosen.has(category));
});
