import { events, listing, type Statement, write } from '@marquee/db';
import { and, eq, ne } from 'drizzle-orm';
import { placesChanged } from './places-changed.sql.ts';

/** Gives an event its place by its boost (`rank` 1 to 4), or takes it away (0): its row and its handful of entries in lists. */
export function placeBoost(eventId: string, rank: number): Statement[] {
  const isIt = eq(events.id, eventId);
  return [
    write
      .update(events)
      .set({ boostRank: rank })
      .where(and(isIt, ne(events.boostRank, rank))),
    write
      .update(listing)
      .set({ popularity: events.popularity })
      .from(events)
      .where(and(isIt, eq(listing.eventSeq, events.seq), ne(listing.popularity, events.popularity))),
    placesChanged([eventId]),
  ];
}
