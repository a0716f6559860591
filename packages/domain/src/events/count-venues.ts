import type { Category } from '@marquee/contract';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { countWithin, keptCounts } from './count-venues.sql.ts';

/**
 * The venues of a city by name, each with its upcoming events (spec: LIST-05, LIST-18). For the whole city: maintained counts, one
 * read per venue. Within categories: two reads per event, among the next 1,000.
 */
export async function countVenues(
  deps: ReadDeps,
  query: { city?: string | undefined; state?: string | undefined; categories: readonly Category[] },
): Promise<Array<{ venue: string; count: number }>> {
  const { slug } = await readCity(deps, query);
  if (slug === null) return [];
  const counts =
    query.categories.length === 0
      ? await keptCounts(deps.db, slug)
      : await countWithin(deps.db, slug, query.categories, deps.clock.now());
  return counts.toSorted((a, b) => a.venue.localeCompare(b.venue, 'en-US'));
}
