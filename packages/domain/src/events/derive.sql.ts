import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { correctFacts } from './corrected.sql.ts';
import { deriveListing } from './listed.sql.ts';
import { deriveOccurrences } from './occurrences.sql.ts';
import { countPlaces } from './places-changed.sql.ts';
import { deriveState, markDuplicates } from './state.sql.ts';

/**
 * The statements that update all derived data of some events: occurrences from sightings, what the venue
 * corrects, the event's state from its occurrences, the listing, and the search text. Commit them after the change; running them
 * twice changes nothing.
 */
export function derive(eventIds: readonly string[], now: Instant): Statement[] {
  if (eventIds.length === 0) return [];
  const ids = JSON.stringify([...new Set(eventIds)]);
  return [
    deriveVenue(ids),
    correctFacts(ids, now),
    ...deriveOccurrences(ids),
    deriveState(ids, now),
    ...markDuplicates(ids),
    countPlaces(ids),
    ...deriveListing(ids),
  ];
}

/** Every spelling of a venue leads to its page, and is shown under the name that it gives itself. */
function deriveVenue(ids: string): Statement {
  return sql`UPDATE events SET venue_slug = n.venue_slug, venue_shown = n.shown FROM (SELECT e.seq, v.venue_slug, p.name AS shown FROM json_each(${ids}) j JOIN events e ON e.id = j.value
        LEFT JOIN venue_names v ON v.city_slug = e.city_slug AND v.name = trim(e.venue) LEFT JOIN venue_profiles p ON p.venue_slug = v.venue_slug) n
      WHERE events.seq = n.seq AND (events.venue_slug IS NOT n.venue_slug OR events.venue_shown IS NOT n.shown)`;
}
