import { TROUBLED_HEALTHS } from '@marquee/contract';
import {
  cities,
  citySourceCounts,
  countOf,
  hostTallies,
  isBefore,
  literal,
  rowOrder,
  runs,
  sources,
  write,
} from '@marquee/db';
import { and, asc, desc, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { activityResult, activityStatus, percent, readingStatus, type StoredFinding } from './activity-rules.ts';

const LAST = 50;
/** The maximum number of cities on the heat map. */
const HEAT_CITIES = 1_000;

/** The last reads of sources, newest first (spec: ENT-020). */
export async function scrapingActivity(deps: ReadDeps) {
  const rows = await deps.db
    .select({
      id: runs.id,
      outcome: runs.outcome,
      detail: runs.detail,
      findings: runs.findings,
      finishedAt: runs.finishedAt,
      source: sources.name,
      city: cities.name,
      state: cities.state,
    })
    .from(runs)
    .leftJoin(sources, eq(sources.id, runs.sourceId))
    .leftJoin(cities, eq(cities.slug, runs.citySlug))
    .where(eq(runs.kind, 'source.scrape'))
    .orderBy(desc(runs.startedAt), desc(rowOrder(runs)))
    .limit(LAST);
  return rows.map((row) => {
    const findings = row.findings as StoredFinding[];
    return {
      id: row.id,
      status: activityStatus(row.outcome, findings),
      city: row.city === null ? null : `${row.city}, ${row.state}`,
      source: row.source,
      result: activityResult(row.outcome, row.detail, findings),
      timestamp: isoOf(row.finishedAt),
    };
  });
}

/** The cities of the network with their last read (spec: ENT-021). */
export async function cityHeat(deps: DbDeps) {
  const { slug, name, state, status, syncedAt } = cities;
  const rows = await deps.db
    .select({ slug, name, state, syncedAt, active: citySourceCounts.active })
    .from(cities)
    .leftJoin(citySourceCounts, eq(citySourceCounts.citySlug, slug))
    .where(ne(status, literal('known')))
    .orderBy(asc(state), asc(slug))
    .limit(HEAT_CITIES);
  return rows.map((row) => ({
    name: `${row.name}, ${row.state}`,
    slug: row.slug,
    lastScrape: isoOf(row.syncedAt),
    hasSources: (row.active ?? 0) > 0,
  }));
}

const HOSTS = 'hosts';
const isTroubled = inArray(sources.health, [...TROUBLED_HEALTHS]);

/** Active sources of a row's host, or those among them under a condition. */
const activeOn = (isSuch?: SQL) =>
  countOf(
    write
      .select({ id: sources.id })
      .from(sources)
      .where(and(eq(sources.host, hostTallies.host), eq(sources.status, 'active'), isSuch)),
  );

/** Scrape results by domain in the last one to two weeks, those that fail most first (spec: ENT-022). */
export async function sourcePerformance(
  deps: DbDeps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(HOSTS, cursor, [0, '']);
  const { host, failureRate: rate } = hostTallies;
  const rows = await deps.db
    .select({ ...getTableColumns(hostTallies), active: activeOn(), troubled: activeOn(isTroubled) })
    .from(hostTallies)
    .where(after ? isBefore([rate, host], after) : undefined)
    .orderBy(desc(rate), desc(host))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => {
      const jobsRun = row.runs + row.runsBefore;
      const perJob = (both: number) => both / Math.max(1, jobsRun);
      const failureRate = percent(row.failures + row.failuresBefore, jobsRun);
      return {
        domain: row.host,
        jobsRun,
        avgTime: Math.round(perJob(row.durationMs + row.durationMsBefore) / 100) / 10,
        eventsPerJob: Math.round(perJob(row.found + row.foundBefore) * 10) / 10,
        failureRate,
        status: readingStatus(failureRate, row),
      };
    },
    (row) => encodePlace(HOSTS, [row.failureRate, row.host]),
  );
}
