import type { Event } from '@marquee/contract';
import { isWholeDay } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';

type Timed = Pick<Event, 'startDate' | 'endDate' | 'timezone' | 'isAllDay' | 'status'>;

/** Rows of the board. */
export const TONIGHT_ROWS = 4;

const EVENING = '17:00';

/** The evening of the current day, as wall times of the event's place; what has begun no longer counts. */
function evening(timezone: string, now: Date): { from: string; to: string } {
  const current = localNow(timezone, now);
  const day = current.slice(0, 10);
  return { from: current > `${day}T${EVENING}` ? current : `${day}T${EVENING}`, to: `${day}T23:59` };
}

/** Whether the event starts this evening: from 5 PM on at its place. */
function startsTonight(event: Timed, now: Date): boolean {
  const { from, to } = evening(event.timezone, now);
  const start = event.startDate.slice(0, 16);
  return event.status === 'active' && !isWholeDay(event) && start >= from && start <= to;
}

export function tonightOf<E extends Timed>(events: readonly E[], now: Date): E[] {
  return events.filter((event) => startsTonight(event, now));
}

/** Whether the events, soonest first, end before the evening does: then the next page of them may hold more of it. */
export function endBeforeNight(events: readonly Timed[], now: Date): boolean {
  const last = events.at(-1);
  return last !== undefined && last.startDate.slice(0, 16) <= evening(last.timezone, now).to;
}
