import { cities, type Database, leases, manualScrapes, number, readFirst, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { MANUAL_LEASE, OPEN_MANUAL_JOBS } from '../jobs/index.ts';

const RUNNING = rowsOf('sources.manual-scrape', {
  id: manualScrapes.id,
  name: cities.name,
  state: cities.state,
  startedAt: manualScrapes.startedAt,
  until: leases.until,
  jobsOpen: number,
});

/** The manual scrape with an active lease and its open jobs, counted by their partial index. */
export function runningScrape(db: Database, now: Instant) {
  return readFirst(
    db,
    sql`SELECT m.id, c.name, c.state, m.started_at, l.until,
        (SELECT count(*) FROM outbox WHERE manual_run_id = m.id AND ${OPEN_MANUAL_JOBS}) AS jobs_open
      FROM leases l JOIN manual_scrapes m ON m.id = l.token JOIN cities c ON c.slug = m.city_slug
      WHERE l.key = ${MANUAL_LEASE} AND l.until > ${now}`,
    RUNNING,
  );
}
