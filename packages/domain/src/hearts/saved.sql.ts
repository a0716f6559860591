import { eventAliases, events, hearts, type RowOf, reading, write } from '@marquee/db';
import { MOST_SAVED } from '@marquee/kernel';
import { and, desc, eq } from 'drizzle-orm';

const { id, categories, venue } = events;
export type Saved = RowOf<ReturnType<typeof latest>['rows']>;

/** The events of somebody's latest hearts, the last one first; an event that was merged is the one that took its place. */
export function latest(userId: string) {
  const saved = write
    .select({ eventId: hearts.eventId })
    .from(hearts)
    .where(eq(hearts.userId, userId))
    .orderBy(desc(hearts.savedAt))
    .limit(MOST_SAVED)
    .as('saved');
  // SQLite keeps the order of a cross join.
  return reading('hearts.saved', { id, categories, venue }, (columns) =>
    write
      .select(columns)
      .from(saved)
      .crossJoin(eventAliases)
      .crossJoin(events)
      .where(and(eq(eventAliases.alias, saved.eventId), eq(id, eventAliases.eventId))),
  );
}
