import type { Statement } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Counts one read in the week of its source's host. When a new week begins, the current week becomes the previous one, and the older counts are
 * dropped. `week` and `day` count since 1970; the requests of a day are the host's budget.
 */
export function tallyHost(
  sourceId: string,
  week: number,
  one: Record<'errors' | 'found' | 'durationMs' | 'requests', number>,
  day: number,
): Statement {
  const before = (column: SQL, columnBefore: SQL) => sql`CASE WHEN excluded.week <= week THEN ${columnBefore}
    WHEN excluded.week = week + 1 THEN ${column} ELSE 0 END`;
  const since = (column: SQL) => sql`excluded.${column} + CASE WHEN excluded.week <= week THEN ${column} ELSE 0 END`;
  return sql`INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms, day, day_requests)
    SELECT host, ${week}, 1, ${one.errors}, ${one.found}, ${one.durationMs}, ${day}, ${one.requests}
    FROM sources WHERE id = ${sourceId}
    ON CONFLICT (host) DO UPDATE SET week = max(week, excluded.week),
      runs = ${since(sql`runs`)}, runs_before = ${before(sql`runs`, sql`runs_before`)},
      failures = ${since(sql`failures`)}, failures_before = ${before(sql`failures`, sql`failures_before`)},
      found = ${since(sql`found`)}, found_before = ${before(sql`found`, sql`found_before`)},
      duration_ms = ${since(sql`duration_ms`)}, duration_ms_before = ${before(sql`duration_ms`, sql`duration_ms_before`)},
      day = max(day, excluded.day), day_requests = excluded.day_requests + CASE WHEN excluded.day <= day THEN day_requests ELSE 0 END`;
}
