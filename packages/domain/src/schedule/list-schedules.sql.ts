import { FIRST_SEARCH_AFTER_MS } from '@marquee/contract';
import { type Database, nullable, number, readAll, readFirst, rowsOf, text } from '@marquee/db';
import { HOUR_MS, type Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Counts stop here: more says no more to a person. */
const MOST = 1_000;

const FIGURES = rowsOf('schedule.figures', {
  sourcesDue: number,
  nextSource: nullable(number),
  nextCity: nullable(number),
  lastRead: nullable(number),
  eventsDue: number,
  nextEvent: nullable(number),
  readsToday: number,
});

/** What is due and what is next, each from the first entries of an index. */
export async function figures(db: Database, now: Instant) {
  const row = await readFirst(
    db,
    sql`SELECT
      (SELECT count(*) FROM (SELECT 1 FROM sources WHERE status = 'active' AND next_due_at <= ${now} LIMIT ${MOST})) AS sources_due,
      (SELECT min(next_due_at) FROM sources WHERE status = 'active') AS next_source,
      (SELECT min(coalesce(t.next_due_at, c.added_at + ${FIRST_SEARCH_AFTER_MS}, 0)) FROM cities c INDEXED BY cities_of_network
        LEFT JOIN discovery_turns t ON t.city_slug = c.slug WHERE c.status <> 'known') AS next_city,
      (SELECT max(started_at) FROM runs WHERE kind = 'source.scrape') AS last_read,
      (SELECT count(*) FROM (SELECT 1 FROM events WHERE status IN ('active', 'cancelled', 'postponed') AND url IS NOT NULL AND revalidate_at <= ${now}
        LIMIT ${MOST})) AS events_due,
      (SELECT min(revalidate_at) FROM events WHERE status IN ('active', 'cancelled', 'postponed') AND url IS NOT NULL) AS next_event,
      (SELECT coalesce(sum(runs), 0) FROM scrape_hours WHERE hour > ${Math.floor(now / HOUR_MS) - 24}) AS reads_today`,
    FIGURES,
  );
  if (!row) throw new TypeError('a SELECT without FROM gives one row');
  return row;
}

const OPEN = rowsOf('schedule.open-jobs', { kind: text, state: text, n: number });

/** Open jobs by kind and state: waiting ones up to a thousand, those sent or at work all. */
export function openJobs(db: Database) {
  return readAll(
    db,
    sql`SELECT kind, state, count(*) AS n FROM (
        SELECT kind, state FROM (SELECT kind, state FROM outbox WHERE state IN ('sent', 'running') LIMIT ${MOST})
        UNION ALL SELECT kind, state FROM (SELECT kind, state FROM outbox WHERE state = 'pending' LIMIT ${MOST})
      ) GROUP BY kind, state`,
    OPEN,
  );
}

const TURNS = rowsOf('schedule.turns', { process: text, lastAt: number });

export function readTurns(db: Database) {
  return readAll(db, sql`SELECT process, last_at FROM schedule_turns`, TURNS);
}
