import { DAY_MS, type Instant, type Message, say } from '@marquee/kernel';
import { MAX_CRAWL_DELAY_MS } from './politeness.ts';
import { crawlDelayMs, isAllowed, parseRobots } from './robots.ts';
import type { FetchFailure } from './types.ts';

/** The response for an origin's robots.txt. */
export interface RobotsEntry {
  fetchedAt: Instant;
  /** HTTP status after redirects; 0 if there was no response; a 3xx after more than five redirects. */
  status: number;
  /** At most 500 KiB; empty unless the status is 2xx. */
  body: string;
  /** The time since which every attempt has failed; absent while the origin responds. */
  unreachableSince?: Instant;
  /** Set where a rule of ours forbids the whole host, whatever its robots.txt says: why. Always up to date. */
  forbiddenBecause?: Message;
}

/** Keyed by origin (`https://example.com`). Losing it costs one request per origin. */
export interface RobotsCache {
  get(origin: string): Promise<RobotsEntry | null>;
  put(origin: string, entry: RobotsEntry): Promise<void>;
}

/** RFC 9309 §2.4: not used for more than 24 hours. */
const FRESH_MS = DAY_MS;
/** A failing origin is asked again soon, but not by every job that meets it. */
const FRESH_FAILURE_MS = 10 * 60_000;
/** RFC 9309 §2.3.1.4: after a reasonably long time of failures (it suggests 30 days) the origin counts as having no robots.txt. */
const UNREACHABLE_GRACE_MS = 30 * DAY_MS;

export type RobotsVerdict = { allowed: true; crawlDelayMs: number } | { allowed: false; failure: FetchFailure };

/** 5xx and no response are "unreachable" (RFC 9309 §2.3.1.4). So is 429, as at Google: it means "not now", not "no rules". */
export function isUnreachable(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

export function isFresh(entry: RobotsEntry, now: Instant): boolean {
  if (entry.forbiddenBecause !== undefined) return true;
  return now - entry.fetchedAt < (isUnreachable(entry.status) ? FRESH_FAILURE_MS : FRESH_MS);
}

/**
 * What a cached robots.txt means for a URL: 2xx is parsed, 4xx and endless redirects mean no rules (RFC 9309 §2.3.1.2,
 * §2.3.1.3), unreachable means that everything is forbidden for now. No older copy is used while unreachable, to be simple and careful.
 */
export function judgeRobots(entry: RobotsEntry, url: URL, productToken: string, now: Instant): RobotsVerdict {
  if (entry.forbiddenBecause !== undefined) {
    const detail = say('fetch.rule', { host: url.host, why: entry.forbiddenBecause });
    return { allowed: false, failure: { kind: 'failed', reason: 'robots', detail, url: url.href, transient: false } };
  }
  if (isUnreachable(entry.status)) {
    const since = entry.unreachableSince ?? entry.fetchedAt;
    if (now - since >= UNREACHABLE_GRACE_MS) return { allowed: true, crawlDelayMs: 0 };
    return { allowed: false, failure: unreachable(entry, url, now) };
  }
  if (entry.status < 200 || entry.status > 299) return { allowed: true, crawlDelayMs: 0 };
  const rules = parseRobots(entry.body);
  if (!isAllowed(rules, productToken, url.pathname + url.search)) {
    const detail = say('fetch.robots.forbids', {
      origin: url.origin,
      bot: productToken,
      path: url.pathname + url.search,
    });
    return { allowed: false, failure: { kind: 'failed', reason: 'robots', detail, url: url.href, transient: false } };
  }
  return { allowed: true, crawlDelayMs: Math.min(MAX_CRAWL_DELAY_MS, crawlDelayMs(rules, productToken) ?? 0) };
}

function unreachable(entry: RobotsEntry, url: URL, now: Instant): FetchFailure {
  const { origin } = url;
  const failure: FetchFailure = {
    kind: 'failed',
    // A host that is down is a network failure, not a site that forbids reading.
    reason: entry.status === 0 ? 'network' : 'robots',
    detail:
      entry.status === 0
        ? say('fetch.robots.noAnswer', { origin })
        : say('fetch.robots.answered', { origin, status: entry.status }),
    url: url.href,
    retryAfterMs: Math.max(1000, entry.fetchedAt + FRESH_FAILURE_MS - now),
    transient: true,
  };
  return entry.status === 0 ? failure : { ...failure, status: entry.status };
}
