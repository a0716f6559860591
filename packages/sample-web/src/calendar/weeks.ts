import type { Instant, LocalDate } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';

/** Monday of absolute week 0. Counting on from here has no gap at New Year, as year and week number would have. */
const FIRST_MONDAY = Temporal.PlainDate.from('1970-01-05');

/** Weeks around the current one that have dates: last week, this one, and eight ahead. */
const WINDOW = { back: 1, ahead: 8 };

export function localDay(now: Instant, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
}

/** The absolute number of the ISO week (Monday to Sunday) that holds this day. */
export function weekOf(day: Temporal.PlainDate): number {
  return Math.floor(FIRST_MONDAY.until(day, { largestUnit: 'days' }).days / 7);
}

/** A day of an absolute week; Monday is 0. */
export function dayOfWeek(week: number, weekday: number): Temporal.PlainDate {
  return FIRST_MONDAY.add({ days: week * 7 + weekday });
}

/** `2026-w49`, the ISO name of an absolute week: part of every id. */
export function weekName(week: number): string {
  const monday = dayOfWeek(week, 0);
  return `${monday.yearOfWeek}-w${String(monday.weekOfYear).padStart(2, '0')}`;
}

export function windowWeeks(now: Instant, timezone: string): number[] {
  const current = weekOf(localDay(now, timezone));
  const count = WINDOW.back + WINDOW.ahead + 1;
  return Array.from({ length: count }, (_, i) => current - WINDOW.back + i);
}

/** The day `days` before today, as text that compares with other dates. */
export function daysBefore(now: Instant, timezone: string, days: number): LocalDate {
  return localDay(now, timezone).subtract({ days }).toString();
}
