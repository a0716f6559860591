import { number, type Reading, rowsOf, seqOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { EventQuery } from './event-query.ts';
import { hitsOf, tablesOf } from './hits.sql.ts';
import type { TextMatch } from './match.ts';
import { venueOfEvent } from './venue-scope.sql.ts';

/** A place's venues told at most. */
export const VENUES = 500;
/** Within filters so many of the next events are looked through. */
const WINDOW = 1_000;
/** Of a search as many as it counts and puts in order. */
const SEARCH_WINDOW = 350;

const COUNTS = rowsOf('events.venue-counts', { venue: text, count: number });
type VenueCounts = Reading<ReturnType<typeof COUNTS.read>>;

/** The venues of some cities with the counts that are kept of their lists, under the names that they give themselves: at most three reads a venue. */
export function keptCounts(slugs: SQL): VenueCounts {
  return {
    query: sql`SELECT coalesce((SELECT p.name FROM venue_names v CROSS JOIN venue_profiles p ON p.venue_slug = v.venue_slug
          WHERE v.city_slug = s.slug AND v.name = substr(n.scope, length(s.slug) + 2)), substr(n.scope, length(s.slug) + 2)) AS venue,
        sum(n.total) AS count
      FROM ${slugs} s CROSS JOIN listing_counts n ON n.scope > s.slug || '@' AND n.scope < s.slug || 'A'
      WHERE n.total > 0 GROUP BY 1 LIMIT ${VENUES}`,
    rows: COUNTS,
  };
}

/**
 * The venue of each coming event of some cities under filters, of the next thousand, of a search of the next 350: three reads each, without a name for one that has none. Not grouped: D1 would count
 * each event once more.
 */
export function venuesWithin(slugs: SQL, match: TextMatch | null, filters: EventQuery, now: Instant): VenueCounts {
  return {
    query: sql`WITH ${tablesOf({ slugs, filters, now, except: match?.except })}
      SELECT iif(trim(e.venue) NOT IN ('', 'undefined', 'null'), coalesce(e.venue_shown, ${venueOfEvent}), '') AS venue, 1 AS count
      FROM ${hitsOf({ text: match, filters, now, order: 'soonest', after: null, limit: match === null ? WINDOW : SEARCH_WINDOW })} h
      CROSS JOIN events e ON e.seq = ${seqOf(sql`h.at`)}`,
    rows: COUNTS,
  };
}
