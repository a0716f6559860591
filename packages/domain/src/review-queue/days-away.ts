import { DAY_MS, type Instant } from '@marquee/kernel';

/** Whole days until an instant, below 0 when its day is over. */
function daysUntil(at: Instant | null, now: Instant): number | null {
  return at === null ? null : Math.floor(at / DAY_MS) - Math.floor(now / DAY_MS);
}

/** The same for a wall time, as if its zone were UTC: the order needs no more. */
export function daysUntilLocal(local: string, now: Instant): number | null {
  const at = Date.parse(`${local.slice(0, 10)}T12:00:00Z`);
  return Number.isNaN(at) ? null : daysUntil(at, now);
}

/** Of an event that is not over: one that runs already is today. */
export const sooner = (nextAt: Instant, now: Instant): number => Math.max(0, daysUntil(nextAt, now) ?? 0);
