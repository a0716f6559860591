import { type Message, say } from '@marquee/kernel';
import { exchange, type TimeBudget } from './exchange.ts';
import type { GuardedDeps } from './guarded-deps.ts';
import { readBody } from './read-body.ts';
import type { FailureReason, FetchFailure, PostOutcome, PostRequest } from './types.ts';
import { checkUrl, resolvePublic } from './url-guard.ts';

/** What is read of an answer; the rest is never fetched. */
const ANSWER_BYTES = 65_536;

/**
 * Sends a body to an address that a person entered, under the same guards as every read: a public https address, checked before and after
 * its name is resolved, within the host's pace and the limits of time. It follows no redirect, since the body is signed for one
 * receiver. robots.txt is not asked: it speaks of reading.
 */
export async function guardedPost(deps: GuardedDeps, request: PostRequest): Promise<PostOutcome> {
  const verdict = checkUrl(request.url, deps);
  if (!verdict.ok) return refused(request.url, verdict.reason, verdict.detail);
  const { url } = verdict;
  if (url.protocol !== 'https:') return refused(url.href, 'bad-url', say('reply.onlyHttpsAddressesCalled'));
  const addresses = await resolvePublic(url, deps.resolver);
  if ('kind' in addresses) return addresses;
  const { minIntervalMs, maxInlineWaitMs: maxWaitMs, totalTimeMs } = deps.limits;
  const budget: TimeBudget = { leftMs: totalTimeMs };
  const { body } = request;
  const headers = { accept: '*/*', ...request.headers };
  const ask = { url, addresses, headers, body, minIntervalMs, maxWaitMs, budget };
  return exchange<PostOutcome>(deps, ask, async (response, deadline) => {
    const { status } = response;
    // Read so that the connection can be used again, and no further.
    await readBody(response, ANSWER_BYTES, deadline);
    if (status >= 200 && status < 300) return { kind: 'accepted', status };
    const isRedirect = status >= 300 && status < 400;
    const detail = isRedirect
      ? say('fetch.redirectNotFollowed', { host: url.hostname, status })
      : say('fetch.answered', { host: url.hostname, status });
    return { kind: 'failed', reason: 'http-status', detail, url: url.href, status, transient: !isRedirect };
  });
}

function refused(url: string, reason: FailureReason, detail: Message): FetchFailure {
  return { kind: 'failed', reason, detail, url, transient: false };
}
