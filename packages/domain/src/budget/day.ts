import { DAY_MS, type Instant } from '@marquee/kernel';

/** The UTC day as days since 1970. Budgets use UTC days, like the provider's own limits. */
export function utcDay(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

/** Hours until the next UTC day, with one decimal, never 0. */
export function hoursToReset(at: Instant): number {
  const left = (utcDay(at) + 1) * DAY_MS - at;
  return Math.max(0.1, Math.round(left / 360_000) / 10);
}

/** The first UTC day of the calendar month. */
export function firstDayOfMonth(at: Instant): number {
  const date = new Date(at);
  return utcDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
}
