import type { Category } from '@marquee/contract';
import { type Database, number, readAll, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { venueScope } from './venue-scope.ts';

/** The maximum number of venues returned for a city. */
const VENUES = 500;
/** The number of next events scanned within categories. */
const WINDOW = 1_000;

const KEPT = rowsOf('events.venue-counts', { venue: text, count: number });

/** The venues of a city with their maintained counts, one read per venue. */
export function keptCounts(db: Database, slug: string) {
  const first = venueScope(slug, '');
  return readAll(
    db,
    sql`SELECT substr(scope, ${first.length + 1}) AS venue, total AS count FROM listing_counts
      WHERE scope > ${first} AND scope < ${`${slug}A`} AND total > 0 LIMIT ${VENUES}`,
    KEPT,
  );
}

const WITHIN = rowsOf('events.venue-counts-within', { venue: text, count: number });

/** The venues of a city with their upcoming events in these categories, among the next 1,000. */
export function countWithin(db: Database, slug: string, categories: readonly Category[], now: Instant) {
  const scopes = JSON.stringify(categories.map((category) => `${slug}/${category}`));
  return readAll(
    db,
    sql`SELECT trim(e.venue) AS venue, count(*) AS count
      FROM (SELECT DISTINCT event_seq FROM listing
        WHERE scope IN (SELECT value FROM json_each(${scopes})) AND ends_at > ${now} LIMIT ${WINDOW}) l
      JOIN events e ON e.seq = l.event_seq
      WHERE trim(e.venue) NOT IN ('', 'undefined', 'null') GROUP BY 1 LIMIT ${VENUES}`,
    WITHIN,
  );
}
