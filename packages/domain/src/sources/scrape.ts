import type { JobPayload } from '@marquee/contract';
import { cities, manualScrapes, readTogether, type Statement, sightings, sources, valuesIn } from '@marquee/db';
import type { Draft, Hints } from '@marquee/extraction';
import { type LocalDate, type Message, say, together, WaitTurn } from '@marquee/kernel';
import { and, count, eq, exists, gt, isNull, notInArray } from 'drizzle-orm';
import { citySynced } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { recordCall, strategies } from '../efficiency/index.ts';
import { ingest, stillListed } from '../events/index.ts';
import { type ClaimedJob, holdsJob, type JobResult, renewLeases } from '../jobs/index.ts';
import { knownVersions, type Lessons, lessonsOf } from '../learning/index.ts';
import { dateOf, daysBetween, localOf } from '../places/index.ts';
import { type HeldBack, holdBack, stillHeld } from '../review/index.ts';
import { type ReadingPlan, readingPlan } from '../schedule/index.ts';
import { messageIn, type ToldFinding } from '../told-finding.ts';
import { afterRead, continuation, failed, moved } from './after-read.ts';
import { enhance } from './enhance.ts';
import { hasMore } from './has-more.sql.ts';
import { hasChanged, listedHash } from './listed-hash.ts';
import { nextRead } from './next-read.ts';
import { putOff } from './next-turn.ts';
import { countListed } from './page-rows.sql.ts';
import { knownPages, savePages } from './page-rows.ts';
import { readByModel } from './read-by-model.ts';
import { type PagesRead, type ReadPage, readPages } from './read-pages.ts';
import { showingsOf } from './showings.ts';
import { STOPPED_BY_SCHEDULE, whyStop } from './why-stop.ts';
import { windowsOf } from './windows.ts';

type SourceRow = typeof sources.$inferSelect;

/** A page read within this share of the interval is not fetched again. */
const FRESH_SHARE = 0.5;

/** The lease key of a read, so that two never read one source at once. */
export const sourceLease = (sourceId: string): string => `source:${sourceId}`;

/** Reads one source and stores what it lists (design §3, steps 2 to 8). */
export async function scrapeSource(
  deps: EngineDeps,
  payload: JobPayload<'source.scrape'>,
  job: Pick<ClaimedJob, 'id' | 'leaseToken' | 'manualRunId' | 'slotKey'>,
): Promise<JobResult> {
  const [row] = await deps.db
    .select()
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(eq(sources.id, payload.sourceId));
  if (!row || row.sources.status !== 'active') return { outcome: 'skipped', detail: say('read.notActive') };
  const { sources: source, cities: city } = row;
  const now = deps.clock.now();
  const today = dateOf(localOf(now, city.timezone));
  const shiftWeeks = source.shiftWeeks ?? shiftFor(source.recordedAt, today);
  const hints: Hints = {
    today: source.recordedAt ?? today,
    timezone: city.timezone,
    city: city.name,
    state: city.state,
  };

  const known = await knownPages(deps, source.id);
  const plan = await readingPlan(deps);
  const freshSince = await freshFrom(deps, job, now - freshFor(source, plan));
  const place = { citySlug: city.slug, state: city.state };
  const whyStopNow = async () => {
    await renewLeases(deps, job, [sourceLease(source.id), ...(job.slotKey ? [job.slotKey] : [])]);
    return whyStop(deps, job, place);
  };
  const { intelligentCaching } = await strategies(deps);
  const lessons = lessonsOf(deps.reader, source, await knownVersions(deps, source.id), now, intelligentCaching);
  const pages = await readPages(deps, source, known, hints, freshSince, lessons, whyStopNow);
  const elsewhere = await listedElsewhere(deps, source.id, pages);
  const hasTemplate = ({ document, row: page }: ReadPage) =>
    !intelligentCaching && document !== null && lessons.active(document, page.reason) !== null;
  const task = { jobId: job.id, hints, hasEventsElsewhere: elsewhere > 0, hasTemplate, whyStop: whyStopNow };
  const read = await readByModel(deps, pages, task);
  for (const { row: page, document, extraction } of read.changed)
    if (document && extraction.method === 'language-model')
      await lessons.study(document, hints, page.reason, extraction);
  // The pages read so far are discarded; they were not recorded as read, so the next run fetches them again.
  if (read.stoppedBecause !== null) {
    const again = read.stoppedBecause === STOPPED_BY_SCHEDULE ? [putOff([source.id], now)] : [];
    return { outcome: 'skipped', sourceId: source.id, detail: read.stoppedBecause, statements: again };
  }
  if (read.rootFailure) return failed(deps, source, read.rootFailure);
  const pagesRead = read.changed.length + read.unchanged.length;
  if (pagesRead === 0 && read.deferredMs !== null) throw new WaitTurn(say('fetch.pause'), read.deferredMs);

  const written = read.changed.map(({ row: page, extraction }) => ({
    pageUrl: page.url,
    ...showingsOf(extraction, hints),
  }));
  const asListed = written.flatMap(({ pageUrl, drafts: own }) => own.map((draft) => ({ draft, pageUrl })));
  const listPages = new Set([source.url, ...read.rows.map(({ url }) => url)]);
  const reviewed = await holdBack(deps, asListed, {
    sourceId: source.id,
    citySlug: city.slug,
    shiftWeeks,
    today,
    pageUrls: [...written.map(({ pageUrl }) => pageUrl), ...read.forgotten],
  });
  const better = await enhance(deps, reviewed.drafts, {
    sourceId: source.id,
    place,
    hints,
    shiftWeeks,
    listPages,
    whyStop: whyStopNow,
  });
  const { drafts } = better;
  const readFindings = [
    ...read.findings,
    ...written.flatMap(({ findings }) => findings),
    ...reviewed.findings,
    ...better.findings,
  ];
  const hashes = await Promise.all(
    written.map(async ({ pageUrl, drafts: own }) => ({ url: pageUrl, listedHash: await listedHash(own) })),
  );
  const hashOf = new Map(hashes.map((each) => [each.url, each.listedHash]));
  const rows = read.rows.map((page) => ({ ...page, listedHash: hashOf.get(page.url) ?? page.listedHash }));
  const next = await nextRead(deps, source, plan, hasChanged(known, hashes, read.forgotten));
  const drifted = lessons.findings.find(({ code }) => code === 'learned-drifted');
  const drift = drifted ? messageIn(drifted) : null;
  const ahead = asListed.filter(({ draft }) => lastDay(draft) >= hints.today).length;
  const statements = [
    ...afterRead(
      deps,
      source,
      read,
      ahead + elsewhere + reviewed.elsewhere,
      shiftWeeks,
      { drift, past: asListed.length - ahead, hasMore: await hasMoreToCome(deps, source.id, read) },
      next,
    ),
    ...savePages(source.id, rows, read.forgotten),
    ...moved(source, read),
    ...stillListed(source.id, read.unchanged, now),
    ...stillHeld(source.id, read.unchanged, now),
    ...reviewed.statements,
    ...lessons.statements(),
    ...replays(deps, lessons),
  ];
  // Committed with the end of this job: while it is open, no other job of its kind and subject is added.
  const rest = continuation(deps, source, job, read);
  const counts = { pages: pagesRead, bytes: read.bytes, tokens: read.tokens };
  if (read.changed.length === 0) {
    const all = [...statements, citySynced(city.slug, now), ...rest];
    return { outcome: 'unchanged', sourceId: source.id, counts, findings: read.findings, statements: all };
  }
  const listed = new Map<string, number>();
  for (const { pageUrl } of asListed) listed.set(pageUrl, (listed.get(pageUrl) ?? 0) + 1);
  const cut = new Set(written.filter(({ isCut }) => isCut).map(({ pageUrl }) => pageUrl));
  const windows = windowsOf(read, listed, cut);
  // A source that was paused or retired in the meantime stores nothing.
  const isActive = and(eq(sources.id, source.id), eq(sources.status, 'active'));
  const guard = holdsJob(job, exists(deps.db.select({ id: sources.id }).from(sources).where(isActive)));
  const pageUrls = read.changed.map(({ row: page }) => page.url);
  const stored = await ingest(deps, {
    source,
    citySlug: city.slug,
    shiftWeeks,
    drafts,
    held: reviewed.held,
    notes: better.notes,
    enhanced: better.enhanced,
    pageUrls,
    windows,
    statements,
    countListed: (listedOn) => countListed(source.id, listedOn),
    guard,
  });
  return {
    outcome: 'done',
    sourceId: source.id,
    detail: detailOf(stored.counts, reviewed, readFindings),
    counts: { ...counts, ...stored.counts, held: reviewed.waiting },
    findings: [...lessons.findings, ...readFindings, ...stored.findings].slice(0, 100),
    statements: rest,
  };
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

/** Pages read since then are not fetched again: half an interval ago, or the start of a manual scrape. */
async function freshFrom(deps: EngineDeps, job: Pick<ClaimedJob, 'manualRunId'>, usual: number): Promise<number> {
  if (job.manualRunId !== null) {
    const [manual] = await deps.db
      .select({ startedAt: manualScrapes.startedAt })
      .from(manualScrapes)
      .where(eq(manualScrapes.id, job.manualRunId));
    if (manual) return manual.startedAt;
  }
  return usual;
}

/** A page read within this time is not fetched again; for a source that is read more often than its interval says, it is shorter. */
function freshFor(source: SourceRow, { haste }: ReadingPlan): number {
  return Math.min(source.intervalMs, (source.readEveryMs ?? source.intervalMs) * haste) * FRESH_SHARE;
}

/** Whether any of its events is still to come; asked only if no page changed, since time passes over what a page lists. */
async function hasMoreToCome(deps: EngineDeps, sourceId: string, read: PagesRead): Promise<boolean> {
  if (read.changed.length > 0) return true;
  const [[row]] = await readTogether(deps.db, [hasMore(sourceId, deps.clock.now())] as const);
  return row?.hasMore ?? true;
}

/** The last day of a showing. */
function lastDay({ start, end }: Draft): LocalDate {
  return (end?.value ?? start.value).slice(0, 10);
}

/** Upcoming showings on unchanged pages of this source, which also count toward its yield. */
async function listedElsewhere(deps: EngineDeps, sourceId: string, read: PagesRead): Promise<number> {
  if (read.changed.length === 0) return 0;
  const [row] = await deps.db
    .select({ count: count() })
    .from(sightings)
    .where(
      and(
        eq(sightings.sourceId, sourceId),
        isNull(sightings.withdrawnAt),
        gt(sightings.endsAt, deps.clock.now()),
        notInArray(sightings.pageUrl, valuesIn(read.changed.map(({ row: page }) => page.url))),
      ),
    );
  return row?.count ?? 0;
}

/** The summary of the read: how many events are upcoming, or why none were found. */
function detailOf(
  counts: { found: number; kept: number },
  { waiting }: Pick<HeldBack, 'waiting'>,
  findings: readonly ToldFinding[],
): Message {
  if (counts.found > 0) {
    const upcoming = say('read.upcoming', { n: counts.found, n2: counts.kept });
    return waiting > 0 ? together(upcoming, say('read.waitForReview', { n: waiting })) : upcoming;
  }
  const reason = findings.find((finding) => finding.severity !== 'info') ?? findings[0];
  return reason ? say('read.noEventsBecause', { detail: messageIn(reason) }) : say('read.noEvents');
}

/** Full weeks from the day of a recording to today; a live source is not shifted. */
function shiftFor(recordedAt: LocalDate | null, today: LocalDate): number {
  return recordedAt === null ? 0 : Math.floor(daysBetween(recordedAt, today) / 7);
}
