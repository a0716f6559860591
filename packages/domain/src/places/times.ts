import type { Instant } from '@marquee/kernel';
import { dateOf, endOfDay, instantOf, isDateOnly } from './zone.ts';

export interface Times {
  startLocal: string;
  /** Null if there is no end, or if it is not after the start. */
  endLocal: string | null;
  startsAt: Instant;
  endsAt: Instant;
}

/** How long lists keep an event without an end: an hour longer than plans assume, since it may still go on. */
const LISTED_MS = 3 * 60 * 60_000;

/** Wall times in their zone as instants; an end date means the midnight after it. Null for a time that does not exist. */
export function timesOf(startLocal: string, end: string | null, zone: string): Times | null {
  try {
    const startsAt = instantOf(startLocal, zone);
    const givenEnd = end === null ? null : isDateOnly(end) ? endOfDay(end, zone) : instantOf(end, zone);
    if (end !== null && givenEnd !== null && givenEnd > startsAt)
      return { startLocal, endLocal: end, startsAt, endsAt: givenEnd };
    const endsAt = isDateOnly(startLocal) ? endOfDay(dateOf(startLocal), zone) : startsAt + LISTED_MS;
    return { startLocal, endLocal: null, startsAt, endsAt };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
