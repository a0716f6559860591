import { events } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { asc, sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { dateOf, daysBetween, isDateOnly } from '../places/index.ts';

/** No event lasts longer (packages/domain/src/quality/weigh.ts). */
const LONGEST_MS = 366 * DAY_MS;
/** A night that ends in the small hours is over before this; it lasts no two days. */
const SMALL_HOURS = 'T06:00';

/**
 * Events of one date whose end lies on a later day than its start, the next first (spec: RECUR-03; docs/spec/decisions.md 107). They may
 * have begun already. A night that ends after midnight is none of them.
 */
export async function lastingEvents(deps: Pick<ReadDeps, 'db' | 'clock'>, limit: number) {
  const since = deps.clock.now() - LONGEST_MS;
  const rows = await deps.db
    .select({
      id: events.id,
      slug: events.slug,
      title: events.title,
      venue: events.venue,
      city: events.city,
      state: events.state,
      sourceUrl: events.sourceUrl,
      startLocal: events.nextStartLocal,
      endLocal: events.nextEndLocal,
      startsAt: events.nextStartsAt,
    })
    .from(events)
    // As the index `events_lasting` has it.
    .where(
      sql`next_starts_at > ${since} AND status = 'active' AND upcoming_count = 1 AND substr(next_end_local, 1, 10) > substr(next_start_local, 1, 10)`,
    )
    .orderBy(asc(events.nextStartsAt))
    .limit(limit);
  return rows.flatMap(({ endLocal, ...row }) =>
    endLocal !== null && lastsForDays(row.startLocal, endLocal) ? [{ ...row, endLocal }] : [],
  );
}

/** Whether the end lies on a later day, other than in the small hours of the next. */
export function lastsForDays(startLocal: string, endLocal: string): boolean {
  const days = daysBetween(dateOf(startLocal), dateOf(endLocal));
  if (days !== 1 || isDateOnly(endLocal) || isDateOnly(startLocal)) return days > 0;
  return endLocal.slice(10) > SMALL_HOURS;
}
