import type { LocalDateTime } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';
import { dayOfWeek } from './weeks.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface Dated {
  /** Only the day if `allDay`. */
  start: LocalDateTime;
  end?: LocalDateTime;
  allDay: boolean;
}

/** `Fri 20:00-22:30` in an absolute week, as local wall times. */
export function dateIn(week: number, when: string): Dated {
  const match = /^(\w{3})(?: (\d\d:\d\d)(?:-(\d\d:\d\d))?)?$/.exec(when);
  const weekday = WEEKDAYS.indexOf(match?.[1] ?? '');
  if (!match || weekday < 0) throw new Error(`"${when}" is not a weekday with times.`);
  const day = dayOfWeek(week, weekday);
  const [, , from, to] = match;
  if (!from) return { start: day.toString(), allDay: true };
  const start = `${day.toString()}T${from}`;
  if (!to) return { start, allDay: false };
  const endDay = to < from ? day.add({ days: 1 }) : day;
  return { start, end: `${endDay.toString()}T${to}`, allDay: false };
}

/** A local wall time as an instant of its zone. */
export function zoned(local: LocalDateTime, timezone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timezone);
}

export interface PriceRange {
  minCents: number;
  maxCents: number;
}

/** `Free`, `$12`, `$12.50-$20`. */
export function priceRange(price: string | undefined): PriceRange | null {
  if (!price) return null;
  if (price === 'Free') return { minCents: 0, maxCents: 0 };
  const amounts = Array.from(price.matchAll(/\$(\d+(?:\.\d\d)?)/g), (m) => Math.round(Number(m[1]) * 100));
  const first = amounts[0];
  if (first === undefined) throw new Error(`"${price}" is not a price.`);
  return { minCents: first, maxCents: amounts[1] ?? first };
}
