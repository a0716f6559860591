import type { RunOutcome } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { activityResult, activityStatus, healthOfRate, percent, type StoredFinding } from './activity-rules.ts';

const LAST = 50;
/** Cities on the heat map at most; the network of the fifty states is smaller for a long time. */
const HEAT_CITIES = 1_000;

/** The last reads of sources, newest first (spec: ENT-020). */
export async function scrapingActivity(deps: ReadDeps) {
  const rows = await deps.db.all<{
    id: string;
    outcome: RunOutcome;
    detail: string | null;
    findings: string;
    finished_at: number;
    source: string | null;
    city: string | null;
  }>(sql`SELECT r.id, r.outcome, r.detail, r.findings, r.finished_at, s.name AS source, c.name || ', ' || c.state AS city
    FROM runs r LEFT JOIN sources s ON s.id = r.source_id LEFT JOIN cities c ON c.slug = r.city_slug
    WHERE r.kind = 'source.scrape' ORDER BY r.started_at DESC, r.rowid DESC LIMIT ${LAST}`);
  return rows.map((row) => {
    const findings = JSON.parse(row.findings) as StoredFinding[];
    return {
      id: row.id,
      status: activityStatus(row.outcome, findings),
      city: row.city,
      source: row.source,
      result: activityResult(row.outcome, row.detail, findings),
      timestamp: isoOf(row.finished_at),
    };
  });
}

/** The cities of the network with their last read (spec: ENT-021). */
export async function cityHeat(deps: Pick<ReadDeps, 'db'>) {
  const rows = await deps.db.all<{ slug: string; name: string; state: string; synced_at: number | null }>(
    sql`SELECT slug, name, state, synced_at FROM cities WHERE status <> 'known' ORDER BY state, slug LIMIT ${HEAT_CITIES}`,
  );
  return rows.map((row) => ({
    name: `${row.name}, ${row.state}`,
    slug: row.slug,
    lastScrape: isoOf(row.synced_at),
  }));
}

const HOSTS = 'hosts';

/** How reading goes by domain in the last one to two weeks, those that fail most first (spec: ENT-022). */
export async function sourcePerformance(
  deps: Pick<ReadDeps, 'db'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(HOSTS, cursor, [0, '']);
  const rows = await deps.db.all<{
    host: string;
    runs: number;
    failures: number;
    found: number;
    duration_ms: number;
    failure_rate: number;
  }>(sql`SELECT host, runs + runs_before AS runs, failures + failures_before AS failures, found + found_before AS found,
      duration_ms + duration_ms_before AS duration_ms, failure_rate
    FROM host_tallies ${after ? sql`WHERE (failure_rate, host) < (${after[0]}, ${after[1]})` : sql``}
    ORDER BY failure_rate DESC, host DESC LIMIT ${limit + 1}`);
  return pageFrom(
    rows,
    limit,
    (row) => {
      const failureRate = percent(row.failures, row.runs);
      return {
        domain: row.host,
        jobsRun: row.runs,
        avgTime: Math.round(row.duration_ms / Math.max(1, row.runs) / 100) / 10,
        eventsPerJob: Math.round((row.found / Math.max(1, row.runs)) * 10) / 10,
        failureRate,
        status: healthOfRate(failureRate),
      };
    },
    (row) => encodePlace(HOSTS, [row.failure_rate, row.host]),
  );
}
