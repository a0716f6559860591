import { ASSUMED_MINUTES, type Event } from '@marquee/contract';
import { CHANGE_MINUTES, MILES_AN_HOUR } from '@marquee/domain/concierge';
import { instantOf, milesBetween } from '@marquee/domain/places';
import { type Instant, MINUTE_MS } from '@marquee/kernel';

/** What a plan needs of an event. */
export type Candidate = Pick<Event, 'slug' | 'startDate' | 'endDate' | 'timezone' | 'latitude' | 'longitude'>;

export interface Stop<C extends Candidate = Candidate> {
  event: C;
  startsAt: Instant;
  endsAt: Instant;
  /** The source states no end. */
  isEndAssumed: boolean;
}

/** The way between two stops. */
export interface Leg {
  /** As the crow flies; null where one of the places has no coordinates. */
  miles: number | null;
  minutesNeeded: number;
  /** Negative where they overlap. */
  minutesBetween: number;
  fits: boolean;
}

/** Where a place has no coordinates. */
export const UNKNOWN_WAY_MINUTES = 30;

/** When an event begins and ends; null for one without an hour. */
export function stopOf<C extends Candidate>(event: C): Stop<C> | null {
  const { startDate, endDate, timezone } = event;
  if (startDate.length <= 10) return null;
  const startsAt = instantOf(startDate, timezone);
  const stated = endDate !== null && endDate.length > 10 ? instantOf(endDate, timezone) : null;
  const isEndAssumed = stated === null || stated <= startsAt;
  return { event, startsAt, endsAt: isEndAssumed ? startsAt + ASSUMED_MINUTES * MINUTE_MS : stated, isEndAssumed };
}

export function legBetween(a: Stop, b: Stop): Leg {
  const miles = milesOf(a.event, b.event);
  const minutesNeeded = miles === null ? UNKNOWN_WAY_MINUTES : Math.ceil((miles / MILES_AN_HOUR) * 60) + CHANGE_MINUTES;
  const minutesBetween = Math.round((b.startsAt - a.endsAt) / MINUTE_MS);
  return { miles, minutesNeeded, minutesBetween, fits: minutesBetween >= minutesNeeded };
}

function milesOf(a: Candidate, b: Candidate): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const from = { latitude: a.latitude, longitude: a.longitude };
  return Math.round(milesBetween(from, { latitude: b.latitude, longitude: b.longitude }) * 10) / 10;
}

/** The stops that can be attended one after another, at most so many: what ends first goes first, which gives the most of them. */
export function picked<C extends Candidate>(stops: ReadonlyArray<Stop<C>>, most: number): Array<Stop<C>> {
  const chosen: Array<Stop<C>> = [];
  for (const stop of stops.toSorted((a, b) => a.endsAt - b.endsAt || a.startsAt - b.startsAt)) {
    if (chosen.length === most) break;
    const last = chosen.at(-1);
    if (last === undefined || legBetween(last, stop).fits) chosen.push(stop);
  }
  return chosen;
}
