/** `2026-12-05T19:30` or a date: the wall time at the event's place. Never shifted to the visitor's zone. */
export type LocalTime = string;

export interface Times {
  startDate: LocalTime;
  endDate: LocalTime | null;
  timezone: string;
  isAllDay?: boolean;
}

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const SHORT = utc({ month: 'short', day: 'numeric', year: 'numeric' });
const LONG = utc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const DAY = utc({ month: 'short', day: 'numeric' });
const WEEKDAY = utc({ weekday: 'short' });
const MONTH = utc({ month: 'short' });
const TIME = utc({ hour: 'numeric', minute: '2-digit' });

/** A wall time is formatted as if it were UTC, so that no zone shifts it. */
const asUtc = (local: LocalTime) => new Date(local.length === 10 ? `${local}T00:00Z` : `${local.slice(0, 16)}Z`);
const valid = (local: LocalTime | null | undefined) => Boolean(local) && !Number.isNaN(asUtc(local ?? '').getTime());

/** `Dec 5, 2026` (spec: FMT-02). */
export const shortDate = (local: LocalTime) => SHORT.format(asUtc(local));
/** `Saturday, December 5, 2026` (spec: FMT-02). */
export const longDate = (local: LocalTime) => LONG.format(asUtc(local));
/** `Dec 5` (spec: CARD-11). */
export const cardDate = (local: LocalTime) => DAY.format(asUtc(local));
export const weekday = (local: LocalTime) => WEEKDAY.format(asUtc(local));
export const month = (local: LocalTime) => MONTH.format(asUtc(local));
export const dayOfMonth = (local: LocalTime) => String(asUtc(local).getUTCDate());
/** `Dec 5, 2026`, or `Date TBD` for a missing or invalid date (spec: FMT-03). */
export const shortDateOrTbd = (local: LocalTime | null | undefined) =>
  valid(local) ? shortDate(local ?? '') : 'Date TBD';

/** Midnight exactly, or no time at all, means the whole day (spec: CARD-11). */
export function isWholeDay({ startDate, isAllDay = false }: Pick<Times, 'startDate' | 'isAllDay'>): boolean {
  return isAllDay || startDate.length === 10 || startDate.slice(11, 16) === '00:00';
}

/** `7:30 PM`; null for a whole day. */
export function clockTime(local: LocalTime): string | null {
  return isWholeDay({ startDate: local }) ? null : TIME.format(asUtc(local));
}

/** The current wall time in a zone. */
export function localNow(timezone: string, now: Date = new Date()): LocalTime {
  return now.toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T').slice(0, 16);
}

const lastDay = ({ startDate, endDate }: Times) => (endDate ?? startDate).slice(0, 10);
export const isMultiDay = (times: Times) => lastDay(times) > times.startDate.slice(0, 10);

/** Started on an earlier day and not ended yet (spec: CARD-12). */
export function isOngoing(times: Times, now: Date = new Date()): boolean {
  const local = localNow(times.timezone, now);
  const end = times.endDate ?? times.startDate;
  return (
    isMultiDay(times) && times.startDate <= local && (end.length === 10 ? end >= local.slice(0, 10) : end >= local)
  );
}

/** The zone's short name for visitors in other zones; null if their clock agrees or no zone is given. */
export function foreignZone(times: Times, here?: string): string | null {
  const { startDate, timezone } = times;
  if (isWholeDay(times)) return null;
  const instant = asUtc(startDate);
  const name = (timeZone: string | undefined, style: 'short' | 'longOffset') =>
    new Intl.DateTimeFormat('en-US', { ...(timeZone ? { timeZone } : {}), timeZoneName: style })
      .formatToParts(instant)
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  return name(timezone, 'longOffset') === name(here, 'longOffset') ? null : name(timezone, 'short');
}
