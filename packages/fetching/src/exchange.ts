import { type Clock, messageOf, type Pace, say, type Web } from '@marquee/kernel';
import { type Deadline, startDeadline, TimeUp } from './deadline.ts';
import type { Limits } from './limits.ts';
import { retryAfterMs } from './retry-after.ts';
import type { FetchFailure, FetchWait } from './types.ts';

export interface ExchangeDeps {
  web: Web;
  pace: Pace;
  clock: Clock;
  userAgent: string;
  limits: Limits;
  sleep(ms: number): Promise<void>;
}

/** The remaining time for headers and bodies, shared by all hops of one chain. */
export interface TimeBudget {
  leftMs: number;
}

export interface Ask {
  /** Already checked by the URL guard and the resolver. */
  url: URL;
  /** The checked addresses of its host: the only ones that may be called. */
  addresses: readonly string[];
  headers: Record<string, string>;
  /** Sent with POST; absent: GET. */
  body?: string;
  minIntervalMs: number;
  /** A longer wait for the host's pace is returned instead of slept. */
  maxWaitMs: number;
  budget: TimeBudget;
}

/**
 * One request to one host: takes the host's slot, sends, lets `read` turn the response into a result, and releases the slot
 * in every case. A busy host (429, 503) is put on hold here, so that every Worker waits. Redirects are not
 * followed. Throws only if the pace is unavailable.
 */
export async function exchange<T>(
  deps: ExchangeDeps,
  ask: Ask,
  read: (response: Response, deadline: Deadline) => Promise<T>,
): Promise<T | FetchWait | FetchFailure> {
  const host = ask.url.hostname;
  if (ask.budget.leftMs <= 0) return noAnswer(ask.url, new TimeUp(), deps.limits.totalTimeMs);
  const slot = await takeSlot(deps, host, ask.minIntervalMs, ask.maxWaitMs);
  if (slot.kind === 'wait') return slot;
  const startedAt = deps.clock.now();
  const deadline = startDeadline(ask.budget.leftMs);
  try {
    const response = await deadline.race(
      deps.web.fetch(requestOf(ask, deps.userAgent, deadline.signal), ask.addresses),
    );
    if (response.status === 429 || response.status === 503) {
      const waitMs = retryAfterMs(response.headers.get('retry-after'), deps.clock.now());
      await deps.pace.holdUntil(host, deps.clock.now() + waitMs);
      return { ...statusFailure(ask.url, response.status), transient: true, retryAfterMs: waitMs };
    }
    return await read(response, deadline);
  } catch (error) {
    return noAnswer(ask.url, error, deps.limits.totalTimeMs);
  } finally {
    deadline.close();
    ask.budget.leftMs -= deps.clock.now() - startedAt;
    // A slot that cannot be released expires by itself: no reason to lose the result.
    await deps.pace.release(host, slot.token).catch(() => {});
  }
}

async function takeSlot(
  deps: ExchangeDeps,
  host: string,
  minIntervalMs: number,
  maxWaitMs: number,
): Promise<{ kind: 'slot'; token: string } | FetchWait> {
  for (let sleptMs = 0; ; ) {
    const { waitMs, token } = await deps.pace.reserve(host, minIntervalMs);
    if (waitMs <= 0) return { kind: 'slot', token };
    if (sleptMs + waitMs > maxWaitMs) return { kind: 'wait', waitMs };
    await deps.sleep(waitMs);
    sleptMs += waitMs;
  }
}

function requestOf(ask: Ask, userAgent: string, signal: AbortSignal): Request {
  const headers = { 'user-agent': userAgent, 'accept-language': 'en-US,en;q=0.8', ...ask.headers };
  const sent = ask.body === undefined ? {} : { method: 'POST', body: ask.body };
  return new Request(ask.url.href, { redirect: 'manual', headers, signal, ...sent });
}

/** A response that is not a success. 408 and 5xx may be temporary; other 4xx are not. */
export function statusFailure(url: URL, status: number): FetchFailure {
  const transient = status === 408 || status >= 500;
  return {
    kind: 'failed',
    reason: 'http-status',
    detail: say('fetch.answered', { host: url.hostname, status }),
    url: url.href,
    status,
    transient,
  };
}

function noAnswer(url: URL, error: unknown, limitMs: number): FetchFailure {
  if (error instanceof TimeUp) {
    const detail = say('fetch.notFinished', { host: url.hostname, seconds: limitMs / 1000 });
    return { kind: 'failed', reason: 'timeout', detail, url: url.href, transient: true };
  }
  // Node's fetch says only "fetch failed"; the reason is in the cause.
  const cause = error instanceof Error && error.cause !== undefined ? ` (${messageOf(error.cause)})` : '';
  const detail = say('fetch.noAnswer', { host: url.hostname, detail: `${messageOf(error)}${cause}` });
  return { kind: 'failed', reason: 'network', detail, url: url.href, transient: true };
}
