import { t } from '../messages.ts';
import { dateFormat } from './date-format.ts';

/** Formats figures and times for the console, in its language. Pure functions; `now` is a parameter. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The console's clock ticks every 15 s (now.ts): an instant since the last tick must not read as future. */
const CLOCK_SLACK = 20_000;

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const ESTIMATE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});
const STAMP = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
/** A local day is not an instant: it reads the same in every time zone. */
const DAY_OF_YEAR = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const TIME_OF_DAY = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });
const CLOCK = dateFormat({ timeStyle: 'medium' });

/** Any value as text: a string as it is, anything else as JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** `1,234`; a dash if it is not a number. */
export function wholeNumber(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '–' : WHOLE.format(value);
}

/** `$12.00` of cents. */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** An estimate in US dollars, to a tenth of a cent: `$0.00`, `$0.042`. */
export function estimatedDollars(amount: number): string {
  return ESTIMATE.format(amount);
}

/** At most one decimal. */
export function decimal(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '–' : TENTHS.format(value);
}

/** Takes a percentage: `12.5%`. */
export function percent(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '–' : `${TENTHS.format(value)}%`;
}

/** Tokens as K or M from a thousand on (spec: CONST-010): `950`, `1.2K`, `4.0M`. */
export function tokenCount(value: number): string {
  if (value < 1_000) return WHOLE.format(value);
  // 999,950 and more would read "1000.0K".
  return value < 999_950 ? `${(value / 1_000).toFixed(1)}K` : `${(value / 1_000_000).toFixed(1)}M`;
}

/** `1.4 s` of seconds; `820 ms` below one. */
export function seconds(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '–';
  return value > 0 && value < 1 ? `${WHOLE.format(value * 1_000)} ms` : `${TENTHS.format(value)} s`;
}

/** A duration in its two largest units: `3 d 4 h`, `12 min`. */
export function duration(totalSeconds: number | null): string {
  if (totalSeconds === null || !Number.isFinite(totalSeconds)) return '–';
  const minutes = Math.floor(totalSeconds / 60);
  if (minutes < 1) return `${Math.max(0, Math.floor(totalSeconds))} s`;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

function span(ms: number): string {
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h`;
  return t('time.days', { n: Math.floor(ms / DAY) });
}

/** Minutes, hours and days (spec: DIAG-07): `just now`, `5 min ago`, `3 h ago`, `2 days ago`, `in 20 min`. */
export function timeAgo(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return '–';
  if (Math.abs(age) < MINUTE) return t(age > -CLOCK_SLACK ? 'time.now' : 'time.soon');
  return age > 0 ? t('time.ago', { span: span(age) }) : t('time.in', { span: span(-age) });
}

/** Date and time to the second, in the reader's zone. */
export function stamp(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '–' : STAMP().format(at);
}

/** `Nov 23, 2026` of a local day or moment (`2026-11-23T19:00`). */
export function localDay(local: string): string {
  const at = Date.parse(local.slice(0, 10));
  return Number.isNaN(at) ? '–' : DAY_OF_YEAR().format(at);
}

/** `Nov 26 – Dec 13, 2026` of two local days or moments. */
export function localDays(first: string, last: string): string {
  const [from, to] = [Date.parse(first.slice(0, 10)), Date.parse(last.slice(0, 10))];
  return Number.isNaN(from) || Number.isNaN(to) ? '–' : DAY_OF_YEAR().formatRange(from, to);
}

/** `7:00 PM` of a local time (`19:00`). */
export function localTime(time: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(at) ? '–' : TIME_OF_DAY().format(at);
}

/** Time of day to the second. */
export function clock(at: number): string {
  return CLOCK().format(at);
}
