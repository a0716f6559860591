import type { Hints, SourceDocument } from '../base/types.ts';
import { openPage } from '../document/page.ts';
import { eventPoints } from './page-links.ts';

/** What a sitemap names (sitemaps.org/protocol.html). */
export interface Sitemap {
  /** Addresses of the same host that read like a list of events, the likeliest first. */
  pages: string[];
  /** Further sitemaps of the same host, those about events first. */
  maps: string[];
}

/** A protocol's file has at most 50,000 addresses; a list of events is among the first. */
const MOST_ADDRESSES = 20_000;
const MOST_PAGES = 5;
const MOST_MAPS = 2;
const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\s\]]{1,500})/gi;

/** The pages of a sitemap that may list events. Only the bytes that a document may have are looked at, so a bomb costs no more than a page. */
export function readSitemap(document: SourceDocument, hints: Hints): Sitemap {
  const { text } = openPage(document, hints);
  const host = bareHost(document.url);
  const isIndex = /<sitemapindex\b/i.test(text.slice(0, 2_000));
  const found = new Map<string, number>();
  let read = 0;
  for (const [, written = ''] of text.matchAll(LOCATION)) {
    read += 1;
    if (read > MOST_ADDRESSES) break;
    const url = URL.parse(written.replaceAll('&amp;', '&'));
    if (!url || !/^https?:$/.test(url.protocol) || bareHost(url.href) !== host) continue;
    const points = eventPoints('', url.pathname.replace(/\.xml$/, ''));
    if (isIndex || points > 0) found.set(url.href, points);
  }
  const best = [...found].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length).map(([url]) => url);
  return isIndex ? { pages: [], maps: best.slice(0, MOST_MAPS) } : { pages: best.slice(0, MOST_PAGES), maps: [] };
}

function bareHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
