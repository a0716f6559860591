import type { Extraction } from '@marquee/extraction';
import type { FetchOutcome } from '@marquee/fetching';
import { linksToFollow } from './links-to-follow.ts';
import type { PageRow } from './page-rows.ts';
import { newPage } from './page-rows.ts';
import type { Round } from './pages-read.ts';

/** The maximum number of documents of one source per run. */
export const PAGE_BUDGET = 12;

/** Queues the pages that a page links to, within the budget, and forgets those that it linked to before. */
export function followLinks(
  { task, result, queue, queued, empty }: Round,
  page: PageRow,
  answer: Pick<Extract<FetchOutcome, { kind: 'fetched' }>, 'url' | 'directives'>,
  extraction: Extraction,
): void {
  const linking = {
    url: answer.url,
    isNextPage: page.reason === 'next-page',
    isBehindEmpty: page.linkedFrom !== null && empty.has(page.linkedFrom),
    nofollow: answer.directives.nofollow,
  };
  const follow = linksToFollow(linking, extraction, task.hints.today);
  result.findings.push(...follow.findings);
  const links = new Set(follow.links.map((next) => next.url));
  const unlinked = task.known.filter((other) => other.linkedFrom === page.url && !links.has(other.url));
  const urls = unlinked.map((other) => other.url);
  forget(result.forgotten, task.known, urls);
  for (const next of follow.links) {
    if (queued.has(next.url) || queued.size - result.forgotten.size > PAGE_BUDGET) continue;
    queued.add(next.url);
    queue.push(newPage(next.url, next.reason, page.url));
  }
}

/** Deletes pages and those that only they linked to. */
export function forget(forgotten: Set<string>, known: readonly PageRow[], urls: readonly string[]): void {
  for (const url of urls) {
    if (forgotten.has(url)) continue;
    forgotten.add(url);
    const behind = known.filter((page) => page.linkedFrom === url).map((page) => page.url);
    forget(forgotten, known, behind);
  }
}
