import type { Statement, sources } from '@marquee/db';
import type { Finding } from '@marquee/extraction';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimedJob, enqueue, type JobResult } from '../jobs/index.ts';
import { healthOfFailure, healthOfRead, healthOfUnchanged, retryDueAt, usualYield } from './health.ts';
import { savePages } from './page-rows.ts';
import type { PagesRead } from './read-pages.ts';
import { SET_ASIDE_INTERVAL_MS } from './unreadable.ts';

type SourceRow = typeof sources.$inferSelect;

/** A read whose first page could not be had or not be read: the source keeps its events, its health says why, and it is asked again later. */
export function failed(deps: EngineDeps, source: SourceRow, failure: NonNullable<PagesRead['rootFailure']>): JobResult {
  const now = deps.clock.now();
  const failures = source.consecutiveFailures + 1;
  const isSetAside = failure.reason === 'set-aside';
  const intervalMs = isSetAside ? Math.max(source.intervalMs, SET_ASIDE_INTERVAL_MS) : source.intervalMs;
  const finding: Finding = { code: failure.reason, severity: 'error', message: failure.detail };
  return {
    outcome: 'failed',
    sourceId: source.id,
    detail: failure.detail,
    counts: { pages: 0 },
    findings: [finding],
    statements: [
      sql`UPDATE sources SET health = ${healthOfFailure(failure)}, health_detail = ${failure.detail}, last_run_at = ${now},
        runs = runs + 1, failed_runs = failed_runs + 1, consecutive_failures = ${failures}, next_due_at = ${retryDueAt(now, failures, intervalMs, failure)}
        WHERE id = ${source.id}`,
      ...(failure.kind === 'unreadable' ? savePages(source.id, [failure.page], new Set()) : []),
    ],
  };
}

/** How the source stands after a read that worked; `drift` as in `healthOfRead`. */
export function afterRead(
  deps: EngineDeps,
  source: SourceRow,
  read: PagesRead,
  found: number,
  shiftWeeks: number,
  drift: string | null,
): Statement[] {
  const now = deps.clock.now();
  const isRead = read.changed.length > 0;
  const usual = isRead ? usualYield(source.usualYield, found) : source.usualYield;
  const fault = read.findings.find(({ severity }) => severity === 'error')?.message ?? null;
  const { health, detail } = isRead
    ? healthOfRead(found, source.usualYield, { fault, drift })
    : healthOfUnchanged(source);
  return [
    sql`UPDATE sources SET health = ${health}, health_detail = ${detail}, last_run_at = ${now}, last_success_at = ${now},
      runs = runs + 1, consecutive_failures = 0, shift_weeks = ${shiftWeeks},
      last_yield = ${isRead ? found : source.lastYield}, usual_yield = ${usual}, next_due_at = ${now + source.intervalMs}
      WHERE id = ${source.id}`,
  ];
}

/** A source that moved for good is asked at its new address, unless another source has that; its events move with it. */
export function moved(source: SourceRow, read: PagesRead): Statement[] {
  const to = read.movedTo;
  const from = read.rows.find((page) => page.reason === 'root')?.url;
  if (!to || !from || !URL.canParse(to)) return [];
  const isOurs = sql`EXISTS (SELECT 1 FROM sources WHERE id = ${source.id} AND url = ${to})`;
  return [
    sql`UPDATE OR IGNORE sources SET url = ${to}, host = ${new URL(to).host}, moved_from = coalesce(moved_from, url)
      WHERE id = ${source.id}`,
    sql`UPDATE OR REPLACE pages SET url = ${to} WHERE source_id = ${source.id} AND url = ${from} AND ${isOurs}`,
    sql`UPDATE sightings SET page_url = ${to} WHERE source_id = ${source.id} AND page_url = ${from} AND ${isOurs}`,
  ];
}

/** Pages that did not change list what they listed. */
export function stillListed(sourceId: string, urls: readonly string[], now: number): Statement[] {
  if (urls.length === 0) return [];
  return [
    sql`UPDATE sightings SET last_seen_at = ${now} WHERE source_id = ${sourceId} AND withdrawn_at IS NULL
      AND page_url IN (SELECT value FROM json_each(${JSON.stringify(urls)}))`,
  ];
}

/** The rest of the pages, when their host wanted a pause. */
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
