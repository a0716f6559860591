import type { Instant } from '@marquee/kernel';

/**
 * The pace of one host as a pure state machine: one request at a time, and a pause between two of them that is counted
 * from the end of the first, so that a slow host gets its whole pause. A Durable Object keeps the state and its storage
 * makes each step atomic; `createMemoryPace` does the same inside one process.
 */
export interface HostPace {
  /** When the last request ended; null before the first. */
  lastEndedAt: Instant | null;
  /** Who has the slot now. */
  holder: { token: string; expiresAt: Instant } | null;
  /** No request before that instant (Retry-After, 429, 503); 0 when nothing holds. */
  heldUntil: Instant;
}

export const idleHost: HostPace = { lastEndedAt: null, holder: null, heldUntil: 0 };

/** A slot whose holder died comes back after this. It is well past the time limit of one fetch (10 s). */
export const SLOT_EXPIRES_MS = 30_000;
export const DEFAULT_MIN_INTERVAL_MS = 1_000;
/** A Crawl-delay is honored up to a minute; more is treated as a minute, or one page would hold a whole queue. */
export const MAX_CRAWL_DELAY_MS = 60_000;
/** How long a host may put us off with one answer. */
export const MAX_HOLD_MS = 86_400_000;

/** While somebody else has the slot, ask again after this: a request usually ends long before it expires. */
const BUSY_WAIT_MS = 500;

/**
 * Asks for the slot. `waitMs` 0 means it is ours under `token` (which the caller chooses, unguessable enough to be unique);
 * otherwise nothing was booked and the caller asks again after `waitMs`.
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

/** Gives the slot back; a token that no longer holds it changes nothing. */
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
