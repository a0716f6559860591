import type { Event } from '@marquee/contract';
import { ASSUMED_MINUTES } from '../../api/constants.generated.ts';
import { isWholeDay } from '../events/local-time.ts';
import { type Point, radians, straightMiles, waysBetween } from './ways.ts';

type Timed = Pick<Event, 'startDate' | 'endDate' | 'isAllDay'>;
type Placed = Pick<Event, 'latitude' | 'longitude' | 'isOnline'>;

/** What goes on for less after one's own event is over by the time one is there. */
const LEFT_MINUTES = 30;
/** Who waits longer goes home in between. */
const WAIT_MINUTES = 180;
/** A night ends then, and an event that begins before is of the night before. */
const NIGHT_ENDS = '04:00';
/** About twenty minutes on foot. */
const WALK_MILES = 0.77;
const MILES_A_DEGREE = 69;
const MOST = 4;

const MINUTE_MS = 60_000;
const plus = (local: string, n: number) =>
  new Date(Date.parse(`${local.slice(0, 16)}Z`) + n * MINUTE_MS).toISOString().slice(0, 16);

/** When an event ends, and whether a source says so; null for what has no hours of one day. */
export function endOf(event: Timed): { at: string; isStated: boolean } | null {
  const { startDate, endDate } = event;
  if (event.isAllDay || isWholeDay(event)) return null;
  const end = endDate !== null && endDate.length > 10 && endDate > startDate ? endDate.slice(0, 16) : null;
  if (end !== null && end > plus(startDate, 24 * 60)) return null;
  return end === null ? { at: plus(startDate, ASSUMED_MINUTES), isStated: false } : { at: end, isStated: true };
}

/** The end of the night of an event. */
export function nightEnd({ startDate }: Timed): string {
  const day = startDate.slice(0, 10);
  return startDate.slice(11, 16) < NIGHT_ENDS
    ? `${day}T${NIGHT_ENDS}`
    : `${plus(day.concat('T00:00'), 24 * 60).slice(0, 10)}T${NIGHT_ENDS}`;
}

export function pointOf({ latitude, longitude, isOnline }: Placed): Point | null {
  return isOnline || latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The area within walking distance, as lists take it: west, south, east, north. */
export function walkingArea({ latitude, longitude }: Point): string {
  const lat = WALK_MILES / MILES_A_DEGREE;
  const lng = lat / Math.cos(radians(latitude));
  return [longitude - lng, latitude - lat, longitude + lng, latitude + lat].map((one) => one.toFixed(5)).join(',');
}

interface Later {
  event: Event;
  /** It begins after the end, else it goes on until then. */
  until: string | null;
  walk: number;
}

/** What begins, or still goes on, after an event ends, the same night and within walking distance; the soonest first. */
export function laterNearby(event: Event, others: readonly Event[]): Later[] {
  const [end, here] = [endOf(event), pointOf(event)];
  if (end === null || here === null) return [];
  return others
    .flatMap((other): Later[] => {
      const there = pointOf(other);
      if (other.id === event.id || other.status !== 'active' || other.soldOut || other.timezone !== event.timezone)
        return [];
      if (there === null || straightMiles(here, there) > WALK_MILES) return [];
      const until = goesOnUntil(other, end.at, nightEnd(event));
      return until === false ? [] : [{ event: other, until, walk: waysBetween(here, there).walk ?? 0 }];
    })
    .toSorted((a, b) => (a.event.startDate < b.event.startDate ? -1 : 1))
    .slice(0, MOST);
}

/** Null for what begins soon after an hour of the same night; the end of what goes on then; false for everything else. */
function goesOnUntil(other: Timed, at: string, night: string): string | null | false {
  if (other.isAllDay || isWholeDay(other) || other.startDate >= night) return false;
  if (other.startDate.slice(0, 16) >= at) return other.startDate.slice(0, 16) <= plus(at, WAIT_MINUTES) ? null : false;
  const end = endOf(other);
  if (!end?.isStated || end.at < plus(at, LEFT_MINUTES)) return false;
  return end.at;
}
