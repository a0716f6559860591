import { MOST_DEPTH, ROUND_PAGES } from '@marquee/contract';
import type { Hints } from '@marquee/extraction';
import { eachOnce, type Message, say } from '@marquee/kernel';
import { addressKey, bareHost } from '../discovery/index.ts';
import type { PlacesOfPage } from './places-found.ts';
import { type AggregateDeps, type AggregatePage, readPage } from './read-page.ts';

interface QueuedPage {
  url: string;
  depth: number;
  label: string;
}

/** What is left of a round through a site, and what was looked at (address keys). */
export interface Round {
  queue: QueuedPage[];
  seen: string[];
}

export interface Traversed {
  pages: AggregatePage[];
  places: PlacesOfPage[];
  requests: number;
  notes: Message[];
  round: Round;
}

/** Failures in a row after which a site is left alone for now. */
const MOST_FAILURES = 3;

/**
 * Follows the lists of a site: kinds of places, their further pages, then pages about one place each; nearest first. Every page once, on the
 * same host, at most MOST_DEPTH steps away, at most `budget` now and ROUND_PAGES in a round: a site that links to itself without end ends there.
 */
export async function traverse(deps: AggregateDeps, round: Round, hints: Hints, budget: number): Promise<Traversed> {
  const queue = [...round.queue];
  const seen = new Set(round.seen);
  const pages: AggregatePage[] = [];
  const places: PlacesOfPage[] = [];
  const notes: Message[] = [];
  const host = queue[0] && bareHost(queue[0].url);
  let requests = 0;
  let failures = 0;
  while (requests < budget && failures < MOST_FAILURES) {
    const next = queue.shift();
    if (!next) break;
    const key = addressKey(next.url);
    if (key === null || seen.has(key)) continue;
    if (seen.size >= ROUND_PAGES) {
      notes.push(say('aggregate.endless', { n: ROUND_PAGES }));
      queue.length = 0;
      break;
    }
    requests += 1;
    const page = await readPage(deps, next.url, hints);
    if ('because' in page) {
      notes.push(page.because);
      if (page.isPause) {
        queue.unshift(next);
        break;
      }
      seen.add(key);
      // One dead link among many says nothing about the host.
      failures = page.isGone ? 0 : failures + 1;
      continue;
    }
    seen.add(key);
    failures = 0;
    // A site may answer at another address: the same page under a second name is not read twice.
    const own = addressKey(page.url);
    if (own !== null && own !== key && seen.has(own)) continue;
    if (own !== null) seen.add(own);
    if (pages.length > 0 && bareHost(page.url) !== host && bareHost(page.url) !== bareHost(pages[0]?.url ?? page.url))
      continue;
    pages.push(page);
    places.push({ label: next.label, depth: next.depth, places: page.signs.placeLinks });
    add(queue, linksOf(page, next), seen);
  }
  if (failures >= MOST_FAILURES) notes.push(say('aggregate.unread', { n: failures }));
  else if (queue.length > 0 && requests >= budget) notes.push(say('aggregate.left', { n: queue.length }));
  return { pages, places, requests, notes: eachOnce(notes), round: { queue, seen: [...seen] } };
}

function linksOf({ signs }: AggregatePage, { depth, label }: QueuedPage): QueuedPage[] {
  const same = signs.nextPages.map((url) => ({ url, depth, label }));
  if (depth >= MOST_DEPTH) return same;
  const deeper = [...signs.categoryPages, ...signs.listingPages].map((link) => ({
    url: link.url,
    depth: depth + 1,
    label: link.label || label,
  }));
  return [...same, ...deeper];
}

/** Nearest first; each address once; no more than a round may look at. */
function add(queue: QueuedPage[], found: readonly QueuedPage[], seen: ReadonlySet<string>): void {
  const waiting = new Set(queue.map(({ url }) => addressKey(url)));
  for (const page of found) {
    const key = addressKey(page.url);
    if (key === null || seen.has(key) || waiting.has(key) || queue.length >= ROUND_PAGES) continue;
    waiting.add(key);
    queue.push(page);
  }
  queue.sort((a, b) => a.depth - b.depth);
}
