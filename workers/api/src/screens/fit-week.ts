import type { Event } from '@marquee/contract';
import { isOngoing, type PrintedDay } from '@marquee/web/drawn';

/** Millimeters on the sheet, as week-style.ts draws them, whose days are a little higher. */
const ROW = { small: 14.2, large: 23 } as const;
const HEAD = { small: 9, large: 11 } as const;
/** Of a column: there are two, or one for what is large. */
const COLUMN_MM = 214;

interface Group {
  /** Empty: what runs for many days. */
  day: string;
  all: readonly Event[];
  taken: number;
}

/**
 * What fits on the sheet: each day gives its next event in turn, until the sheet is full, so that no day goes without. What takes place is before
 * what was called off; what runs for many days comes last.
 */
export function fitWeek(events: readonly Event[], now: Date): { days: PrintedDay[]; isLarge: boolean } {
  const groups: Group[] = [
    ...Map.groupBy(events, (event) => (isOngoing(event, now) ? '' : event.startDate.slice(0, 10))),
  ]
    .sort(([one], [other]) => (one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1))
    .map(([day, all]) => ({ day, all, taken: 0 }));
  const isLarge = columnsOf(
    groups.map((group) => ({ ...group, taken: group.all.length })),
    'large',
  ).isWithin(1);
  const columns = isLarge ? 1 : 2;
  const mostOfADay = Math.max(0, ...groups.map(({ all }) => all.length));
  for (let turn = 1; turn <= mostOfADay; turn++) {
    for (const group of groups) {
      if (group.taken !== turn - 1 || turn > group.all.length) continue;
      group.taken = turn;
      if (!columnsOf(groups, isLarge ? 'large' : 'small').isWithin(columns)) group.taken = turn - 1;
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

/** As the browser breaks them: an event stays whole, and a day's heading stays with its first event. */
function columnsOf(groups: readonly Group[], size: 'small' | 'large') {
  let column = 1;
  let used = 0;
  const put = (mm: number) => {
    if (used + mm > COLUMN_MM) {
      column++;
      used = 0;
    }
    used += mm;
  };
  for (const { taken } of groups) for (let row = 0; row < taken; row++) put(ROW[size] + (row === 0 ? HEAD[size] : 0));
  return { isWithin: (columns: number) => column <= columns };
}

/** The first that take place, in the order of the list, then those that were called off. */
function firstOf(events: readonly Event[], most: number): Event[] {
  const on = events.filter(({ status }) => status === 'active');
  const chosen = new Set([...on, ...events.filter(({ status }) => status !== 'active')].slice(0, most));
  return events.filter((event) => chosen.has(event));
}
