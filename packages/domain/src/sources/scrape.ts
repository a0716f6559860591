import type { JobPayload } from '@marquee/contract';
import { readRows, type Statement, sightings, sources, valuesIn } from '@marquee/db';
import type { Finding } from '@marquee/extraction';
import { type Message, say, together, WaitTurn } from '@marquee/kernel';
import { and, count, eq, exists, gt, inArray, isNull } from 'drizzle-orm';
import { citySynced } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { recordCall } from '../efficiency/index.ts';
import { ingest, stillListed } from '../events/index.ts';
import { type ClaimedJob, holdsJob, type JobResult } from '../jobs/index.ts';
import type { Lessons } from '../learning/index.ts';
import { type HeldBack, stillHeld } from '../review/index.ts';
import { afterRead, continuation, failed, keepListed, moved, toldTrouble } from './after-read.ts';
import { hasMore } from './has-more.sql.ts';
import { hasChanged } from './listed-hash.ts';
import { nextRead } from './next-read.ts';
import { putOff } from './next-turn.ts';
import { countListed, savePages } from './page-rows.ts';
import type { PagesRead, ReadPage } from './pages-read.ts';
import { picturesToRead } from './pictures-to-read.ts';
import { readByModel } from './read-by-model.ts';
import { type ReadListing, readListing } from './read-listing.ts';
import { readPages } from './read-pages.ts';
import { type ScrapeTask, scrapeTask } from './scrape-task.ts';
import { STOPPED_BY_SCHEDULE } from './why-stop.ts';
import { windowsOf } from './windows.ts';

/** Reads one source and stores what it lists (design §3, steps 2 to 8). */
export async function scrapeSource(
  deps: EngineDeps,
  payload: JobPayload<'source.scrape'>,
  job: Pick<ClaimedJob, 'id' | 'leaseToken' | 'manualRunId' | 'slotKey'>,
): Promise<JobResult> {
  const task = await scrapeTask(deps, payload.sourceId, job);
  if (!task) return { outcome: 'skipped', detail: say('read.notActive') };
  const { source } = task;
  const { read, elsewhere } = await readEachPage(deps, task);
  // The pages read so far are discarded; they were not recorded as read, so the next run fetches them again.
  if (read.stoppedBecause !== null) {
    const again = read.stoppedBecause === STOPPED_BY_SCHEDULE ? [putOff([source.id], task.now)] : [];
    return { outcome: 'skipped', sourceId: source.id, detail: read.stoppedBecause, statements: again };
  }
  if (read.rootFailure) return failed(deps, source, read.rootFailure);
  const pages = read.changed.length + read.unchanged.length;
  if (pages === 0 && read.deferredMs !== null) throw new WaitTurn(say('fetch.pause'), read.deferredMs);

  const listing = await readListing(deps, task, read);
  const { statements, trouble } = await endOfRead(deps, task, read, { listing, elsewhere });
  // Committed with the end of this job: while it is open, no other job of its kind and subject is added.
  const pictures = await picturesToRead(deps, task, read, elsewhere);
  const rest = [...continuation(deps, source, job, read), ...pictures.statements];
  const counts = { pages, bytes: read.bytes, tokens: read.tokens };
  if (read.changed.length === 0) {
    const all = [...statements, citySynced(task.place.citySlug, task.now), ...rest];
    const { findings, isGone } = toldTrouble(trouble, read.findings);
    const told = [...findings, ...read.findings];
    // A page that is gone stays gone although it did not change, and says so at every read.
    const why = isGone ? told.find(({ severity }) => severity === 'error') : undefined;
    return {
      outcome: isGone ? 'failed' : 'unchanged',
      sourceId: source.id,
      ...(why ? { detail: why.message } : {}),
      counts,
      findings: told,
      statements: all,
    };
  }
  const stored = await store(deps, task, read, { listing, statements });
  const findings = [...pictures.findings, ...listing.findings];
  const told = toldTrouble(trouble, findings);
  return {
    outcome: told.isGone ? 'failed' : 'done',
    sourceId: source.id,
    detail: detailOf(stored.counts, listing.reviewed, [...findings, ...told.findings]),
    counts: { ...counts, ...stored.counts, held: listing.reviewed.waiting },
    findings: [...told.findings, ...task.lessons.findings, ...findings, ...stored.findings].slice(0, 100),
    statements: rest,
  };
}

/** The pages, those included that only the model could read, and how many events to come unchanged pages list. */
async function readEachPage(deps: EngineDeps, task: ScrapeTask): Promise<{ read: PagesRead; elsewhere: number }> {
  const { source, hints, lessons, usesLessons, whyStop } = task;
  const pages = await readPages(deps, { ...task, url: source.url });
  const elsewhere = await listedElsewhere(deps, task, pages);
  const hasTemplate = ({ document, row }: ReadPage) =>
    !usesLessons && document !== null && lessons.active(document, row.reason) !== null;
  const asked = { jobId: task.job.id, hints, hasEventsElsewhere: elsewhere > 0, hasTemplate, whyStop };
  const read = await readByModel(deps, pages, asked);
  for (const { row, document, extraction } of read.changed)
    if (document && extraction.method === 'language-model')
      await lessons.study(document, hints, row.reason, extraction);
  return { read, elsewhere };
}

/** The state of the source, its pages, its queue and its lessons after the read. */
async function endOfRead(
  deps: EngineDeps,
  task: ScrapeTask,
  read: PagesRead,
  { listing, elsewhere }: { listing: ReadListing; elsewhere: number },
): Promise<ReturnType<typeof afterRead>> {
  const { source, now, lessons, shiftWeeks } = task;
  const { asListed, ahead, reviewed, hashes } = listing;
  const hashOf = new Map(hashes.map((each) => [each.url, each.listedHash]));
  const rows = read.rows.map((page) => ({ ...page, listedHash: hashOf.get(page.url) ?? page.listedHash }));
  const drifted = lessons.findings.find(({ code }) => code === 'learned-drifted');
  const next = await nextRead(deps, source, task.plan, hasChanged(task.known, hashes, read.forgotten));
  const outcome = {
    found: ahead + elsewhere + reviewed.elsewhere,
    drift: drifted ? drifted.message : null,
    past: asListed.length - ahead,
    hasMore: await hasMoreToCome(deps, source.id, read),
    shiftWeeks,
    next,
  };
  const { statements: state, trouble } = afterRead(deps, source, read, outcome);
  const statements = [
    ...state,
    ...savePages(source.id, rows, read.forgotten),
    ...moved(source, read),
    ...stillListed(source.id, read.unchanged, now),
    ...stillHeld(source.id, read.unchanged, now),
    ...reviewed.statements,
    ...lessons.statements(),
    ...replays(deps, lessons),
  ];
  return { statements, trouble };
}

/** Stores what is listed, with `statements` in the same commit. A source that was paused or retired in the meantime stores nothing. */
function store(
  deps: EngineDeps,
  { source, job, place, shiftWeeks }: ScrapeTask,
  read: PagesRead,
  { listing, statements }: { listing: ReadListing; statements: Statement[] },
) {
  const { asListed, cut, reviewed, better } = listing;
  const listed = new Map<string, number>();
  for (const { pageUrl } of asListed) listed.set(pageUrl, (listed.get(pageUrl) ?? 0) + 1);
  const isActive = and(eq(sources.id, source.id), eq(sources.status, 'active'));
  return ingest(deps, {
    source,
    citySlug: place.citySlug,
    shiftWeeks,
    drafts: better.drafts,
    held: reviewed.held,
    notes: better.notes,
    enhanced: better.enhanced,
    pageUrls: read.changed.map(({ row }) => row.url),
    windows: windowsOf(read, listed, cut),
    statements,
    countListed: (listedOn) => countListed(source.id, listedOn),
    keepListed: (lists) => keepListed(source.id, lists),
    guard: holdsJob(job, exists(deps.db.select({ id: sources.id }).from(sources).where(isActive))),
  });
}

/** Pages that learned rules read in place of the model, recorded with what the model took to read them once. */
function replays(deps: EngineDeps, lessons: Lessons): Statement[] {
  return lessons.savedTokens().flatMap((tokens) =>
    recordCall(deps, deps.model, {
      category: 'contentAnalysis',
      wasAsked: false,
      avoidableBy: ['intelligentCaching'],
      promptTokens: tokens,
      answerTokens: 0,
    }),
  );
}

/** Whether any of its events is still to come; asked only if no page changed, since time passes over what a page lists. */
async function hasMoreToCome(deps: EngineDeps, sourceId: string, read: PagesRead): Promise<boolean> {
  if (read.changed.length > 0) return true;
  const [row] = await readRows(deps.db, hasMore(sourceId, deps.clock.now()));
  return row?.hasMore ?? true;
}

/**
 * Upcoming showings on unchanged pages of this source, which also count toward its yield. A page that it no longer links to does not: its
 * events stay listed, but the source gives them no more.
 */
async function listedElsewhere(deps: EngineDeps, { source, known }: ScrapeTask, read: PagesRead): Promise<number> {
  const changed = new Set(read.changed.map(({ row: page }) => page.url));
  const others = [...known, ...read.rows]
    .map(({ url }) => url)
    .filter((url) => !changed.has(url) && !read.forgotten.has(url));
  if (read.changed.length === 0 || others.length === 0) return 0;
  const [row] = await deps.db
    .select({ count: count() })
    .from(sightings)
    .where(
      and(
        eq(sightings.sourceId, source.id),
        isNull(sightings.withdrawnAt),
        gt(sightings.endsAt, deps.clock.now()),
        inArray(sightings.pageUrl, valuesIn(others)),
      ),
    );
  return row?.count ?? 0;
}

/** The summary of the read: how many events are upcoming, or why none were found. */
function detailOf(
  counts: { found: number; kept: number },
  { waiting }: Pick<HeldBack, 'waiting'>,
  findings: readonly Finding[],
): Message {
  if (counts.found > 0) {
    const upcoming = say('read.upcoming', { n: counts.found, n2: counts.kept });
    return waiting > 0 ? together(upcoming, say('read.waitForReview', { n: waiting })) : upcoming;
  }
  const reason = findings.find((finding) => finding.severity !== 'info') ?? findings[0];
  return reason ? say('read.noEventsBecause', { detail: reason.message }) : say('read.noEvents');
}
