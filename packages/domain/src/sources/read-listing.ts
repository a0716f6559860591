import type { Draft, Finding } from '@marquee/extraction';
import type { LocalDate } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { type HeldBack, holdBack } from '../review/index.ts';
import { type Enhanced, enhance } from './enhance.ts';
import { listedHash } from './listed-hash.ts';
import type { PagesRead } from './pages-read.ts';
import type { ScrapeTask } from './scrape-task.ts';
import { showingsOf } from './showings.ts';

/** What the changed pages of a source list, judged and enhanced. */
export interface ReadListing {
  /** All drafts, with the page that lists each. */
  asListed: ReadonlyArray<{ draft: Draft; pageUrl: string }>;
  /** How many of them are still to come. */
  ahead: number;
  /** Pages of which not every date was taken. */
  cut: ReadonlySet<string>;
  /** What each changed page lists, in short. */
  hashes: ReadonlyArray<{ url: string; listedHash: string }>;
  reviewed: HeldBack;
  better: Enhanced;
  findings: Finding[];
}

export async function readListing(deps: EngineDeps, task: ScrapeTask, read: PagesRead): Promise<ReadListing> {
  const { source, place, hints, shiftWeeks, today } = task;
  const written = read.changed.map(({ row, extraction }) => ({ pageUrl: row.url, ...showingsOf(extraction, hints) }));
  const asListed = written.flatMap(({ pageUrl, drafts }) => drafts.map((draft) => ({ draft, pageUrl })));
  const pageUrls = [...written.map(({ pageUrl }) => pageUrl), ...read.forgotten];
  const of = { sourceId: source.id, citySlug: place.citySlug, shiftWeeks, today, pageUrls };
  const reviewed = await holdBack(deps, asListed, of);
  const listPages = new Set([source.url, ...read.rows.map(({ url }) => url)]);
  const enhancing = { sourceId: source.id, place, hints, shiftWeeks, listPages, whyStop: task.whyStop };
  const better = await enhance(deps, reviewed.drafts, enhancing);
  return {
    asListed,
    ahead: asListed.filter(({ draft }) => lastDay(draft) >= hints.today).length,
    cut: new Set(written.filter(({ isCut }) => isCut).map(({ pageUrl }) => pageUrl)),
    hashes: await Promise.all(
      written.map(async ({ pageUrl, drafts }) => ({ url: pageUrl, listedHash: await listedHash(drafts) })),
    ),
    reviewed,
    better,
    findings: [
      ...read.findings,
      ...written.flatMap(({ findings }) => findings),
      ...reviewed.findings,
      ...better.findings,
    ],
  };
}

/** The last day of a showing. */
function lastDay({ start, end }: Draft): LocalDate {
  return (end?.value ?? start.value).slice(0, 10);
}
