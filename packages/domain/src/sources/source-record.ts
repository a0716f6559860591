import type { ToldSourceRecord } from '@marquee/contract';
import { cities, sources } from '@marquee/db';
import { MINUTE_MS } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** Columns of sources joined with their cities. */
export const sourceColumns = {
  id: sources.id,
  citySlug: sources.citySlug,
  city: cities.name,
  state: cities.state,
  name: sources.name,
  url: sources.url,
  movedFrom: sources.movedFrom,
  intervalMs: sources.intervalMs,
  host: sources.host,
  status: sources.status,
  tier: sources.tier,
  discoveryMethod: sources.discoveryMethod,
  health: sources.health,
  healthDetail: sources.healthDetail,
  runs: sources.runs,
  failedRuns: sources.failedRuns,
  lastYield: sources.lastYield,
  usualYield: sources.usualYield,
  lastRunAt: sources.lastRunAt,
  lastSuccessAt: sources.lastSuccessAt,
  nextDueAt: sources.nextDueAt,
  createdAt: sources.createdAt,
};

export type SourceRow = Pick<typeof sources.$inferSelect, Exclude<keyof typeof sourceColumns, 'city' | 'state'>> & {
  city: string;
  state: string;
};

export function sourceRecordOf(row: SourceRow): ToldSourceRecord {
  return {
    id: row.id,
    name: row.name,
    domain: row.host,
    url: row.url,
    movedFrom: row.movedFrom,
    city: row.city,
    state: row.state,
    status: row.status,
    tier: row.tier,
    discoveryMethod: row.discoveryMethod,
    health: row.health,
    healthDetail: row.healthDetail,
    intervalMinutes: Math.round(row.intervalMs / MINUTE_MS),
    avgEventsPerRun: row.usualYield === null ? null : Math.round(row.usualYield * 10) / 10,
    lastYield: row.lastYield,
    successCount: row.runs - row.failedRuns,
    failureCount: row.failedRuns,
    lastScanned: isoOf(row.lastRunAt),
    lastSuccess: isoOf(row.lastSuccessAt),
    nextDue: isoOf(row.nextDueAt),
  };
}

/** The source with this current or former address, or null. */
export async function sourceAt(deps: DbDeps, url: string): Promise<ToldSourceRecord | null> {
  const joined = () => deps.db.select(sourceColumns).from(sources).innerJoin(cities, eq(cities.slug, sources.citySlug));
  const [row] = await unionAll(joined().where(eq(sources.url, url)), joined().where(eq(sources.movedFrom, url)));
  return row ? sourceRecordOf(row) : null;
}
