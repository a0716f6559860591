import { type Listed, type Statement, sources, write } from '@marquee/db';
import type { Message } from '@marquee/kernel';
import { eq, sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimedJob, enqueue, type JobResult } from '../jobs/index.ts';
import { messageIn, type ToldFinding } from '../told-finding.ts';
import { healthOfFailure, healthOfRead, healthOfUnchanged, retryDueAt, usualYield } from './health.ts';
import { moveSource } from './move-source.sql.ts';
import type { nextRead } from './next-read.ts';
import { savePages } from './page-rows.ts';
import type { PagesRead } from './pages-read.ts';
import { SET_ASIDE_INTERVAL_MS } from './unreadable.ts';

type SourceRow = typeof sources.$inferSelect;
type NextRead = Awaited<ReturnType<typeof nextRead>>;

/** After a read whose first page could not be fetched or read: the source keeps its events, its health gives the reason, and it is retried later. */
export function failed(deps: EngineDeps, source: SourceRow, failure: NonNullable<PagesRead['rootFailure']>): JobResult {
  const now = deps.clock.now();
  const failures = source.consecutiveFailures + 1;
  const isSetAside = failure.reason === 'set-aside';
  const intervalMs = isSetAside ? Math.max(source.intervalMs, SET_ASIDE_INTERVAL_MS) : source.intervalMs;
  const finding: ToldFinding = { code: failure.reason, severity: 'error', message: failure.detail };
  return {
    outcome: 'failed',
    sourceId: source.id,
    detail: failure.detail,
    counts: { pages: 0 },
    findings: [finding],
    statements: [
      write
        .update(sources)
        .set({
          health: healthOfFailure(failure),
          healthDetail: failure.detail,
          lastRunAt: now,
          runs: sql`${sources.runs} + 1`,
          failedRuns: sql`${sources.failedRuns} + 1`,
          consecutiveFailures: failures,
          silentSince: source.silentSince ?? now,
          nextDueAt: retryDueAt(now, failures, intervalMs, failure),
        })
        .where(eq(sources.id, source.id)),
      ...(failure.kind === 'unreadable' ? savePages(source.id, [failure.page], new Set()) : []),
    ],
  };
}

/** What a successful read says of its source. */
interface ReadOutcome {
  /** Events to come. */
  found: number;
  /** Events that are over. */
  past: number;
  /** Whether an event that an earlier read found is still to come. */
  hasMore: boolean;
  /** Learned rules that no longer matched. */
  drift: Message | null;
  shiftWeeks: number;
  next: NextRead;
}

/** The state of the source after a successful read. */
export function afterRead(deps: EngineDeps, source: SourceRow, read: PagesRead, outcome: ReadOutcome): Statement[] {
  const { found, drift, past, hasMore, shiftWeeks, next } = outcome;
  const now = deps.clock.now();
  const isRead = read.changed.length > 0;
  const usual = isRead ? usualYield(source.usualYield, found) : source.usualYield;
  const error = read.findings.find(({ severity }) => severity === 'error');
  const fault = error ? messageIn(error) : null;
  const isMissing = read.changed.some(
    ({ row, extraction }) => row.reason === 'root' && extraction.findings.some(({ code }) => code === 'says-missing'),
  );
  const { health, detail } = isRead
    ? healthOfRead(found, source.usualYield, { fault, drift, past, isMissing })
    : healthOfUnchanged(source, hasMore);
  const kept = isRead ? found : health === 'over' ? 0 : source.lastYield;
  return [
    write
      .update(sources)
      .set({
        health,
        healthDetail: detail,
        lastRunAt: now,
        lastSuccessAt: now,
        runs: sql`${sources.runs} + 1`,
        consecutiveFailures: 0,
        shiftWeeks,
        emptyReads: kept === 0 ? source.emptyReads + 1 : 0,
        silentSince: kept === 0 ? (source.silentSince ?? now) : null,
        lastYield: kept,
        usualYield: usual,
        ...next,
      })
      .where(eq(sources.id, source.id)),
  ];
}

/** What it listed stays known when it lists nothing any more: that is what was lost with it. */
export function keepListed(sourceId: string, lastListed: Listed): Statement {
  return write.update(sources).set({ lastListed }).where(eq(sources.id, sourceId)).getSQL();
}

/** A permanently moved source is read at its new address, unless another source has it; its events move with it. */
export function moved(source: SourceRow, read: PagesRead): Statement[] {
  const to = read.movedTo;
  const from = read.rows.find((page) => page.reason === 'root')?.url;
  if (!to || !from || !URL.canParse(to)) return [];
  return moveSource(source.id, { from, to });
}

/** The remaining pages, if their host requested a pause. */
export function continuation(
  deps: EngineDeps,
  source: SourceRow,
  job: Pick<ClaimedJob, 'manualRunId'>,
  read: PagesRead,
): Statement[] {
  if (read.deferredMs === null) return [];
  const rest = {
    kind: 'source.scrape' as const,
    payload: { sourceId: source.id },
    subject: `${source.id}:rest`,
    citySlug: source.citySlug,
    notBefore: deps.clock.now() + read.deferredMs,
    manualRunId: job.manualRunId,
  };
  return enqueue(deps, [rest]);
}
