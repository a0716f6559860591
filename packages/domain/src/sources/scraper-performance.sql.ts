import { cities, type Database, nullable, number, readAll, readFirst, rowsOf, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

const SOURCES = 100;

const HOSTS = rowsOf('sources.count-hosts', {
  hosts: number,
  healthy: number,
  critical: number,
  runs: nullable(number),
  found: nullable(number),
});

/** All hosts together, in this week and the previous one, from the kept row. */
export function countHosts(db: Database) {
  return readFirst(db, sql`SELECT hosts, healthy, critical, runs, found FROM host_totals WHERE id = 1`, HOSTS);
}

const BY_FAILURE = rowsOf('sources.by-failure', {
  id: sources.id,
  url: sources.url,
  host: sources.host,
  city: cities.name,
  state: cities.state,
  runs: number,
  failures: number,
  found: number,
  durationMs: number,
});

/** The sources of the hosts that fail most, with their host's results of both weeks. */
export function sourcesByFailure(db: Database) {
  return readAll(
    db,
    sql`SELECT s.id, s.url, s.host, c.name AS city, c.state, t.runs + t.runs_before AS runs,
        t.failures + t.failures_before AS failures, t.found + t.found_before AS found, t.duration_ms + t.duration_ms_before AS duration_ms
      FROM (SELECT * FROM host_tallies ORDER BY failure_rate DESC, host DESC LIMIT ${SOURCES}) t
      CROSS JOIN sources s ON s.host = t.host JOIN cities c ON c.slug = s.city_slug
      ORDER BY t.failure_rate DESC, t.host DESC, s.id LIMIT ${SOURCES}`,
    BY_FAILURE,
  );
}
