import type { SourceHealth } from '@marquee/contract';
import { type Instant, type Message, type Sentence, say } from '@marquee/kernel';
import type { RootFailure } from './pages-read.ts';

/** Weight of the newest yield in the moving average. */
const NEWEST = 0.3;
/** A read with less than this share of the usual yield means drift. */
const DRIFTED_SHARE = 0.2;
/** Only a source with at least this usual yield can drift. */
const DRIFT_MIN_USUAL = 5;

export function usualYield(before: number | null, found: number): number {
  return before === null ? found : before * (1 - NEWEST) + found * NEWEST;
}

interface ReadSigns {
  /** Why a page could not be read. */
  fault?: Message | null;
  /** Learned rules that no longer matched; other rungs read the page, but a person should check it. */
  drift?: Message | null;
  /** Its first page says that there is no such page. */
  isMissing?: boolean;
  /** Events on its pages that are over. */
  past?: number;
}

/** The health of a source after a read, compared with its history; `found` are events to come. */
export function healthOfRead(
  found: number,
  usual: number | null,
  { fault = null, drift = null, isMissing = false, past = 0 }: ReadSigns = {},
): { health: SourceHealth; detail: Sentence | null } {
  if (found === 0 && fault !== null) return { health: 'parse-error', detail: fault };
  if (found === 0 && isMissing) return { health: 'missing', detail: say('health.saysMissing') };
  if (found === 0 && past > 0) return { health: 'over', detail: say('health.over', { n: past }) };
  if (usual !== null && usual >= DRIFT_MIN_USUAL && found < usual * DRIFTED_SHARE) {
    return { health: 'drifted', detail: say('health.fewer', { n: found, n2: Math.round(usual) }) };
  }
  if (drift !== null) return { health: 'drifted', detail: drift };
  if (found === 0)
    return { health: 'no-events', detail: say((usual ?? 0) > 0 ? 'health.noneAnyMore' : 'health.neverAny') };
  return { health: 'ok', detail: null };
}

/** The health of a source whose first page could not be fetched or read. */
export function healthOfFailure(failure: RootFailure): SourceHealth {
  if (failure.kind === 'unreadable') return failure.reason === 'set-aside' ? 'set-aside' : 'parse-error';
  // A broken robots.txt forbids reading for now, but it is not a decision of the site.
  if (failure.reason === 'robots' && !failure.transient) return 'forbidden';
  if (failure.reason === 'challenge') return 'blocked';
  if (failure.status === 401 || failure.status === 403 || failure.status === 429) return 'blocked';
  return 'http-error';
}

/**
 * The health of a source with unchanged pages: as before, unless it was unreachable in between, or time has passed over all that they list.
 * @param hasMore whether any of its events is still to come, published, held or rejected
 */
export function healthOfUnchanged(
  source: { health: SourceHealth; healthDetail: Sentence | null; lastYield: number | null; usualYield: number | null },
  hasMore: boolean,
): { health: SourceHealth; detail: Sentence | null } {
  if (!hasMore && (source.lastYield ?? 0) > 0) return { health: 'over', detail: say('health.allOver') };
  const wasUnreadable = ['blocked', 'forbidden', 'http-error'].includes(source.health);
  if (!wasUnreadable || source.lastYield === null) return { health: source.health, detail: source.healthDetail };
  return healthOfRead(source.lastYield, source.usualYield);
}

const FIRST_RETRY_MS = 5 * 60_000;

/** The delay after a failure: minutes for temporary failures, doubling, at most the usual interval. */
export function retryDueAt(
  now: Instant,
  failures: number,
  intervalMs: number,
  failure: { transient: boolean; retryAfterMs?: number },
): Instant {
  if (!failure.transient) return now + intervalMs;
  const backOff = Math.min(intervalMs, FIRST_RETRY_MS * 2 ** Math.min(10, failures - 1));
  return now + Math.max(backOff, failure.retryAfterMs ?? 0);
}
