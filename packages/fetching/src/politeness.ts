import { DAY_MS, type Instant } from '@marquee/kernel';

/**
 * The pace of one host as a pure state machine: one request at a time, with a pause counted
 * from the end of the previous one, so that a slow host gets its full pause. A Durable Object stores the state and makes
 * each step atomic; `createMemoryPace` does the same inside one process.
 */
export interface HostPace {
  /** When the last request ended; null before the first. */
  lastEndedAt: Instant | null;
  /** The current holder of the slot. */
  holder: { token: string; expiresAt: Instant } | null;
  /** No request before that instant (Retry-After, 429, 503); 0 without a hold. */
  heldUntil: Instant;
}

export const idleHost: HostPace = { lastEndedAt: null, holder: null, heldUntil: 0 };

/** The slot of a holder that died is released after this time, well past the time limit of one fetch (10 s). */
export const SLOT_EXPIRES_MS = 30_000;
export const DEFAULT_MIN_INTERVAL_MS = 1_000;
/** A Crawl-delay is honored up to a minute; a longer one counts as a minute, or one page would block a queue. */
export const MAX_CRAWL_DELAY_MS = 60_000;
/** The longest hold that a host can request with one response. */
export const MAX_HOLD_MS = DAY_MS;

/** While the slot is taken, ask again after this: a request usually ends long before it expires. */
const BUSY_WAIT_MS = 500;

/**
 * Requests the slot. `waitMs` 0 means that it is taken under `token` (chosen by the caller, random enough to be unique);
 * otherwise nothing was reserved and the caller asks again after `waitMs`.
 */
export function reserveSlot(
  state: HostPace,
  now: Instant,
  minIntervalMs: number,
  token: string,
): { state: HostPace; waitMs: number } {
  const current = freeExpired(state, now);
  if (current.holder) {
    return { state: current, waitMs: clamp(current.holder.expiresAt - now, 1, Math.max(BUSY_WAIT_MS, minIntervalMs)) };
  }
  const paused = current.lastEndedAt === null ? 0 : current.lastEndedAt + minIntervalMs;
  const waitMs = Math.ceil(Math.max(paused, current.heldUntil) - now);
  if (waitMs > 0) return { state: current, waitMs };
  return { state: { ...current, holder: { token, expiresAt: now + SLOT_EXPIRES_MS } }, waitMs: 0 };
}

/** Releases the slot; an outdated token changes nothing. */
export function releaseSlot(state: HostPace, now: Instant, token: string): HostPace {
  const current = freeExpired(state, now);
  if (current.holder?.token !== token) return current;
  return { ...current, holder: null, lastEndedAt: now };
}

/** Holds the host until that instant, at most a day from now. An earlier end never shortens a hold. */
export function holdHost(state: HostPace, now: Instant, until: Instant): HostPace {
  return { ...state, heldUntil: Math.max(state.heldUntil, Math.min(until, now + MAX_HOLD_MS)) };
}

function freeExpired(state: HostPace, now: Instant): HostPace {
  if (!state.holder || state.holder.expiresAt > now) return state;
  return { ...state, holder: null, lastEndedAt: state.holder.expiresAt };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
