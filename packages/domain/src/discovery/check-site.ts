import { SITE_PAGES, type SiteCheck } from '@marquee/contract';
import type { Hints, SiteSigns } from '@marquee/extraction';
import { checkUrl, type FetchOutcome } from '@marquee/fetching';
import { ReadingFailed } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import { orFailure } from '../reading-failure.ts';
import { judgeSite, type SeenPage } from './judge-site.ts';
import { bareHost } from './normal-address.ts';
import { nextPage, type PageToRead } from './pages-to-read.ts';

type Deps = Pick<EngineDeps, 'fetcher' | 'reader' | 'clock'>;
type Failed = Extract<FetchOutcome, { kind: 'failed' }>;

/** Sites of unknown places are read on the clocks of the east, where the day begins first. */
const ZONE = 'America/New_York';
/** What a host without its own answer asks for: it was down, or busy. */
const LATER_MS = 60 * 60_000;

/**
 * Whether a site publishes events, by at most SITE_PAGES documents and without a model: the address itself, then what its links call a
 * calendar, or a feed that it names. Each document is fetched by the guarded fetch, which obeys robots.txt and limits bytes, redirects and
 * time, and is read apart from everything else. Never throws because of the site; stores nothing.
 * @param hints the city that the site is looked at for
 */
export async function checkSite(deps: Deps, url: string, hints?: Hints): Promise<SiteCheck> {
  const verdict = checkUrl(url, { ownHosts: [] });
  if (!verdict.ok)
    return failedCheck(url, { kind: 'failed', reason: verdict.reason, detail: verdict.detail, transient: false });
  const given = hints ?? { today: dateOf(localOf(deps.clock.now(), ZONE)), timezone: ZONE };
  const seen: SeenPage[] = [];
  const asked: string[] = [];
  let bytes = 0;
  let next: PageToRead | null = { url: verdict.url.href, isFeed: false };
  while (next !== null && asked.length < SITE_PAGES) {
    asked.push(next.url);
    const answer = await deps.fetcher.fetch({ url: next.url, expect: 'document' });
    if (asked.length === 1 && answer.kind !== 'fetched') return failedCheck(verdict.url.href, answer);
    if (answer.kind === 'fetched') {
      bytes += answer.bytes.length;
      if (asked.length === 1 && answer.directives.noindex)
        return failedCheck(verdict.url.href, {
          kind: 'failed',
          reason: 'robots',
          detail: `${answer.url} forbids indexing (noindex).`,
          transient: false,
        });
      const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
      const signs = answer.directives.noindex
        ? null
        : await orFailure(deps.reader.siteSigns({ document, hints: given }));
      if (asked.length === 1 && signs instanceof ReadingFailed)
        return {
          ...failedCheck(verdict.url.href, {
            kind: 'failed',
            reason: 'too-large',
            detail: signs.message,
            transient: false,
          }),
          pages: 1,
          bytes,
        };
      if (signs !== null && !(signs instanceof ReadingFailed))
        seen.push({
          url: answer.url,
          isFeed: next.isFeed,
          signs: answer.directives.nofollow ? withoutLinks(signs) : signs,
        });
    }
    next = nextPage(seen, asked);
  }
  if (seen.length === 0)
    return failedCheck(verdict.url.href, {
      kind: 'failed',
      reason: 'content-type',
      detail: 'None of its pages can be read.',
      transient: false,
    });
  return {
    url: verdict.url.href,
    host: bareHost(verdict.url),
    ...judgeSite(seen),
    feeds: [...new Set(seen.flatMap(({ signs }) => signs.feeds))].slice(0, 5),
    language: seen.map(({ signs }) => signs.language).find((code) => code !== null) ?? null,
    parked: seen[0]?.signs.parked != null,
    pages: asked.length,
    bytes,
    retryAfterMs: null,
  };
}

function withoutLinks(signs: SiteSigns): SiteSigns {
  return { ...signs, feeds: [], eventLinks: [], outbound: [] };
}

/** A site whose first page could not be read. */
function failedCheck(url: string, answer: Exclude<FetchOutcome, { kind: 'fetched' }>): SiteCheck {
  const failure: Failed =
    answer.kind === 'failed'
      ? answer
      : {
          kind: 'failed',
          reason: 'network',
          detail: answer.kind === 'wait' ? 'Its host requests a pause.' : 'The server reports no change.',
          transient: true,
          ...(answer.kind === 'wait' ? { retryAfterMs: answer.waitMs } : {}),
        };
  const isForbidden =
    failure.reason === 'robots' || failure.reason === 'challenge' || failure.reason === 'forbidden-address';
  return {
    url,
    host: URL.canParse(url) ? bareHost(url) : url.slice(0, 253),
    verdict: isForbidden ? 'forbidden' : 'unreachable',
    reasons: [failure.detail],
    score: 0,
    tier: 'low',
    sourceUrl: null,
    upcoming: 0,
    platform: null,
    feeds: [],
    language: null,
    parked: false,
    pages: 1,
    bytes: 0,
    retryAfterMs: failure.transient ? (failure.retryAfterMs ?? LATER_MS) : null,
  };
}
