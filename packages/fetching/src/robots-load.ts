import type { Resolver } from '@marquee/kernel';
import { type ExchangeDeps, exchange, type TimeBudget } from './exchange.ts';
import { readBody } from './read-body.ts';
import { redirectOf } from './redirect.ts';
import { ROBOTS_MAX_BYTES, withoutPartialLine } from './robots.ts';
import { isFresh, isUnreachable, type RobotsCache, type RobotsEntry } from './robots-policy.ts';
import type { FetchWait } from './types.ts';
import { checkUrl, resolvePublic } from './url-guard.ts';

export interface RobotsDeps extends ExchangeDeps {
  resolver: Resolver;
  robotsCache: RobotsCache;
  ownHosts: readonly string[];
}

/** RFC 9309 §2.3.1.2: at least five redirects are followed, across hosts too. */
const ROBOTS_MAX_REDIRECTS = 5;

/**
 * The robots.txt of an origin, from the cache or from the web. It is fetched with the same guard and pace as any page; the
 * rules of robots.txt do not apply to itself. `addresses`: the addresses of the origin's host, which is not resolved again;
 * `maxWaitMs`: as in `Ask`.
 */
export async function loadRobots(
  deps: RobotsDeps,
  origin: string,
  addresses: readonly string[],
  maxWaitMs: number,
): Promise<RobotsEntry | FetchWait> {
  const known = await deps.robotsCache.get(origin);
  if (known && isFresh(known, deps.clock.now())) return known;
  const answer = await readRobots(deps, origin, addresses, maxWaitMs);
  if ('kind' in answer) return answer;
  const entry: RobotsEntry = { fetchedAt: deps.clock.now(), ...answer };
  if (isUnreachable(entry.status)) entry.unreachableSince = known?.unreachableSince ?? entry.fetchedAt;
  await deps.robotsCache.put(origin, entry);
  return entry;
}

type Answer = Pick<RobotsEntry, 'status' | 'body'>;

async function readRobots(
  deps: RobotsDeps,
  origin: string,
  addresses: readonly string[],
  maxWaitMs: number,
): Promise<Answer | FetchWait> {
  const budget: TimeBudget = { leftMs: deps.limits.totalTimeMs };
  let next = `${origin}/robots.txt`;
  let status = 0;
  for (let redirects = 0; redirects <= ROBOTS_MAX_REDIRECTS; redirects += 1) {
    const verdict = checkUrl(next, deps);
    if (!verdict.ok) return { status: 0, body: '' };
    const called = redirects === 0 ? addresses : await resolvePublic(verdict.url, deps.resolver);
    if ('kind' in called) return { status: 0, body: '' };
    const hop = await exchange(
      deps,
      {
        url: verdict.url,
        addresses: called,
        headers: { accept: 'text/plain,*/*;q=0.1' },
        minIntervalMs: deps.limits.minIntervalMs,
        maxWaitMs: redirects === 0 ? maxWaitMs : deps.limits.maxRedirectWaitMs,
        budget,
      },
      async (response, deadline) => {
        const redirect = redirectOf(response, verdict.url);
        if (redirect) return { ...redirect, status: response.status };
        if (!response.ok) return { kind: 'answer' as const, status: response.status, body: '' };
        const { bytes, complete } = await readBody(response, ROBOTS_MAX_BYTES, deadline);
        const text = new TextDecoder().decode(bytes);
        return { kind: 'answer' as const, status: response.status, body: complete ? text : withoutPartialLine(text) };
      },
    );
    if (hop.kind === 'wait') return hop;
    if (hop.kind === 'failed') return { status: hop.status ?? 0, body: '' };
    if (hop.kind === 'answer') return { status: hop.status, body: hop.body };
    next = hop.to;
    status = hop.status;
  }
  return { status, body: '' };
}
