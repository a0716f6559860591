import { eventAliases, events, listing, occurrences, type Statement, sightings, valuesIn, write } from '@marquee/db';
import { inArray, type SQL } from 'drizzle-orm';

/**
 * Deletes events with their dates and what sources say of them, by their ids or by a list for a statement. The caller made sure that nobody keeps
 * them. The events go last, so that a list that reads them is the same for every statement.
 */
export function deleteEvents(ids: readonly string[] | SQL): Statement[] {
  const these = 'getSQL' in ids ? ids : valuesIn(ids);
  const seqs = write.select({ seq: events.seq }).from(events).where(inArray(events.id, these));
  return [
    write.delete(listing).where(inArray(listing.eventSeq, seqs)),
    write.delete(occurrences).where(inArray(occurrences.eventId, these)),
    write.delete(sightings).where(inArray(sightings.eventId, these)),
    write.delete(eventAliases).where(inArray(eventAliases.eventId, these)),
    write.delete(events).where(inArray(events.id, these)),
  ];
}
