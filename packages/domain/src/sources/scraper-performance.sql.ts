import { TROUBLED_HEALTHS } from '@marquee/contract';
import { cities, type Database, nullable, number, readAll, readFirst, rowsOf, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** A condition on `s.health`. */
const troubled = sql.raw(`s.health IN (${TROUBLED_HEALTHS.map((health) => `'${health}'`).join(', ')})`);

const SOURCES = 100;

const TOTALS = rowsOf('sources.performance', {
  active: nullable(number),
  failing: nullable(number),
  runs: nullable(number),
  found: nullable(number),
});

/** Active sources and those that need attention, as the Dashboard counts them; reads since an hour: a kept row, and one for each hour. */
export function performanceTotals(db: Database, hour: number) {
  return readFirst(
    db,
    sql`SELECT k.active, k.failing, t.runs, t.found
      FROM (SELECT sum(runs) AS runs, sum(found) AS found FROM scrape_hours WHERE hour >= ${hour}) t
      LEFT JOIN source_health_counts k ON k.city_slug = ''`,
    TOTALS,
  );
}

const BY_TROUBLE = rowsOf('sources.by-trouble', {
  id: sources.id,
  url: sources.url,
  host: sources.host,
  city: cities.name,
  state: cities.state,
  active: number,
  troubled: number,
  runs: number,
  failures: number,
  found: number,
  durationMs: number,
});

/** Sources that need attention, then those of the hosts that fail most, with their host's results of both weeks. */
export function sourcesByTrouble(db: Database) {
  return readAll(
    db,
    sql`SELECT s.id, s.url, s.host, c.name AS city, c.state, s.status = 'active' AS active, s.status = 'active' AND ${troubled} AS troubled,
        coalesce(t.runs + t.runs_before, 0) AS runs, coalesce(t.failures + t.failures_before, 0) AS failures,
        coalesce(t.found + t.found_before, 0) AS found, coalesce(t.duration_ms + t.duration_ms_before, 0) AS duration_ms
      FROM (SELECT id FROM (SELECT s.id FROM sources s WHERE s.status = 'active' AND ${troubled} LIMIT ${SOURCES})
        UNION SELECT s.id FROM (SELECT host FROM host_tallies ORDER BY failure_rate DESC, host DESC LIMIT ${SOURCES}) h
          CROSS JOIN sources s ON s.host = h.host) some
      CROSS JOIN sources s ON s.id = some.id JOIN cities c ON c.slug = s.city_slug LEFT JOIN host_tallies t ON t.host = s.host
      ORDER BY t.failure_rate >= 1 DESC, troubled DESC, t.failure_rate DESC, s.host DESC, s.id LIMIT ${SOURCES}`,
    BY_TROUBLE,
  );
}
