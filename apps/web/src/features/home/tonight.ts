import type { Event } from '@marquee/contract';
import { isWholeDay } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';
import { eventsPath, type Place } from '../place/place-address.ts';

type Timed = Pick<Event, 'startDate' | 'endDate' | 'timezone' | 'isAllDay' | 'status'>;

/** Rows of the board. */
export const TONIGHT_ROWS = 4;

const EVENING = '17:00';

/** The listing with the same events: of the city alone, as Home reads it. */
export const tonightPath = (place: Place) => `${eventsPath(place)}&when=tonight&within=0`;

/** The listing's Tonight as it is without a choice: with the towns nearby. */
export const tonightAroundPath = (place: Place) => `${eventsPath(place)}&when=tonight`;

/** The current day at the event's place, and its last minute. */
function evening(timezone: string, now: Date): { day: string; to: string } {
  const day = localNow(timezone, now).slice(0, 10);
  return { day, to: `${day}T23:59` };
}

/** What the listing shows for tonight: events of this evening, from 5 PM on at their place, also those that have begun or are cancelled. */
export function eveningOf<E extends Timed>(events: readonly E[], now: Date): E[] {
  return events.filter((event) => {
    const { day, to } = evening(event.timezone, now);
    const start = event.startDate.slice(0, 16);
    return !isWholeDay(event) && start >= `${day}T${EVENING}` && start <= to;
  });
}

/** Of them, those that take place and have not begun. */
export function tonightOf<E extends Timed>(events: readonly E[], now: Date): E[] {
  return eveningOf(events, now).filter(
    ({ status, startDate, timezone }) => status === 'active' && startDate.slice(0, 16) >= localNow(timezone, now),
  );
}

/** Whether the events, soonest first, end before the evening does: then the next page of them may hold more of it. */
export function endBeforeNight(events: readonly Timed[], now: Date): boolean {
  const last = events.at(-1);
  return last !== undefined && last.startDate.slice(0, 16) <= evening(last.timezone, now).to;
}
