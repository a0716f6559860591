import { dateFormat } from '../../kit/date-format.ts';

/** How long a silence lasts: pure, with the time as a parameter. */
export const LENGTHS = ['hour', 'hours8', 'morning', 'chosen'] as const;
export type Length = (typeof LENGTHS)[number];

const HOUR_MS = 3_600_000;
/** The bound of the contract, which the browser imports as types only. */
const LONGEST_MS = 168 * HOUR_MS;
const MORNING = 8;

/** The next eight o'clock in the morning of the reader's zone, at least an hour away. */
export function nextMorning(now: number): number {
  const at = new Date(now);
  at.setHours(MORNING, 0, 0, 0);
  if (at.getTime() < now + HOUR_MS) at.setDate(at.getDate() + 1);
  return at.getTime();
}

/** When the silence ends; null if the chosen time is none, is past, or is too far away. */
export function endOf(length: Length, chosen: string, now: number): number | null {
  if (length === 'hour') return now + HOUR_MS;
  if (length === 'hours8') return now + 8 * HOUR_MS;
  if (length === 'morning') return nextMorning(now);
  const at = Date.parse(chosen);
  return Number.isNaN(at) || at < now + 60_000 || at > now + LONGEST_MS ? null : at;
}

const WHEN = dateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** `Tue 8:00 AM`: a silence lasts at most a week. */
export function shortTime(at: number): string {
  return WHEN().format(at);
}
