import { filtersOf, filtersOn } from '@marquee/contract';
import { readAll } from '@marquee/db';
import { askedPlace } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { keptCounts, VENUES, venuesWithin } from './count-venues.sql.ts';
import type { EventQuery } from './event-query.ts';
import { ENOUGH_HITS } from './hits.sql.ts';
import { matchTerm, type TextMatch, textsOf } from './match.ts';

/**
 * The venues of a place by name, each with its coming events (spec: LIST-05, LIST-18): for whole cities kept counts, three
 * reads a venue; under filters three reads an event, of the next thousand, of a search of the next 350, which it counts too.
 */
export async function countVenues(
  given: ReadDeps,
  query: Omit<EventQuery, 'venue'> & { term?: string | undefined },
): Promise<Array<{ venue: string; count: number }>> {
  const deps = await ofPlace(given, query);
  const { slugs } = askedPlace(query, deps.place);
  const { categories = [], from, to, evening, area, term } = query;
  const isWhole =
    !area &&
    categories.length === 0 &&
    from === undefined &&
    to === undefined &&
    !evening &&
    filtersOn(query).length === 0 &&
    term === undefined;
  const match = term === undefined ? null : matchTerm(term);
  // No event matches a term without a letter.
  if (term !== undefined && match === null) return [];
  const filters = { categories, from, to, evening, ...filtersOf(query), area };
  const [typed = null, other] = textsOf(match);
  const within = (text: TextMatch | null) => venuesWithin(slugs, text, filters, deps.clock.now());
  const { query: counting, rows } = isWhole ? keptCounts(slugs) : within(typed);
  // Without filters it is what is kept; else the events themselves say what is over.
  if (!isWhole) deps.moments?.ends(deps.clock.now());
  const counts = new Map<string, number>();
  const found = await readAll(deps.db, counting, rows);
  if (other && found.length < ENOUGH_HITS) found.push(...(await readAll(deps.db, within(other).query, rows)));
  for (const { venue, count } of found.filter((one) => one.venue !== ''))
    counts.set(venue, (counts.get(venue) ?? 0) + count);
  return [...counts]
    .slice(0, VENUES)
    .map(([venue, count]) => ({ venue, count }))
    .sort((a, b) => a.venue.localeCompare(b.venue, 'en-US'));
}
