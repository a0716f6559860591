import { addDays } from './local.ts';
import type { Stated } from './stated-time.ts';

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,3})?)`;
const DURATION = new RegExp(
  String.raw`^\+?P(?:0+Y)?(?:0+M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
  'i',
);

/** The seconds of a duration (ISO 8601; RFC 5545 §3.3.6): `PT2H30M`, `P1D`; 0 if it is none, or counts in years or months. */
export function secondsOfDuration(source: string): number {
  const parts = DURATION.exec(source.trim())?.slice(1) ?? [];
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part: string | undefined) =>
    Number((part ?? '0').replace(',', '.')),
  );
  return Math.round(((weeks * 7 + days) * 24 + hours) * 3_600 + minutes * 60 + seconds);
}

/** Longer than a year is an error. */
const LONGEST_SECONDS = 366 * 86_400;

/** The end of a duration; of days without a time, the last day. Null for no duration, or an impossible one. */
export function endAfter(start: Stated, duration: string): Stated | null {
  const seconds = secondsOfDuration(duration);
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) return null;
  if (start.time === undefined) return { date: addDays(start.date, Math.max(0, Math.ceil(seconds / 86_400) - 1)) };
  const wall = new Date(Date.parse(`${start.date}T${start.time}Z`) + seconds * 1_000).toISOString();
  return { ...start, date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
