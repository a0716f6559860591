import { rowsAs, type Statement } from '@marquee/db';
import { type Instant, MINUTE_MS } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** A change is looked at so much later: what changes back by then is never told. */
const AFTER_MS = 10 * MINUTE_MS;

/** An event as it was: its dates (`events.dates_shown`) and its place. */
export interface EventBefore {
  /** An id under which people keep it. */
  id: string;
  dates: string | null;
  venue: string | null;
}

/** Notices that events changed, for those who keep them (docs/decisions/040-changes-of-kept-events.md): one row for each id under which one is kept. */
export function noticeChanges(before: readonly EventBefore[], now: Instant): Statement {
  return sql`INSERT INTO kept_changes (event_id, known_dates, known_venue, since, due_at)
    SELECT r.value->>'id', r.value->>'dates', r.value->>'venue', ${now}, ${now + AFTER_MS} FROM ${rowsAs('r', before)}
    WHERE EXISTS (SELECT 1 FROM hearts WHERE event_id = r.value->>'id')
      OR EXISTS (SELECT 1 FROM itinerary_stops WHERE event_id = r.value->>'id')
    ON CONFLICT (event_id) DO UPDATE SET since = iif(due_at IS NULL, excluded.since, since), due_at = coalesce(due_at, excluded.due_at)`;
}

/**
 * Notices that the sale of tickets begins at another time than before, or that it was said first.
 * @param events when it began as those know who saved the event
 */
export function noticeSales(events: ReadonlyArray<{ id: string; known: unknown }>, now: Instant): Statement {
  return sql`INSERT INTO sale_notices (event_id, known, due_at)
    SELECT r.value->>'id', r.value->>'known', ${now + AFTER_MS} FROM ${rowsAs('r', events)} WHERE true
    ON CONFLICT (event_id) DO UPDATE SET due_at = excluded.due_at WHERE telling IS NULL`;
}
