import { DAY_MS, type Instant, MINUTE_MS } from '@marquee/kernel';
import { utcDay } from './day.ts';

/** A pace is not told from less than this: one call just after midnight is none. */
const LEAST_MS = 30 * MINUTE_MS;

/**
 * When the tokens run out at the pace of this UTC day so far; null if they last until it ends, or nothing was used yet. What is used up runs
 * out now.
 */
export function runsOutAt(used: number, limit: number, now: Instant): Instant | null {
  if (used <= 0) return null;
  if (used >= limit) return now;
  const midnight = utcDay(now) * DAY_MS;
  const elapsedMs = Math.max(LEAST_MS, now - midnight);
  const at = now + ((limit - used) / used) * elapsedMs;
  return at < midnight + DAY_MS ? Math.round(at) : null;
}
