import { dateWords, utcParts } from '../../messages/dates.ts';
import { t } from '../../messages/site.ts';

/** `2026-12-05T19:30` or a date: the wall time at the event's place. Never shifted to the visitor's zone. */
export type LocalTime = string;

export interface Times {
  startDate: LocalTime;
  endDate: LocalTime | null;
  timezone: string;
  isAllDay?: boolean;
}

/** A wall time is read as if it were UTC, so that no zone shifts it. */
const asUtc = (local: LocalTime) => new Date(local.length === 10 ? `${local}T00:00Z` : `${local.slice(0, 16)}Z`);
const valid = (local: LocalTime | null | undefined) => Boolean(local) && !Number.isNaN(asUtc(local ?? '').getTime());

const partsOf = (local: LocalTime) => utcParts(asUtc(local));

/** `Dec 5, 2026` (spec: FMT-02). */
export const shortDate = (local: LocalTime) => dateWords().short(partsOf(local));
/** `Saturday, December 5, 2026` (spec: FMT-02). */
export const longDate = (local: LocalTime) => dateWords().long(partsOf(local));
/** `Dec 5` (spec: CARD-11). */
export const cardDate = (local: LocalTime) => dateWords().card(partsOf(local));
export const weekday = (local: LocalTime) => dateWords().weekday(partsOf(local));
export const month = (local: LocalTime) => dateWords().month(partsOf(local));
export const dayOfMonth = (local: LocalTime) => String(partsOf(local).day);
/** `Dec 5, 2026`, or `Date TBD` for a missing or invalid date (spec: FMT-03). */
export const shortDateOrTbd = (local: LocalTime | null | undefined) =>
  valid(local) ? shortDate(local ?? '') : t('event.noDate');

/** Midnight exactly, or no time at all, means the whole day (spec: CARD-11). */
export function isWholeDay({ startDate, isAllDay = false }: Pick<Times, 'startDate' | 'isAllDay'>): boolean {
  return isAllDay || startDate.length === 10 || startDate.slice(11, 16) === '00:00';
}

/** `7:30 PM`; null for a whole day. */
export function clockTime(local: LocalTime): string | null {
  return isWholeDay({ startDate: local }) ? null : dateWords().time(partsOf(local));
}

const lastDay = ({ startDate, endDate }: Times) => (endDate ?? startDate).slice(0, 10);
export const isMultiDay = (times: Times) => lastDay(times) > times.startDate.slice(0, 10);
