import { DAY_MS, type LocalDate } from '@marquee/kernel';
import type { LocalMoment } from '../../base/types.ts';
import { daysInMonth } from '../../candidates/times/local.ts';

export const MINUTES_A_DAY = 1_440;

/** A moment of wall time in numbers. */
export interface WallMoment {
  /** Days since 1970. */
  day: number;
  /** Since midnight; 0 for a day without a time. */
  second: number;
}

export function dayNumber(date: LocalDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
}

export function momentOf(local: LocalMoment): WallMoment {
  const second = local.length > 10 ? Number(local.slice(11, 13)) * 3_600 + Number(local.slice(14, 16)) * 60 : 0;
  return { day: dayNumber(local), second };
}

/** @param minute minutes of wall time since 1970 */
export function localOf(minute: number, isDay: boolean): LocalMoment {
  return new Date(minute * 60_000).toISOString().slice(0, isDay ? 10 : 16);
}

/** `20261205T193000` or `20261205`; null if it is not a moment. */
export function momentOfStamp(stamp: string): WallMoment | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?Z?)?$/.exec(stamp);
  if (!match) return null;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 60) return null;
  return { day: Date.UTC(year, month - 1, date) / DAY_MS, second: hour * 3_600 + minute * 60 + second };
}
