import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { placesChanged } from './places-changed.sql.ts';

/** Gives an event its place by its boost (`rank` 1 to 4), or takes it away (0): its row and its handful of entries in lists. */
export function placeBoost(eventId: string, rank: number): Statement[] {
  return [
    sql`UPDATE events SET boost_rank = ${rank} WHERE id = ${eventId} AND boost_rank <> ${rank}`,
    sql`UPDATE listing SET popularity = e.popularity FROM events e
      WHERE e.id = ${eventId} AND listing.event_seq = e.seq AND listing.popularity <> e.popularity`,
    placesChanged([eventId]),
  ];
}
