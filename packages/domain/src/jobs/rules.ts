import { type Instant, MINUTE_MS } from '@marquee/kernel';

/** Attempts before a job goes to the dead letters. */
export const MAX_ATTEMPTS = 5;

/**
 * Consecutive runs that may be interrupted because the worker was killed, evicted or replaced. An interruption is not a failure and costs no
 * attempt, but a job that kills every worker is given up.
 */
export const MAX_INTERRUPTIONS = 10;

/** How long a worker may hold a job before the sweeper considers it lost. */
export const LEASE_MS = 3 * MINUTE_MS;

/** How long a sent message may stay undelivered before the sweeper sends it again. */
export const UNHEARD_MS = 2 * MINUTE_MS;

/** How long what is sent to others waits after each failed attempt: an outage of an hour loses nothing. */
export const OUTAGE_WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 40 * MINUTE_MS] as const;

const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

/** Exponential back-off with full jitter on its upper half: 15 s, 30 s, 1 min … at most an hour. */
export function retryAt(now: Instant, attempts: number, random: number): Instant {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(now + delay / 2 + (delay / 2) * random);
}
