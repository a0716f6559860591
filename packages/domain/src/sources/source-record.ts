import type { SourceRecord } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

export interface SourceRow {
  id: string;
  city_slug: string;
  city: string;
  state: string;
  name: string;
  url: string;
  host: string;
  status: SourceRecord['status'];
  tier: SourceRecord['tier'];
  discovery_method: string;
  health: SourceRecord['health'];
  health_detail: string | null;
  runs: number;
  failed_runs: number;
  last_yield: number | null;
  usual_yield: number | null;
  last_run_at: number | null;
  last_success_at: number | null;
  next_due_at: number;
  created_at: number;
}

/** Of `sources s JOIN cities c`. */
export const SOURCE_COLUMNS = sql`s.id, s.city_slug, c.name AS city, c.state, s.name, s.url, s.host, s.status, s.tier,
  s.discovery_method, s.health, s.health_detail, s.runs, s.failed_runs, s.last_yield, s.usual_yield, s.last_run_at,
  s.last_success_at, s.next_due_at, s.created_at`;

export function sourceRecordOf(row: SourceRow): SourceRecord {
  return {
    id: row.id,
    name: row.name,
    domain: row.host,
    url: row.url,
    city: row.city,
    state: row.state,
    status: row.status,
    tier: row.tier,
    discoveryMethod: row.discovery_method,
    health: row.health,
    healthDetail: row.health_detail,
    avgEventsPerRun: row.usual_yield === null ? null : Math.round(row.usual_yield * 10) / 10,
    lastYield: row.last_yield,
    successCount: row.runs - row.failed_runs,
    failureCount: row.failed_runs,
    lastScanned: isoOf(row.last_run_at),
    lastSuccess: isoOf(row.last_success_at),
    nextDue: isoOf(row.next_due_at),
  };
}

/** The source at that address, or that has moved from there; null without one. */
export async function sourceAt(deps: Pick<ReadDeps, 'db'>, url: string): Promise<SourceRecord | null> {
  const [row] = await deps.db.all<SourceRow>(
    sql`SELECT ${SOURCE_COLUMNS} FROM sources s JOIN cities c ON c.slug = s.city_slug WHERE s.url = ${url}
      UNION ALL SELECT ${SOURCE_COLUMNS} FROM sources s JOIN cities c ON c.slug = s.city_slug WHERE s.moved_from = ${url}`,
  );
  return row ? sourceRecordOf(row) : null;
}
