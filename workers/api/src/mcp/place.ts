import { CATEGORIES, DEFAULT_CITY, type FactFilter, FILTER_KEYS, RADII, WHENS, type When } from '@marquee/contract';
import { daysOf, localNow, zoneOfState } from '@marquee/web/drawn';
import { z } from 'zod';
import type { Asked } from './tool.ts';

/** Where to look. */
export const placeFields = {
  city: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .describe(
      `A US city, "${DEFAULT_CITY.city}". Without city and state: ${DEFAULT_CITY.city}, ${DEFAULT_CITY.state}.`,
    ),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a two-letter state code')
    .optional()
    .describe('Two letters, "SC".'),
  within: z.literal(RADII).default(0).describe('Miles around the city whose towns count too.'),
};

/** What each filter by facts leaves. */
const FACT_FILTERS: Record<FactFilter, string> = {
  free: 'Only what is known to be free.',
  once: 'Only what takes place one time (also a short run or a festival): no weekly series, no long exhibition.',
  family: 'Only what is known to be for families.',
  accessible: 'Only what states that it is accessible.',
};
const factFields = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, z.boolean().optional().describe(FACT_FILTERS[key])]),
) as Record<FactFilter, z.ZodOptional<z.ZodBoolean>>;

/** What to look for. */
export const filterFields = {
  term: z.string().min(1).max(100).optional().describe('Words in title, description, venue or category.'),
  categories: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length).optional(),
  venue: z.string().min(1).max(200).optional().describe('A venue by the name that list_venues gives.'),
  ...factFields,
};

/** Which days. */
export const dayFields = {
  when: z.enum(WHENS).optional().describe("By the city's own calendar; goes before from and to."),
  from: z.iso.date().optional().describe('The first day, 2026-12-05.'),
  to: z.iso.date().optional().describe('The last day, included.'),
};

type Place = { city?: string | undefined; state?: string | undefined };
type Filters = { [K in keyof typeof filterFields]?: z.output<(typeof filterFields)[K]> | undefined };

/** Place and filters as the public API takes them. */
export function queryOf({ city, state, within, categories, venue, ...filters }: Place & Filters & { within: number }) {
  const chosen = categories && categories.length > 0 ? categories.join(',') : undefined;
  const facts = Object.fromEntries(FILTER_KEYS.map((key) => [key, filters[key] ? ('true' as const) : undefined]));
  return { city, state, within, categories: chosen, venue, ...facts };
}

/** Days by the city's own today, which one of its events tells; for a city without events that of its state. */
export async function daysByName({ read, now }: Asked, { city, state }: Place, when: When) {
  const { events } = await read('listEvents', { query: { city, state, limit: 1 } });
  const zone = events[0]?.timezone ?? zoneOfState((state ?? DEFAULT_CITY.state).toUpperCase());
  const { from, to, isEvening } = daysOf(when, localNow(zone, new Date(now)).slice(0, 10));
  return { from, to, evening: isEvening ? 'true' : undefined };
}
