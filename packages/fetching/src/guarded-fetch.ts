import { type Clock, type Message, type Pace, type Resolver, say, type Web } from '@marquee/kernel';
import { acceptFor } from './content-type.ts';
import { exchange, type TimeBudget } from './exchange.ts';
import type { GuardedDeps } from './guarded-deps.ts';
import { guardedPost } from './guarded-post.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { readAnswer } from './read-answer.ts';
import { type Redirect, redirectOf } from './redirect.ts';
import { loadRobots } from './robots-load.ts';
import { judgeRobots, type RobotsCache } from './robots-policy.ts';
import type { FailureReason, FetchFailure, FetchOutcome, FetchRequest, PostOutcome, PostRequest } from './types.ts';
import { checkUrl, resolvePublic } from './url-guard.ts';

export interface FetcherDeps {
  web: Web;
  resolver: Resolver;
  pace: Pace;
  robotsCache: RobotsCache;
  clock: Clock;
  /** The user agent names us and the page about us. */
  userAgent: string;
  /** The name that robots.txt files address us by (RFC 9309 §2.2.1): letters, `_` and `-`. */
  productToken: string;
  /** Our own zones, never read. */
  ownHosts: readonly string[];
  limits?: Partial<Limits>;
  sleep?: (ms: number) => Promise<void>;
}

export interface Fetcher {
  fetch: (request: FetchRequest) => Promise<FetchOutcome>;
  post: (request: PostRequest) => Promise<PostOutcome>;
}

/**
 * The only access to the outside. Every URL, initial or redirected, is checked by the URL guard, the resolver, its
 * origin's robots.txt and its host's pace before a request is sent, and read within limits of time and size. A host is resolved
 * once per hop, and the web may call only the checked addresses. Failures of the web become outcomes; only our own ports (pace, robots
 * cache) can make it throw.
 */
export function createFetcher(deps: FetcherDeps): Fetcher {
  const all: GuardedDeps = {
    ...deps,
    limits: { ...defaultLimits, ...deps.limits },
    sleep: deps.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
  };
  return { fetch: (request) => followChain(all, request), post: (request) => guardedPost(all, request) };
}

async function followChain(deps: GuardedDeps, request: FetchRequest): Promise<FetchOutcome> {
  const budget: TimeBudget = { leftMs: deps.limits.totalTimeMs };
  const visited = new Set<string>();
  const notes: Message[] = [];
  let next = request.url;
  let moved = true;
  for (let redirects = 0; ; redirects += 1) {
    const verdict = checkUrl(next, deps);
    if (!verdict.ok) {
      const detail = redirects === 0 ? verdict.detail : say('fetch.redirectRefused', { detail: verdict.detail });
      return failure(next, verdict.reason, detail);
    }
    const { url } = verdict;
    if (visited.has(url.href)) return failure(url.href, 'redirect-loop', say('fetch.circle', { page: request.url }));
    if (redirects > deps.limits.maxRedirects) {
      const detail = say('fetch.tooManyRedirects', { page: request.url, most: deps.limits.maxRedirects });
      return failure(url.href, 'too-many-redirects', detail);
    }
    visited.add(url.href);
    const hop = await readHop(deps, url, request, budget, redirects === 0);
    if (hop.kind !== 'redirect') return withChain(hop, redirects > 0 && moved ? url.href : undefined, notes);
    if (url.protocol === 'https:' && hop.to.startsWith('http:')) {
      notes.push(say('fetch.withoutEncryption', { host: url.hostname }));
    }
    moved &&= hop.permanent;
    next = hop.to;
  }
}

async function readHop(
  deps: GuardedDeps,
  url: URL,
  request: FetchRequest,
  budget: TimeBudget,
  first: boolean,
): Promise<FetchOutcome | Redirect> {
  const addresses = await resolvePublic(url, deps.resolver);
  if ('kind' in addresses) return addresses;
  const maxWaitMs = first ? deps.limits.maxInlineWaitMs : deps.limits.maxRedirectWaitMs;
  const robots = await loadRobots(deps, url.origin, addresses, maxWaitMs);
  if ('kind' in robots) return robots;
  const permission = judgeRobots(robots, url, deps.productToken, deps.clock.now());
  if (!permission.allowed) return permission.failure;
  const minIntervalMs = Math.max(deps.limits.minIntervalMs, permission.crawlDelayMs);
  return exchange(
    deps,
    { url, addresses, headers: headersOf(request), minIntervalMs, maxWaitMs, budget },
    async (response, deadline) =>
      redirectOf(response, url) ?? (await readAnswer(response, url, request, deps, deadline)),
  );
}

function headersOf(request: FetchRequest): Record<string, string> {
  const { etag, lastModified } = request.conditional ?? {};
  return {
    accept: acceptFor(request.expect),
    ...(isHeaderValue(etag) ? { 'if-none-match': etag } : {}),
    ...(isHeaderValue(lastModified) ? { 'if-modified-since': lastModified } : {}),
  };
}

/** Validators come from an untrusted server: one that is not a valid header value is left out. */
function isHeaderValue(value: string | undefined): value is string {
  return value !== undefined && /^[\x20-\x7E]+$/.test(value);
}

function withChain(outcome: FetchOutcome, movedTo: string | undefined, notes: Message[]): FetchOutcome {
  if (outcome.kind !== 'fetched' && outcome.kind !== 'not-modified') return outcome;
  const withMove = movedTo === undefined ? outcome : { ...outcome, movedTo };
  return withMove.kind === 'fetched' && notes.length > 0 ? { ...withMove, notes } : withMove;
}

function failure(url: string, reason: FailureReason, detail: Message): FetchFailure {
  return { kind: 'failed', reason, detail, url, transient: false };
}
