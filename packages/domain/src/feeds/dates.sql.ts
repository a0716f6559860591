import { events, occurrences, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const { startLocal, endLocal, startsAt, endsAt, status, isSoldOut, movedFromLocal } = occurrences;
const { id, createdAt, changedAt, revision } = events;
const DATES = rowsOf('feeds.dates', {
  id,
  createdAt,
  changedAt,
  revision,
  startLocal,
  endLocal,
  startsAt,
  endsAt,
  status,
  isSoldOut,
  movedFromLocal,
});

export type DateRow = RowOf<typeof DATES>;

/** The dates of some events from a day on, and from the event's next date on if that began earlier: at most so many each, in order. */
export function datesOf(ids: readonly string[], since: string, most: number): Reading<DateRow> {
  return {
    query: sql`SELECT e.id, e.created_at, e.changed_at, e.revision, o.start_local, o.end_local, o.starts_at, o.ends_at, o.status, o.is_sold_out, o.moved_from_local
      FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN events e ON e.id = j.value
      CROSS JOIN occurrences o ON o.event_id = e.id AND o.start_local IN (SELECT d.start_local FROM occurrences d
        WHERE d.event_id = e.id AND d.start_local >= min(e.next_start_local, ${since}) ORDER BY d.start_local LIMIT ${most})`,
    rows: DATES,
  };
}
