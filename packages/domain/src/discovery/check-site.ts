import { SITE_PAGES, type ToldSiteCheck } from '@marquee/contract';
import type { Hints, SiteSigns } from '@marquee/extraction';
import { checkUrl, type FetchOutcome } from '@marquee/fetching';
import { type Message, ReadingFailed, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import { orFailure } from '../reading-failure.ts';
import { bareHost } from '../sources/index.ts';
import { failedCheck, type SiteFailure } from './failed-check.ts';
import { judgeAggregate } from './judge-aggregate.ts';
import { judgeSite, type SeenPage } from './judge-site.ts';
import { nextPage, type PageToRead } from './pages-to-read.ts';

type Deps = Pick<EngineDeps, 'fetcher' | 'reader' | 'clock'>;
type Read = { page: SeenPage; bytes: number } | { failure: SiteFailure; bytes: number };

/** A document of a site: what it says, or why it could not be read. */
export type LookedPage = { url: string; page: SeenPage } | { url: string; failure: SiteFailure };

/** A site that was looked at: the check, and each document that it is based on. */
export interface SiteLook {
  check: ToldSiteCheck;
  looked: LookedPage[];
}

/** Sites of unknown places are read on the clocks of the east, where the day begins first. */
const ZONE = 'America/New_York';

/** Whether a site publishes events: the check of `lookAtSite`. */
export async function checkSite(deps: Deps, url: string, hints?: Hints): Promise<ToldSiteCheck> {
  return (await lookAtSite(deps, url, hints)).check;
}

/**
 * Whether a site publishes events, by at most SITE_PAGES documents and without a model: the address itself, then what its links call a
 * calendar, or a feed that it names. Each document is fetched by the guarded fetch, which obeys robots.txt and limits bytes, redirects and
 * time, and is read apart from everything else. Never throws because of the site; stores nothing.
 * @param hints the city that the site is looked at for
 */
export async function lookAtSite(deps: Deps, url: string, hints?: Hints): Promise<SiteLook> {
  const verdict = checkUrl(url, { ownHosts: [] });
  if (!verdict.ok) {
    const failure = { ...verdict, transient: false };
    return { check: failedCheck(url, failure, 0, 0), looked: [{ url, failure }] };
  }
  const { href } = verdict.url;
  const given = hints ?? { today: dateOf(localOf(deps.clock.now(), ZONE)), timezone: ZONE };
  const seen: SeenPage[] = [];
  const asked: string[] = [];
  const looked: LookedPage[] = [];
  let firstFailure: SiteFailure | null = null;
  let bytes = 0;
  let next: PageToRead | null = { url: href, isFeed: false };
  while (next !== null && asked.length < SITE_PAGES) {
    asked.push(next.url);
    const read = await readOne(deps, next, given);
    bytes += read.bytes;
    looked.push('page' in read ? { url: next.url, page: read.page } : { url: next.url, failure: read.failure });
    if ('page' in read) seen.push(read.page);
    else firstFailure ??= read.failure;
    next = seen.length > 0 ? nextPage(seen, asked) : homeInstead(href, asked, firstFailure);
  }
  if (seen.length === 0 && firstFailure) return { check: failedCheck(href, firstFailure, asked.length, bytes), looked };
  const { isAggregate, confidence, kind, reasons } = judgeAggregate(seen.map(({ signs }) => signs.aggregate));
  const check: ToldSiteCheck = {
    url: href,
    host: bareHost(verdict.url),
    ...judgeSite(seen),
    feeds: [...new Set(seen.flatMap(({ signs }) => signs.feeds))].slice(0, 5),
    language: seen.map(({ signs }) => signs.language).find((code) => code !== null) ?? null,
    parked: seen[0]?.signs.parked != null,
    aggregate: isAggregate ? { url: seen[0]?.url ?? href, confidence, kind, reasons } : null,
    pages: asked.length,
    bytes,
    retryAfterMs: null,
  };
  return { check, looked };
}

/** A map keeps the address of a page for years; if that page is gone, the site may still be there. */
function homeInstead(url: string, asked: readonly string[], failure: SiteFailure | null): PageToRead | null {
  const home = new URL('/', url).href;
  const isGone = failure?.status === 404 || failure?.status === 410;
  return isGone && asked.length === 1 && home !== asked[0] ? { url: home, isFeed: false } : null;
}

async function readOne(deps: Deps, { url, isFeed }: PageToRead, hints: Hints): Promise<Read> {
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind !== 'fetched') return { failure: failureOf(answer), bytes: 0 };
  const bytes = answer.bytes.length;
  const fail = (reason: SiteFailure['reason'], detail: Message): Read => ({
    failure: { reason, detail, transient: false },
    bytes,
  });
  if (answer.directives.noindex) return fail('noindex', say('read.noindex', { page: answer.url }));
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const signs = await orFailure(deps.reader.siteSigns({ document, hints }));
  if (signs instanceof ReadingFailed) return fail('too-large', signs.detail);
  return { page: { url: answer.url, isFeed, signs: answer.directives.nofollow ? withoutLinks(signs) : signs }, bytes };
}

function failureOf(answer: Exclude<FetchOutcome, { kind: 'fetched' }>): SiteFailure {
  if (answer.kind === 'failed') return answer;
  if (answer.kind === 'wait')
    return { reason: 'pause', detail: say('site.pause'), transient: true, retryAfterMs: answer.waitMs };
  return { reason: 'network', detail: say('site.noChange'), transient: true };
}

function withoutLinks(signs: SiteSigns): SiteSigns {
  const aggregate = { ...signs.aggregate, categoryPages: [], listingPages: [], nextPages: [], placeLinks: [] };
  return { ...signs, feeds: [], eventLinks: [], outbound: [], aggregate };
}
