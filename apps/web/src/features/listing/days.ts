import type { When } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel/durations';

export { WHENS } from '../../api/constants.generated.ts';
export type { When };

/** No choice of days. */
export const ALL_DAYS = { when: '', from: '', to: '' } as const;

/** A local day, `2026-12-05`; empty where none is chosen. */
export type Day = string;

/** Days, both included; tonight only what starts in the evening. */
export interface Days {
  from: Day;
  to: Day;
  isEvening: boolean;
}

const FRIDAY = 5;
const DAYS_OF_WEEK = 7;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** A day from an address; empty if it is none. */
export function dayFrom(text: string): Day {
  if (!DAY.test(text)) return '';
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : '';
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** What a choice means on a day. A weekend begins on Friday; on its days it is the rest of it. */
export function daysOf(when: When, today: Day): Days {
  const isEvening = when === 'tonight';
  if (when === 'today' || when === 'tonight') return { from: today, to: today, isEvening };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1), isEvening };
  if (when === 'week') return { from: today, to: addDays(today, DAYS_OF_WEEK - 1), isEvening };
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  const sunday = addDays(today, (DAYS_OF_WEEK - weekday) % DAYS_OF_WEEK);
  const isWeekend = weekday === 0 || weekday >= FRIDAY;
  return { from: isWeekend ? today : addDays(sunday, -2), to: sunday, isEvening };
}
