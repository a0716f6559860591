import { type Database, hostTallies, nullable, number, readAll, readFirst, rowsOf, sources } from '@marquee/db';
import { HOUR_MS, type Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('scheduling.sources-due', {
  id: sources.id,
  citySlug: sources.citySlug,
  day: nullable(hostTallies.day),
  dayRequests: nullable(hostTallies.dayRequests),
});

/** The sources that are due longest, with what their hosts were asked today. Three rows a source, however many there are. */
export function sourcesDue(db: Database, now: Instant, limit: number) {
  return readAll(
    db,
    sql`SELECT due.id, due.city_slug, t.day, t.day_requests
      FROM (SELECT id, city_slug, host, next_due_at FROM sources WHERE status = 'active' AND next_due_at <= ${now}
        ORDER BY next_due_at LIMIT ${limit}) due
      LEFT JOIN host_tallies t ON t.host = due.host ORDER BY due.next_due_at`,
    DUE,
  );
}

const ALREADY = rowsOf('scheduling.reads-already', { waiting: number, ended: number });

/** Reads that wait, up to `most`, and those that ended in the last 24 hours. */
export async function readsAlready(
  db: Database,
  now: Instant,
  most: number,
): Promise<{ waiting: number; ended: number }> {
  const row = await readFirst(
    db,
    sql`SELECT (SELECT count(*) FROM (SELECT 1 FROM outbox INDEXED BY outbox_reads
        WHERE state = 'pending' AND kind = 'source.scrape' AND not_before > 0 LIMIT ${most})) AS waiting,
      (SELECT coalesce(sum(runs), 0) FROM scrape_hours WHERE hour > ${Math.floor(now / HOUR_MS) - 24}) AS ended`,
    ALREADY,
  );
  return row ?? { waiting: 0, ended: 0 };
}
