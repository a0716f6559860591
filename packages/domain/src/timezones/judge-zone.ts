import { type Instant, type Message, say } from '@marquee/kernel';
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
  verdict: Message;
}

/** Compares the zone stored with an event with that of its city: by name, and by whether the wall time means the stored instant there. */
export function judgeZone({ timezone, cityTimezone, startLocal, startsAt }: StoredTime): ZoneVerdict {
  const localInCity = localOf(startsAt, cityTimezone);
  const isZoneRight = timezone === cityTimezone;
  const isTimeRight = instantOf(startLocal, cityTimezone) === startsAt;
  return { localInCity, isZoneRight, isTimeRight, verdict: sentence() };

  function sentence(): Message {
    if (isZoneRight && isTimeRight) return say('timezone.eventHasCitysZoneTime', { zone: cityTimezone });
    if (isTimeRight) return say('timezone.eventHasZoneCityDay', { zone: timezone, other: cityTimezone });
    if (isZoneRight) return say('timezone.zoneCitysButStoredInstant', { time: localInCity, start: startLocal });
    return say('timezone.eventHasZoneButCity', { zone: timezone, other: cityTimezone, time: localInCity });
  }
}
