import type { Event } from '@marquee/contract';
import { localNow } from '../events/zones.ts';

/** In place of a day: what was paid for, before the list. */
export const BOOSTED = 'boosted';

/** The events of one day, in the order of the list. `day` is null for what began before today and goes on. */
export interface DayGroup {
  day: string | null;
  events: readonly Event[];
}

/** A list in the order of dates, in groups by the day of the next showing. */
export function groupByDay(events: readonly Event[], now: Date = new Date()): DayGroup[] {
  const groups = Map.groupBy(events, ({ startDate, timezone }) => {
    const day = startDate.slice(0, 10);
    return day < localNow(timezone, now).slice(0, 10) ? null : day;
  });
  return [...groups].map(([day, members]) => ({ day, events: members }));
}
