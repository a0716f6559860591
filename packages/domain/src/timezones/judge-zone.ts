import type { Instant } from '@marquee/kernel';
import { instantOf, localOf } from '../places/index.ts';

export interface StoredTime {
  /** Stored with the event. */
  timezone: string;
  cityTimezone: string;
  /** `2026-10-10T19:00`, or a day without a time. */
  startLocal: string;
  startsAt: Instant;
}

export interface ZoneVerdict {
  /** The wall time that the stored instant has in the city. */
  localInCity: string;
  isZoneRight: boolean;
  isTimeRight: boolean;
  /** A sentence. */
  verdict: string;
}

/** Compares the zone stored with an event with that of its city: by name, and by whether the wall time means the stored instant there. */
export function judgeZone({ timezone, cityTimezone, startLocal, startsAt }: StoredTime): ZoneVerdict {
  const localInCity = localOf(startsAt, cityTimezone);
  const isZoneRight = timezone === cityTimezone;
  const isTimeRight = instantOf(startLocal, cityTimezone) === startsAt;
  return { localInCity, isZoneRight, isTimeRight, verdict: sentence() };

  function sentence(): string {
    if (isZoneRight && isTimeRight)
      return `The event has its city's zone, ${cityTimezone}, and its time means the stored instant.`;
    if (isTimeRight)
      return `The event has the zone ${timezone}, its city ${cityTimezone}; on its day both have the same time.`;
    if (isZoneRight)
      return `The zone is the city's, but the stored instant is ${localInCity} there, not ${startLocal}.`;
    return `The event has the zone ${timezone}, but its city has ${cityTimezone}: there it would begin at ${localInCity}.`;
  }
}
