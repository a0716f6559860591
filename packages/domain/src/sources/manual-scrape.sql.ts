import {
  cities,
  type Database,
  leases,
  manualScrapes,
  nullable,
  number,
  outbox,
  type RowOf,
  readFirst,
  rowsOf,
  text,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { MANUAL_LEASE, OPEN_MANUAL_JOBS } from '../jobs/index.ts';

const RUNNING = rowsOf('sources.manual-scrape', {
  id: manualScrapes.id,
  citySlug: text,
  name: cities.name,
  state: cities.state,
  startedAt: manualScrapes.startedAt,
  until: leases.until,
  jobsOpen: number,
  nextAt: nullable(number),
  nextBecause: nullable(outbox.lastError),
});
export type RunningScrape = RowOf<typeof RUNNING>;

/** The manual scrape with an active lease and its open jobs, counted by their partial index; when the next of them is due, and why not earlier. */
export function runningScrape(db: Database, now: Instant): Promise<RunningScrape | undefined> {
  const next = (column: SQL) =>
    sql`(SELECT ${column} FROM outbox WHERE manual_run_id = m.id AND ${OPEN_MANUAL_JOBS} ORDER BY not_before LIMIT 1)`;
  return readFirst(
    db,
    sql`SELECT m.id, m.city_slug, c.name, c.state, m.started_at, l.until,
        (SELECT count(*) FROM outbox WHERE manual_run_id = m.id AND ${OPEN_MANUAL_JOBS}) AS jobs_open,
        ${next(sql`not_before`)} AS next_at, ${next(sql`last_error`)} AS next_because
      FROM leases l JOIN manual_scrapes m ON m.id = l.token JOIN cities c ON c.slug = m.city_slug
      WHERE l.key = ${MANUAL_LEASE} AND l.until > ${now}`,
    RUNNING,
  );
}
