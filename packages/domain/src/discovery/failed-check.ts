import type { ToldSiteCheck } from '@marquee/contract';
import type { FailureReason } from '@marquee/fetching';
import type { Message } from '@marquee/kernel';
import { bareHost } from '../sources/index.ts';

/** Why no page of a site could be read. */
export interface SiteFailure {
  reason: FailureReason | 'pause' | 'noindex';
  detail: Message;
  transient: boolean;
  status?: number;
  retryAfterMs?: number;
}

/** What a host without its own answer asks for: it was down, or busy. */
const LATER_MS = 60 * 60_000;
const FORBIDS = new Set<SiteFailure['reason']>(['robots', 'noindex', 'challenge', 'forbidden-address']);

/** The check of a site of which nothing could be read. */
export function failedCheck(url: string, failure: SiteFailure, pages: number, bytes: number): ToldSiteCheck {
  return {
    url,
    host: URL.canParse(url) ? bareHost(url) : url.slice(0, 253),
    verdict: FORBIDS.has(failure.reason) ? 'forbidden' : 'unreachable',
    reasons: [failure.detail],
    score: 0,
    tier: 'low',
    sourceUrl: null,
    upcoming: 0,
    platform: null,
    feeds: [],
    language: null,
    parked: false,
    aggregate: null,
    pages,
    bytes,
    retryAfterMs: failure.transient ? (failure.retryAfterMs ?? LATER_MS) : null,
  };
}
