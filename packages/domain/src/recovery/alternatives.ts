import type { RecoveryMethod } from '@marquee/contract';
import type { Hints, SiteSigns, SourceDocument } from '@marquee/extraction';
import { type Message, ReadingFailed, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';
import { addressKey, bareHost } from '../sources/index.ts';
import { sitemapPages } from './sitemap-pages.ts';

export interface Alternative {
  url: string;
  method: RecoveryMethod;
}

/** What the search has done so far. */
export interface Search {
  requests: number;
  /** Why the host cannot be asked any further; null while it can. */
  ended: Message | null;
  /** The first request asked for a pause. */
  pauseMs: number | null;
  /** The home page as it was read; null if it was not. */
  home: SourceDocument | null;
}

/** Where sites keep their events most often. */
const USUAL_PATHS = ['/events', '/calendar', '/whats-on', '/events-calendar', '/shows', '/schedule'];

/**
 * Where a lost page may be now, the likeliest first: where the old address leads, what it and the home page link to, usual paths, the
 * sitemap. Fetches as it goes, at most twelve documents; each address once and never the old one.
 */
export async function* alternatives(
  deps: Pick<EngineDeps, 'fetcher' | 'reader'>,
  lostUrl: string,
  hints: Hints,
  search: Search,
): AsyncGenerator<Alternative> {
  const named = new Set([addressKey(lostUrl)]);
  const fresh = (found: readonly Alternative[]) =>
    found.filter(({ url }) => {
      const key = addressKey(url);
      // The home page of a site is where a removed page often leads; it is no list of its own.
      if (key === null || !key.includes('/') || named.has(key)) return false;
      named.add(key);
      return true;
    });
  const old = await readPage(deps, lostUrl, hints, search);
  if (search.ended !== null) return;
  if (old) yield* fresh([{ url: old.url, method: 'redirect' }, ...linksOf(old)]);
  const home = await readPage(deps, new URL('/', old?.url ?? lostUrl).href, hints, search);
  if (search.ended !== null) return;
  if (home?.signs.parked != null && home.signs.upcoming === 0) {
    search.ended = say('recovery.domainUnused', { why: home.signs.parked });
    return;
  }
  search.home = home?.document ?? null;
  const origin = home?.url ?? lostUrl;
  const isElsewhere = bareHost(origin) !== bareHost(lostUrl);
  const samePath: Alternative = { url: new URL(new URL(lostUrl).pathname, origin).href, method: 'redirect' };
  yield* fresh([...(isElsewhere ? [samePath] : []), ...(home ? linksOf(home) : [])]);
  for (const path of USUAL_PATHS) {
    const [alternative] = fresh([{ url: new URL(path, origin).href, method: 'usual-path' }]);
    const page = alternative && (await readPage(deps, alternative.url, hints, search));
    if (page && !page.signs.isMissing && page.signs.upcoming + page.signs.doubtful + page.signs.eventLinks.length > 0)
      yield alternative;
    if (search.ended !== null) return;
  }
  const pages = await sitemapPages(deps, new URL('/sitemap.xml', origin).href, hints, search);
  yield* fresh(pages.map((url) => ({ url, method: 'sitemap' })));
}

function linksOf({ signs }: { signs: SiteSigns }): Alternative[] {
  return [
    ...signs.eventLinks.map((url) => ({ url, method: 'home-link' as const })),
    ...signs.feeds.map((url) => ({ url, method: 'feed' as const })),
  ];
}

/** A page with what it says; null if there is none. A host that does not answer at all ends the search. */
async function readPage(
  deps: Pick<EngineDeps, 'fetcher' | 'reader'>,
  url: string,
  hints: Hints,
  search: Search,
): Promise<{ url: string; signs: SiteSigns; document: SourceDocument | null } | null> {
  const isFirst = search.requests === 0;
  search.requests += 1;
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind === 'wait') {
    search.ended = say('site.pause');
    search.pauseMs = isFirst ? answer.waitMs : null;
    return null;
  }
  if (answer.kind === 'failed') {
    if (answer.status === undefined || answer.status >= 500 || answer.status === 429) search.ended = answer.detail;
    return null;
  }
  if (answer.kind !== 'fetched' || answer.directives.noindex) return null;
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const signs = await orFailure(deps.reader.siteSigns({ document, hints }));
  if (signs instanceof ReadingFailed) return null;
  return {
    url: answer.url,
    document: answer.directives.nofollow ? null : document,
    signs: answer.directives.nofollow ? { ...signs, eventLinks: [], feeds: [] } : signs,
  };
}
