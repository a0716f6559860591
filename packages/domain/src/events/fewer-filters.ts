import { FEWER_FILTERS_MOST, type FewerFilters, FILTER_KEYS, type FilterPart } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { askedPlace } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import type { EventQuery } from './event-query.ts';
import { matchOf } from './match.ts';
import { foundOfTerm } from './search-events.sql.ts';

/** Counting ends here, as it does for searches. */
const COUNTED = 350;
/** Pairs of more parts than these would be too many counts. */
const PAIRED_MOST = 5;

interface WaysQuery extends EventQuery {
  term?: string | undefined;
  featured?: boolean | undefined;
}

/** The fields of a query that a visitor chooses, and gives up, as one. */
const FIELDS: Record<FilterPart, ReadonlyArray<keyof WaysQuery>> = {
  term: ['term'],
  categories: ['categories'],
  venue: ['venue'],
  days: ['from', 'to', 'evening'],
  area: ['area'],
  featured: ['featured'],
  ...(Object.fromEntries(FILTER_KEYS.map((key) => [key, [key]])) as Record<
    (typeof FILTER_KEYS)[number],
    [(typeof FILTER_KEYS)[number]]
  >),
};

/**
 * The fewest filters without which a list or search has events, each way with how many it then has, the most first. Nothing for a place that has
 * no events at all. One call to the database for each number of filters that are given up, three at most.
 */
export async function fewerFilters(all: ReadDeps, query: WaysQuery): Promise<{ ways: FewerFilters[] }> {
  const deps = await ofPlace(all, query);
  // What is featured is a list of its own; every way leads out of it.
  const { featured, ...asked } = query;
  const always: FilterPart[] = featured ? ['featured'] : [];
  const chosen = partsOf(asked);
  for (const given of givenUp(chosen, featured === true)) {
    const place = askedPlace(query, deps.place);
    const counts = await readTogether(
      deps.db,
      given.map((parts) => {
        const { term, ...filters } = without(asked, parts);
        const match = term === undefined ? null : matchOf(term);
        // No event matches a term without a letter.
        const limit = term !== undefined && match === null ? 0 : COUNTED + 1;
        return foundOfTerm({ term: match, filters, slugs: place.slugs, now: deps.clock.now(), limit });
      }),
    );
    const ways = given
      .map((parts, i) => ({
        without: [...always, ...parts],
        found: foundOf((counts[i] ?? []).reduce((sum, { n }) => sum + n, 0)),
      }))
      .filter(({ found }) => found.n > 0)
      .sort((a, b) => b.found.n - a.found.n);
    if (ways.length > 0) return { ways: ways.slice(0, FEWER_FILTERS_MOST) };
  }
  return { ways: [] };
}

const foundOf = (n: number) => ({ n: Math.min(n, COUNTED), more: n > COUNTED });

const isChosen = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false);

const partsOf = (query: WaysQuery): FilterPart[] =>
  (Object.keys(FIELDS) as FilterPart[]).filter((part) => FIELDS[part].some((field) => isChosen(query[field])));

function without(query: WaysQuery, parts: readonly FilterPart[]): WaysQuery {
  const dropped = parts.flatMap((part) => FIELDS[part]);
  return Object.fromEntries(Object.entries(query).filter(([field]) => !dropped.includes(field as keyof WaysQuery)));
}

/** What is given up, fewest first: none if that is featured alone, one, two, all. */
function givenUp(parts: readonly FilterPart[], hasLess: boolean): FilterPart[][][] {
  const pairs = parts.flatMap((one, i) => parts.slice(i + 1).map((other) => [one, other]));
  return [
    hasLess ? [[]] : [],
    parts.map((part) => [part]),
    parts.length > 2 && parts.length <= PAIRED_MOST ? pairs : [],
    parts.length > 1 ? [[...parts]] : [],
  ].filter((sets) => sets.length > 0);
}
