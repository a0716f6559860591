import { cities, manualScrapes, sources } from '@marquee/db';
import type { Hints } from '@marquee/extraction';
import type { LocalDate, Message } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { strategies } from '../efficiency/index.ts';
import { type ClaimedJob, renewLeases } from '../jobs/index.ts';
import { knownVersions, type Lessons, lessonsOf } from '../learning/index.ts';
import { dateOf, daysBetween, localOf } from '../places/index.ts';
import { type ReadingPlan, readingPlan } from '../schedule/index.ts';
import type { PageRow } from './page-rows.ts';
import { knownPages } from './page-rows.ts';
import { sourceLease } from './source-lease.ts';
import { whyStop } from './why-stop.ts';

type SourceRow = typeof sources.$inferSelect;
type ScrapeJob = Pick<ClaimedJob, 'id' | 'leaseToken' | 'manualRunId' | 'slotKey'>;

/** What one read of a source goes by. */
export interface ScrapeTask {
  source: SourceRow;
  job: ScrapeJob;
  now: number;
  today: LocalDate;
  place: { citySlug: string; state: string };
  /** Whole weeks by which a recorded source is moved to today. */
  shiftWeeks: number;
  hints: Hints;
  plan: ReadingPlan;
  /** The pages of the read before. */
  known: readonly PageRow[];
  /** A page read at this time or later is not fetched again. */
  freshSince: number;
  lessons: Lessons;
  /** Learned rules are in use (spec: strategy *Intelligent Caching*). */
  usesLessons: boolean;
  /** Renews the leases of the job; a reason ends the read. */
  whyStop: () => Promise<Message | null>;
}

/** A page read within this share of the interval is not fetched again. */
const FRESH_SHARE = 0.5;

/** Null if the source is not active. */
export async function scrapeTask(deps: EngineDeps, sourceId: string, job: ScrapeJob): Promise<ScrapeTask | null> {
  const [row] = await deps.db
    .select()
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(eq(sources.id, sourceId));
  if (!row || row.sources.status !== 'active') return null;
  const { sources: source, cities: city } = row;
  const now = deps.clock.now();
  const today = dateOf(localOf(now, city.timezone));
  const place = { citySlug: city.slug, state: city.state };
  const known = await knownPages(deps, source.id);
  const plan = await readingPlan(deps);
  const freshSince = await freshFrom(deps, job, freshAfterFailure(source, now - freshFor(source, plan)));
  const { intelligentCaching: usesLessons } = await strategies(deps);
  return {
    source,
    job,
    now,
    today,
    place,
    shiftWeeks: source.shiftWeeks ?? shiftFor(source.recordedAt, today),
    hints: { today: source.recordedAt ?? today, timezone: city.timezone, city: city.name, state: city.state },
    plan,
    known,
    freshSince,
    lessons: lessonsOf(deps.reader, source, await knownVersions(deps, source.id), now, usesLessons),
    usesLessons,
    whyStop: async () => {
      await renewLeases(deps, job, [sourceLease(source.id), ...(job.slotKey ? [job.slotKey] : [])]);
      return whyStop(deps, job, place);
    },
  };
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

/** Since its last read failed, what was read before says nothing: the next try asks again, or the source would be well without an answer. */
function freshAfterFailure({ consecutiveFailures, lastRunAt }: SourceRow, usual: number): number {
  return consecutiveFailures > 0 ? Math.max(usual, lastRunAt ?? 0) : usual;
}

/** A page read within this time is not fetched again; for a source that is read more often than its interval says, it is shorter. */
function freshFor(source: SourceRow, { haste }: ReadingPlan): number {
  return Math.min(source.intervalMs, (source.readEveryMs ?? source.intervalMs) * haste) * FRESH_SHARE;
}

/** Full weeks from the day of a recording to today; a live source is not shifted. */
function shiftFor(recordedAt: LocalDate | null, today: LocalDate): number {
  return recordedAt === null ? 0 : Math.floor(daysBetween(recordedAt, today) / 7);
}
