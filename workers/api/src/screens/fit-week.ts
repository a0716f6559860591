import type { Event } from '@marquee/contract';
import { isOngoing, type PrintedDay } from '@marquee/web/drawn';

/** Millimeters on the sheet, as week-style.ts draws them. */
const ROW = { small: 14.2, large: 23 } as const;
const HEAD = { small: 9, large: 11 } as const;
/** Of a column; two of them, or one for what is large. A day's heading and an event are not parted, which may leave a gap at the end of the first. */
export const COLUMN_MM = 204;
const GAP_MM = HEAD.small + ROW.small;

/**
 * What fits on the sheet: each day gives its next event in turn, until the sheet is full, so that no day goes without. What takes place is before
 * what was called off; what runs for many days comes last.
 */
export function fitWeek(events: readonly Event[], now: Date): { days: PrintedDay[]; isLarge: boolean } {
  const groups = [...Map.groupBy(events, (event) => (isOngoing(event, now) ? '' : event.startDate.slice(0, 10)))]
    .sort(([one], [other]) => (one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1))
    .map(([day, all]) => ({ day, all, taken: 0 }));
  const isLarge = groups.length * HEAD.large + events.length * ROW.large <= COLUMN_MM;
  const size = isLarge ? 'large' : 'small';
  let room = (isLarge ? COLUMN_MM : 2 * COLUMN_MM - GAP_MM) - groups.length * HEAD[size];
  for (let turn = 0, hasMore = true; hasMore; turn++) {
    hasMore = false;
    for (const group of groups) {
      if (turn >= group.all.length || room < ROW[size]) continue;
      group.taken = turn + 1;
      room -= ROW[size];
      hasMore = true;
    }
  }
  const days = groups
    .filter(({ taken }) => taken > 0)
    .map(({ day, all, taken }) => ({
      day: day === '' ? null : day,
      events: firstOf(all, taken),
      more: all.length - taken,
    }));
  return { days, isLarge };
}

/** The first that take place, in the order of the list, then those that were called off. */
function firstOf(events: readonly Event[], most: number): Event[] {
  const on = events.filter(({ status }) => status === 'active');
  const chosen = new Set([...on, ...events.filter(({ status }) => status !== 'active')].slice(0, most));
  return events.filter((event) => chosen.has(event));
}
