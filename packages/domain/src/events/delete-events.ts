import { eventAliases, events, listing, occurrences, type Statement, sightings, valuesIn, write } from '@marquee/db';
import { inArray } from 'drizzle-orm';

/** Deletes events with their dates and what sources say of them. The caller made sure that nobody keeps them. */
export function deleteEvents(ids: readonly string[]): Statement[] {
  const these = valuesIn(ids);
  const seqs = write.select({ seq: events.seq }).from(events).where(inArray(events.id, these));
  return [
    write.delete(listing).where(inArray(listing.eventSeq, seqs)),
    write.delete(occurrences).where(inArray(occurrences.eventId, these)),
    write.delete(sightings).where(inArray(sightings.eventId, these)),
    write.delete(eventAliases).where(inArray(eventAliases.eventId, these)),
    write.delete(events).where(inArray(events.id, these)),
  ];
}
