import { addressKey, bareHost, isHomePage } from '../sources/index.ts';
import type { SeenPage } from './judge-site.ts';

export interface PageToRead {
  url: string;
  isFeed: boolean;
}

/** Where sites without a telling link keep their events most often. */
const USUAL_PATHS = ['/events', '/calendar'];

/**
 * The next page of a site to read, after those already asked for; null if none is likely to tell more. The calendar that its links name
 * comes before its feed, because the home page often shows only the next few events.
 */
export function nextPage(seen: readonly SeenPage[], asked: readonly string[]): PageToRead | null {
  const known = new Set(asked.map((url) => addressKey(url)));
  const first = seen[0];
  if (!first) return null;
  const links = seen.flatMap(({ signs }) => signs.eventLinks).map((url) => ({ url, isFeed: false }));
  const feeds = seen.flatMap(({ signs }) => signs.feeds).map((url) => ({ url, isFeed: true }));
  const hasEvents = seen.some(({ signs }) => signs.upcoming > 0);
  const home = isHomePage(first.url) ? [] : [{ url: new URL('/', first.url).href, isFeed: false }];
  const usual = USUAL_PATHS.map((path) => ({ url: new URL(path, first.url).href, isFeed: false }));
  const wanted = hasEvents
    ? // A page deep in the site is the list itself; a home page has a fuller one behind it.
      isHomePage(first.url) && seen.length === 1
      ? [...links, ...feeds]
      : []
    : seen.length === 1
      ? [...feeds.slice(0, 1), ...links, ...home, ...usual]
      : [...feeds, ...links, ...home, ...usual];
  return (
    wanted.find(
      ({ url, isFeed }) => !known.has(addressKey(url)) && (isFeed || bareHost(url) === bareHost(first.url)),
    ) ?? null
  );
}
