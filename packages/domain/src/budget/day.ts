import { DAY_MS, type Instant } from '@marquee/kernel';

/** Budgets are of UTC days, as the provider's own limits are: days since 1970. */
export function utcDay(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

/** Hours until the next UTC day, to a tenth and never nothing. */
export function hoursToReset(at: Instant): number {
  const left = (utcDay(at) + 1) * DAY_MS - at;
  return Math.max(0.1, Math.round(left / 360_000) / 10);
}
