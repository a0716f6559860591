import { beginning, events, literal } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { dateOf, daysBetween, isDateOnly } from '../places/index.ts';

/** No event lasts longer (packages/domain/src/quality/weigh.ts). */
const LONGEST_MS = 366 * DAY_MS;
/** An evening that ends before this hour of the next day does not count as two days. */
const SMALL_HOURS = 'T06:00';

/** Must match the condition of the index `events_lasting`. */
const isLasting = and(
  eq(events.status, literal('active')),
  eq(events.upcomingCount, literal(1)),
  gt(beginning(events.nextEndLocal, 10), beginning(events.nextStartLocal, 10)),
);

/**
 * Events with one date that ends on a later day than it starts, the next first (spec: RECUR-03; docs/spec/decisions.md 107). They may
 * have started already. An evening that ends after midnight is not one of them.
 */
export async function lastingEvents(deps: NowDeps, limit: number) {
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
    .where(and(gt(events.nextStartsAt, since), isLasting))
    .orderBy(asc(events.nextStartsAt))
    .limit(limit);
  return rows.flatMap(({ endLocal, ...row }) =>
    endLocal !== null && lastsForDays(row.startLocal, endLocal) ? [{ ...row, endLocal }] : [],
  );
}

/** Whether the end is on a later day, except in the small hours of the next. */
function lastsForDays(startLocal: string, endLocal: string): boolean {
  const days = daysBetween(dateOf(startLocal), dateOf(endLocal));
  if (days !== 1 || isDateOnly(endLocal) || isDateOnly(startLocal)) return days > 0;
  return endLocal.slice(10) > SMALL_HOURS;
}
