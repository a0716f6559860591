import { DAY_MS } from '@marquee/kernel/durations';

/** A day of the console is a day in New York (docs/architecture.md): figures of "today" and a range of days mean the same. */

export const DATE_PRESETS = ['today', '7d', '30d', '90d'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

const PRESET_DAYS: Record<DatePreset, number> = { today: 1, '7d': 7, '30d': 30, '90d': 90 };

export interface DateRange {
  preset: DatePreset | null;
  /** First and last day, `2026-11-22`. */
  first: string;
  last: string;
  /** Instants: the start of the first day and the end of the last one. */
  from: string;
  until: string;
}

const NEW_YORK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

function partsOf(at: number): { day: string; hour: string } {
  const parts = Object.fromEntries(NEW_YORK.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: parts.hour ?? '' };
}

/** The current day in New York. */
export function newYorkDay(at: number): string {
  return partsOf(at).day;
}

/** The start of a day in New York: four or five hours after it starts in UTC. */
function beginOf(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const summer = utc + 4 * 3_600_000;
  return partsOf(summer).hour === '00' ? summer : utc + 5 * 3_600_000;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Parses the range in the address: a preset (`7d`), or two days (`2026-11-01..2026-11-20`); else null. */
export function readDateRange(text: string, now: number): DateRange | null {
  const preset = DATE_PRESETS.find((known) => known === text);
  if (preset) {
    const last = newYorkDay(now);
    return rangeOf(daysAfter(last, 1 - PRESET_DAYS[preset]), last, preset);
  }
  const days = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(text);
  const [, one = '', other = ''] = days ?? [];
  if (!isDay(one) || !isDay(other)) return null;
  return one <= other ? rangeOf(one, other, null) : rangeOf(other, one, null);
}

export function writeDateRange(first: string, last: string): string {
  return `${first}..${last}`;
}

function rangeOf(first: string, last: string, preset: DatePreset | null): DateRange {
  const [from, until] = [beginOf(first), beginOf(daysAfter(last, 1))].map((at) => new Date(at).toISOString());
  return { preset, first, last, from: from ?? '', until: until ?? '' };
}

/** Whether a day exists: February 30 does not. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
