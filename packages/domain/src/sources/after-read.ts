import { isTroubled, type SourceTier, type TroubledHealth, tierOfScore } from '@marquee/contract';
import { type Listed, plus, type Statement, sources, write } from '@marquee/db';
import type { Finding } from '@marquee/extraction';
import { inEnglish, type Message, quoted, type Sentence } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimedJob, enqueue, type JobResult } from '../jobs/index.ts';
import { sourceScore } from './found-source.ts';
import { healthOfFailure, healthOfRead, healthOfUnchanged, retryDueAt, usualYield } from './health.ts';
import { moveSource } from './move-source.sql.ts';
import type { nextRead } from './next-read.ts';
import { savePages } from './page-rows.ts';
import type { PagesRead } from './pages-read.ts';
import { SET_ASIDE_INTERVAL_MS } from './unreadable.ts';

type SourceRow = typeof sources.$inferSelect;
type NextRead = Awaited<ReturnType<typeof nextRead>>;

/** The tier follows the score of the reads, this one included. */
function tierAfter(source: Pick<SourceRow, 'runs' | 'failedRuns' | 'usualYield' | 'health'>): SourceTier {
  return tierOfScore(sourceScore({ ...source, runs: source.runs + 1 }) ?? 0);
}

/** After a read whose first page could not be fetched or read: the source keeps its events, its health gives the reason, and it is retried later. */
export function failed(deps: EngineDeps, source: SourceRow, failure: NonNullable<PagesRead['rootFailure']>): JobResult {
  const now = deps.clock.now();
  const failures = source.consecutiveFailures + 1;
  const isSetAside = failure.reason === 'set-aside';
  const health = healthOfFailure(failure);
  const intervalMs = isSetAside ? Math.max(source.intervalMs, SET_ASIDE_INTERVAL_MS) : source.intervalMs;
  const finding: Finding = { code: failure.reason, severity: 'error', message: failure.detail };
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
          health,
          tier: tierAfter({ ...source, health, failedRuns: source.failedRuns + 1 }),
          healthDetail: failure.detail,
          lastRunAt: now,
          runs: plus(sources.runs, 1),
          failedRuns: plus(sources.failedRuns, 1),
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

interface AfterRead {
  statements: Statement[];
  trouble: Trouble | null;
}

interface Trouble {
  health: TroubledHealth;
  detail: Sentence | null;
}

/** What the record of a read says of its source's trouble, unless a finding says it; a page that is gone is a failure. */
export function toldTrouble(
  trouble: Trouble | null,
  findings: readonly Finding[],
): { findings: Finding[]; isGone: boolean } {
  const isGone = trouble?.health === 'missing';
  const detail = trouble?.detail;
  if (!trouble || !detail || findings.some((finding) => isSaid(finding, detail))) return { findings: [], isGone };
  const message = typeof detail === 'string' ? quoted(detail) : detail;
  return { findings: [{ code: trouble.health, severity: isGone ? 'error' : 'warning', message }], isGone };
}

const isSaid = (finding: Finding, detail: Sentence) =>
  finding.severity !== 'info' && inEnglish(finding.message) === inEnglish(detail);

/** The state of the source after a successful read, and its trouble if it is not well. */
export function afterRead(deps: EngineDeps, source: SourceRow, read: PagesRead, outcome: ReadOutcome): AfterRead {
  const { found, drift, past, hasMore, shiftWeeks, next } = outcome;
  const now = deps.clock.now();
  const isRead = read.changed.length > 0;
  const usual = isRead ? usualYield(source.usualYield, found) : source.usualYield;
  const error = read.findings.find(({ severity }) => severity === 'error');
  const fault = error ? error.message : null;
  const isMissing = read.changed.some(
    ({ row, extraction }) => row.reason === 'root' && extraction.findings.some(({ code }) => code === 'says-missing'),
  );
  const { health, detail } = isRead
    ? healthOfRead(found, source.usualYield, { fault, drift, past, isMissing })
    : healthOfUnchanged(source, hasMore);
  const failedRuns = source.failedRuns + (health === 'missing' ? 1 : 0);
  const kept = isRead ? found : health === 'over' ? 0 : source.lastYield;
  const statements = [
    write
      .update(sources)
      .set({
        health,
        healthDetail: detail,
        tier: tierAfter({ ...source, health, failedRuns, usualYield: usual }),
        failedRuns,
        lastRunAt: now,
        lastSuccessAt: now,
        runs: plus(sources.runs, 1),
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
  return { statements, trouble: isTroubled(health) ? { health, detail } : null };
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
