import { DAY_MS, type LocalDate } from '@marquee/kernel';
import type { LocalMoment } from '../../base/types.ts';

/** `HH:MM`, 24 hours. */
export type ClockTime = string;

/** Years outside this range are typing errors (year 0001, 9999) or not dates of events. */
const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2100;

/** Null for `2026-02-30`, year 1 and year 9999. Months and days count from 1. */
export function localDate(year: number, month: number, day: number, earliestYear = EARLIEST_YEAR): LocalDate | null {
  if (!(year >= earliestYear && year <= LATEST_YEAR) || !(month >= 1 && month <= 12) || !(day >= 1)) return null;
  return day <= daysInMonth(year, month) ? `${year}-${pad(month)}-${pad(day)}` : null;
}

export function clockTime(hour: number, minute: number): ClockTime | null {
  return hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 ? `${pad(hour)}:${pad(minute)}` : null;
}

/** In the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Every month has so many days. */
const SHORTEST_MONTH = 28;

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(daysSinceEpoch(date) * DAY_MS).getUTCDay();
}

export function addDays(date: LocalDate, days: number): LocalDate {
  const day = Number(date.slice(8, 10)) + days;
  // Most are of the same month.
  if (day >= 1 && day <= SHORTEST_MONTH) return `${date.slice(0, 8)}${pad(day)}`;
  return new Date((daysSinceEpoch(date) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return daysSinceEpoch(to) - daysSinceEpoch(from);
}

/** Computed instead of parsed: parsing takes ten times as long, and every date of a page needs it. */
function daysSinceEpoch(date: LocalDate): number {
  const day = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
  return day / DAY_MS;
}

export function join(date: LocalDate, time: ClockTime | undefined): LocalMoment {
  return time === undefined ? date : `${date}T${time}`;
}

export function dateOf(moment: LocalMoment): LocalDate {
  return moment.slice(0, 10);
}

export function timeOf(moment: LocalMoment): ClockTime | undefined {
  return moment.length > 10 ? moment.slice(11, 16) : undefined;
}

export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
