import type { Category } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';

/** A city's venues told at most. */
const VENUES = 500;
/** Within categories so many of the next events are looked through. */
const WINDOW = 1_000;

export const venueScope = (citySlug: string, venue: string) => `${citySlug}@${venue}`;

/**
 * The venues of a city by name, each with its coming events (spec: LIST-05, LIST-18): for the whole city kept counts, one
 * read a venue; within categories two reads an event, of the next thousand.
 */
export async function countVenues(
  deps: ReadDeps,
  query: { city?: string | undefined; state?: string | undefined; categories: readonly Category[] },
): Promise<Array<{ venue: string; count: number }>> {
  const { slug } = await readCity(deps, query);
  if (slug === null) return [];
  const counts =
    query.categories.length === 0 ? await keptCounts(deps, slug) : await countWithin(deps, slug, query.categories);
  return counts.toSorted((a, b) => a.venue.localeCompare(b.venue, 'en-US'));
}

function keptCounts(deps: ReadDeps, slug: string): Promise<Array<{ venue: string; count: number }>> {
  const first = venueScope(slug, '');
  return deps.db.all(sql`SELECT substr(scope, ${first.length + 1}) AS venue, total AS count FROM listing_counts
    WHERE scope > ${first} AND scope < ${`${slug}A`} AND total > 0 LIMIT ${VENUES}`);
}

function countWithin(deps: ReadDeps, slug: string, categories: readonly Category[]) {
  const scopes = JSON.stringify(categories.map((category) => `${slug}/${category}`));
  return deps.db.all<{ venue: string; count: number }>(sql`SELECT trim(e.venue) AS venue, count(*) AS count
    FROM (SELECT DISTINCT event_seq FROM listing
      WHERE scope IN (SELECT value FROM json_each(${scopes})) AND ends_at > ${deps.clock.now()} LIMIT ${WINDOW}) l
    JOIN events e ON e.seq = l.event_seq
    WHERE trim(e.venue) NOT IN ('', 'undefined', 'null') GROUP BY 1 LIMIT ${VENUES}`);
}
