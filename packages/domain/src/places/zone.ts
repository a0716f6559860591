import type { Instant, LocalDate, LocalDateTime } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';

/** Whether it is a date without a time. */
export function isDateOnly(local: LocalDateTime | LocalDate): boolean {
  return local.length === 10;
}

/**
 * The instant of a wall-clock time in an IANA zone; a date means its first instant. In the hour that spring skips, the
 * later reading is used; in the hour that fall repeats, the earlier (`compatible`, RFC 5545 §3.3.5).
 * Throws RangeError for a time or zone that does not exist.
 */
export function instantOf(local: LocalDateTime | LocalDate, zone: string): Instant {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The first instant after a day. */
export function endOfDay(date: LocalDate, zone: string): Instant {
  return instantOf(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), zone);
}

/** The wall-clock time of an instant, to the minute. */
export function localOf(instant: Instant, zone: string): LocalDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

export function dateOf(local: LocalDateTime | LocalDate): LocalDate {
  return local.slice(0, 10);
}

/** The same wall-clock time full weeks later or earlier: the weekday stays. */
export function addWeeks<T extends LocalDateTime | LocalDate>(local: T, weeks: number): T {
  if (weeks === 0) return local;
  const moved = Temporal.PlainDate.from(dateOf(local)).add({ weeks }).toString();
  return `${moved}${local.slice(10)}` as T;
}

/** A date some days later, or earlier. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Whole days from one date to another. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
}

/** The first instant of the day that an instant falls on. */
export function startOfDay(instant: Instant, zone: string): Instant {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).startOfDay().epochMilliseconds;
}

/** A wall-clock time with its zone's offset from UTC at that time (ISO 8601: `2026-12-05T19:30-05:00`); a date stays a date. */
export function withOffset(local: LocalDateTime | LocalDate, zone: string): string {
  if (isDateOnly(local)) return local;
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(zone, { disambiguation: 'compatible' })
    .toString({ timeZoneName: 'never', smallestUnit: 'minute' });
}
