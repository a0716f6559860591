import type { Event } from '@marquee/contract';
import { alwaysThere } from '../events/always.ts';
import { localNow } from '../events/zones.ts';

/** In place of a day: what was paid for, before the list. */
export const BOOSTED = 'boosted';

/** In place of a day: what is always there, in one row that opens. */
export const ALWAYS = 'always';

/** The events of one day, in the order of the list. `day` is null for what began before today and goes on, undefined in a list without days. */
export interface DayGroup {
  day: string | null | undefined;
  events: readonly Event[];
}

/** A list in the order of dates, in groups by the day of the next showing; what goes on for days comes after what is on today alone, then what is always there. */
export function groupByDay(listed: readonly Event[], now: Date = new Date()): DayGroup[] {
  const always = new Set(alwaysThere(listed, now));
  const events = listed.filter((event) => !always.has(event));
  const isToday = ({ day, events: [first] }: DayGroup) =>
    first !== undefined && day === localNow(first.timezone, now).slice(0, 10);
  const groups = Map.groupBy(events, ({ startDate, timezone }) => {
    const day = startDate.slice(0, 10);
    return day < localNow(timezone, now).slice(0, 10) ? null : day;
  });
  const days = [...groups].map(([day, members]) => ({ day, events: members }));
  const inOrder = [...days.filter(isToday), ...days.filter((group) => !isToday(group))];
  const near = inOrder.filter((group) => isToday(group) || group.day === null).length;
  const row = always.size === 0 ? [] : [{ day: ALWAYS, events: [...always] }];
  return inOrder.toSpliced(Math.max(1, near), 0, ...row);
}

interface Grouping {
  /** Paid for: they come first. */
  boosted: readonly Event[];
  rest: readonly Event[];
  hasDays: boolean;
}

/** A whole list in the order in which it is shown. `isStrip`: small, as the days around it are what the list is about. */
export function groupsOf({ boosted, rest, hasDays }: Grouping, now?: Date): Array<DayGroup & { isStrip: boolean }> {
  const groups: DayGroup[] = [
    ...(boosted.length > 0 ? [{ day: BOOSTED, events: boosted }] : []),
    ...(hasDays ? groupByDay(rest, now) : [{ day: undefined, events: rest }]),
  ];
  return groups.map((group) => ({
    ...group,
    isStrip: (group.day === null && groups.length > 1) || group.day === ALWAYS,
  }));
}
