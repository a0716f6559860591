import { DEEP_SCAN_PAGES, SCAN_PAGES } from '@marquee/contract';
import type { Hints } from '@marquee/extraction';
import { type Message, say } from '@marquee/kernel';
import { type AggregateJudgment, addressKey, bareHost, judgeAggregate } from '../discovery/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { type PlaceFound, placesFound } from './places-found.ts';
import { type AggregateDeps, type AggregatePage, readPage } from './read-page.ts';
import { traverse } from './traverse.ts';

/** What the engine finds out about a site; nothing in it is known to be new. */
export interface SiteScan extends AggregateJudgment {
  url: string;
  host: string;
  name: string;
  depth: number;
  categoryPages: Array<{ url: string; label: string }>;
  places: PlaceFound[];
  /** `Columbia, SC`, the most frequent first. */
  cities: string[];
  pages: number;
  notes: Message[];
}

const ZONE = 'America/New_York';
const MOST_CATEGORIES = 20;
/** A list, not a link here and there. */
const A_LIST = 3;

/** Whether a site lists places of other people: its first page, a page of a kind of places, and a page about one place. Stores nothing. */
export async function scanSite(deps: AggregateDeps, url: string): Promise<SiteScan> {
  const hints = hintsOf(deps);
  const pages: AggregatePage[] = [];
  const labels: string[] = [];
  const notes: Message[] = [];
  const asked = new Set<string | null>();
  let next: { url: string; label: string } | undefined = { url, label: '' };
  let requests = 0;
  while (next && requests < SCAN_PAGES) {
    asked.add(addressKey(next.url));
    requests += 1;
    const page = await readPage(deps, next.url, hints);
    if ('because' in page) notes.push(page.because);
    else {
      pages.push(page);
      labels.push(next.label);
    }
    const isNew = (link: { url: string }) => !asked.has(addressKey(link.url));
    const categories = pages.flatMap(({ signs }) => signs.categoryPages).filter(isNew);
    const listings = pages.flatMap(({ signs }) => signs.listingPages).filter(isNew);
    next = pages.length === 1 ? (categories[0] ?? listings[0]) : (listings[0] ?? categories[0]);
  }
  const places = pages.map(({ signs }, depth) => ({ label: labels[depth] ?? '', depth, places: signs.placeLinks }));
  return { ...about(url, pages, requests, notes), places: placesFound(nameOf(url, pages), places) };
}

/** The places that a site lists, by at most DEEP_SCAN_PAGES of its pages. Stores nothing. */
export async function deepScan(deps: AggregateDeps, url: string): Promise<SiteScan> {
  const round = { queue: [{ url, depth: 0, label: '' }], seen: [] };
  const { pages, places, requests, notes } = await traverse(deps, round, hintsOf(deps), DEEP_SCAN_PAGES);
  return { ...about(url, pages, requests, notes), places: placesFound(nameOf(url, pages), places) };
}

function about(url: string, pages: readonly AggregatePage[], requests: number, notes: Message[]) {
  const judgment = judgeAggregate(pages.map(({ signs }) => signs));
  const reasons = pages.length === 0 ? [say('reply.nonePagesCouldRead')] : judgment.reasons;
  const categories = new Map(
    pages.flatMap(({ signs }) => signs.categoryPages.map((link) => [link.url, link] as const)),
  );
  return {
    ...judgment,
    reasons,
    url,
    host: bareHost(url),
    name: nameOf(url, pages),
    depth: depthOf(pages),
    categoryPages: [...categories.values()].slice(0, MOST_CATEGORIES),
    cities: [...new Set(pages.flatMap(({ signs }) => signs.cities))].slice(0, 5),
    pages: requests,
    notes,
  };
}

/** How many steps its lists are away: 1 if the first page is one, 3 if each place has its own page. */
function depthOf([first, second]: readonly AggregatePage[]): number {
  if (!first || first.signs.placeLinks.length >= A_LIST) return 1;
  if (second && second.signs.placeLinks.length >= A_LIST) return 2;
  const hasListings = [first, second].some((page) => page && page.signs.listingPages.length > 0);
  return hasListings ? (first.signs.listingPages.length > 0 ? 2 : 3) : first.signs.categoryPages.length > 0 ? 2 : 1;
}

function nameOf(url: string, [first]: readonly AggregatePage[]): string {
  return first?.title.split(/\s+[|–—-]\s+/)[0]?.trim() || bareHost(url);
}

function hintsOf({ clock }: Pick<AggregateDeps, 'clock'>): Hints {
  return { today: dateOf(localOf(clock.now(), ZONE)), timezone: ZONE };
}
