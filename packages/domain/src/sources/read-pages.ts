import { say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { PAGE_BUDGET } from './linked-pages.ts';
import type { PageRow } from './page-rows.ts';
import { newPage } from './page-rows.ts';
import type { PagesRead, PagesToRead, Round } from './pages-read.ts';
import { readPage } from './read-page.ts';

/**
 * Reads a source's first page and, within a budget, the pages it links to (feeds, next pages). Known pages are fetched
 * conditionally, the oldest reads first, so that a host with a long Crawl-delay is read page by page over several runs.
 */
export async function readPages(deps: EngineDeps, task: PagesToRead): Promise<PagesRead> {
  const round = startRound(task);
  const { result, queue } = round;
  for (let read = 0; read < PAGE_BUDGET && queue.length > 0; read += 1) {
    const page = queue.shift();
    if (!page) break;
    if (result.forgotten.has(page.url)) continue;
    if (read > 0) result.stoppedBecause = await task.whyStop();
    if (result.stoppedBecause !== null || !(await readPage(deps, round, page))) return result;
  }
  keepTheRest(round);
  return result;
}

function startRound(task: PagesToRead): Round {
  const { url, known, freshSince } = task;
  const root: PageRow = known.find((page) => page.reason === 'root') ?? newPage(url, 'root', null);
  const queue = [root, ...known.filter((page) => page.reason !== 'root')]
    .filter((page) => page.fetchedAt < freshSince)
    .sort((a, b) => a.fetchedAt - b.fetchedAt);
  return {
    task,
    result: nothingRead(),
    queue,
    queued: new Set([...known.map((page) => page.url), url]),
    empty: new Set(),
  };
}

function nothingRead(): PagesRead {
  return {
    changed: [],
    unchanged: [],
    rows: [],
    forgotten: new Set(),
    rootFailure: null,
    movedTo: null,
    deferredMs: null,
    stoppedBecause: null,
    findings: [],
    bytes: 0,
    tokens: 0,
  };
}

/** What the budget left over is read by the next run. */
function keepTheRest({ queue, result }: Round): void {
  const left = queue.filter((page) => !result.forgotten.has(page.url));
  if (left.length === 0) return;
  result.rows.push(...left);
  const message = say('read.pagesLeft', { n: left.length, n2: PAGE_BUDGET });
  result.findings.push({ code: 'page-budget', severity: 'info', message });
}
