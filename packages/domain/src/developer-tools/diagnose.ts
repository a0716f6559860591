import { runs, scrapeHours } from '@marquee/db';
import { redact, withTexts } from '@marquee/kernel';
import { desc, eq, gt } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { NowDeps, ReadDeps } from '../deps.ts';
import { errorDiagnostics, serverHealth } from '../diagnostics/index.ts';
import { HOUR_MS } from '../jobs/index.ts';
import { isoOf } from '../list-page.ts';
import { heldRows } from './database-health.sql.ts';

const LOGGED = 20;

/** Whether the database answers, how fast, and what it holds: two rows read. */
export async function databaseHealth(deps: NowDeps) {
  const began = deps.clock.now();
  const { results, meta } = await heldRows(deps.db);
  const [held] = results;
  return {
    ok: held !== undefined,
    responseMilliseconds: Math.max(0, deps.clock.now() - began),
    sizeBytes: typeof meta.size_after === 'number' ? meta.size_after : null,
    events: held?.events ?? 0,
    activeSources: held?.sources ?? 0,
  };
}

export async function systemMemory(deps: ReadDeps & { version: string }) {
  const { server, workers } = await serverHealth(deps);
  const isolateStarts24h = Object.fromEntries(workers.map(({ worker, isolateStarts }) => [worker, isolateStarts]));
  return { heapUsed: null, heapTotal: null, note: server.notes, isolateStarts24h };
}

/** The latest errors and run records, without secrets. */
export async function debugLogs(deps: NowDeps) {
  const [{ errors }, latest] = await Promise.all([
    errorDiagnostics(deps),
    deps.db.select().from(runs).orderBy(desc(runs.startedAt)).limit(LOGGED),
  ]);
  return {
    errors: errors.slice(0, LOGGED).map(({ component, severity, message, occurrenceCount, lastOccurrence }) => {
      return { component, severity, message: redact(message), count: occurrenceCount, lastAt: lastOccurrence };
    }),
    runs: latest.map(({ kind, outcome, startedAt, finishedAt, detail }) => ({
      kind,
      outcome,
      startedAt: isoOf(startedAt),
      milliseconds: finishedAt - startedAt,
      detail: detail === null ? null : withTexts(detail, redact),
    })),
  };
}

/** Whether sources may be read, and how that went. */
export async function scrapingTest(deps: NowDeps) {
  const [permission, [last], hours] = await Promise.all([
    isAllowed(deps, 'eventScraping', null),
    deps.db.select().from(runs).where(eq(runs.kind, 'source.scrape')).orderBy(desc(runs.startedAt)).limit(1),
    deps.db
      .select()
      .from(scrapeHours)
      .where(gt(scrapeHours.hour, Math.floor(deps.clock.now() / HOUR_MS) - 24)),
  ]);
  return {
    allowed: permission.allowed,
    because: permission.allowed ? null : permission.because,
    lastRead: last
      ? {
          startedAt: isoOf(last.startedAt),
          outcome: last.outcome,
          detail: last.detail === null ? null : withTexts(last.detail, redact),
        }
      : null,
    reads24h: hours.reduce((sum, { runs: reads }) => sum + reads, 0),
    errors24h: hours.reduce((sum, { errors }) => sum + errors, 0),
  };
}
