import { DEFAULT_ZONE, type RunOutcome } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '../places/index.ts';

export const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

interface Scrape {
  sourceId: string;
  citySlug: string | null;
  startedAt: Instant;
  finishedAt: Instant;
  outcome: RunOutcome;
  counts: Record<string, number>;
}

/** When the console's day began: the calendar day of the default city. */
export function startOfToday(now: Instant): Instant {
  return startOfDay(now, DEFAULT_ZONE);
}

const ERRORS: ReadonlySet<RunOutcome> = new Set(['failed', 'retry', 'dead']);

/** The statements that count one read of a source: into its hour, and into its host's weeks. Commit them before its run record. */
export function tallyScrape(scrape: Scrape): Statement[] {
  const { startedAt, counts } = scrape;
  const isSkipped = scrape.outcome === 'skipped';
  const one = {
    runs: isSkipped ? 0 : 1,
    skipped: isSkipped ? 1 : 0,
    errors: ERRORS.has(scrape.outcome) ? 1 : 0,
    found: counts.found ?? 0,
    saved: (counts.created ?? 0) + (counts.updated ?? 0),
    durationMs: isSkipped ? 0 : Math.max(0, scrape.finishedAt - startedAt),
  };
  const firstToday = (condition: SQL) => sql`${one.runs} AND NOT EXISTS (SELECT 1 FROM runs WHERE ${condition}
    AND kind = 'source.scrape' AND started_at >= ${startOfToday(startedAt)} AND outcome <> 'skipped')`;
  const hour = sql`INSERT INTO scrape_hours (hour, runs, skipped, errors, found, saved, duration_ms, new_sources, new_cities)
    VALUES (${Math.floor(startedAt / HOUR_MS)}, ${one.runs}, ${one.skipped}, ${one.errors}, ${one.found}, ${one.saved},
      ${one.durationMs}, ${firstToday(sql`source_id = ${scrape.sourceId}`)},
      ${scrape.citySlug === null ? 0 : firstToday(sql`city_slug = ${scrape.citySlug}`)})
    ON CONFLICT (hour) DO UPDATE SET runs = runs + excluded.runs, skipped = skipped + excluded.skipped,
      errors = errors + excluded.errors, found = found + excluded.found, saved = saved + excluded.saved,
      duration_ms = duration_ms + excluded.duration_ms, new_sources = new_sources + excluded.new_sources,
      new_cities = new_cities + excluded.new_cities`;
  return isSkipped ? [hour] : [hour, tallyHost(scrape, one)];
}

/** A new week begins: this week becomes the one before, and what was before is forgotten. */
function tallyHost({ sourceId, startedAt }: Scrape, one: Record<'errors' | 'found' | 'durationMs', number>): SQL {
  const before = (column: SQL, columnBefore: SQL) => sql`CASE WHEN excluded.week <= week THEN ${columnBefore}
    WHEN excluded.week = week + 1 THEN ${column} ELSE 0 END`;
  const since = (column: SQL) => sql`excluded.${column} + CASE WHEN excluded.week <= week THEN ${column} ELSE 0 END`;
  return sql`INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms)
    SELECT host, ${Math.floor(startedAt / WEEK_MS)}, 1, ${one.errors}, ${one.found}, ${one.durationMs}
    FROM sources WHERE id = ${sourceId}
    ON CONFLICT (host) DO UPDATE SET week = max(week, excluded.week),
      runs = ${since(sql`runs`)}, runs_before = ${before(sql`runs`, sql`runs_before`)},
      failures = ${since(sql`failures`)}, failures_before = ${before(sql`failures`, sql`failures_before`)},
      found = ${since(sql`found`)}, found_before = ${before(sql`found`, sql`found_before`)},
      duration_ms = ${since(sql`duration_ms`)}, duration_ms_before = ${before(sql`duration_ms`, sql`duration_ms_before`)}`;
}
