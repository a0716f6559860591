import { type Database, nullable, number, outbox, readAll, rowsOf, type Statement, text, valuesIn } from '@marquee/db';
import { sql } from 'drizzle-orm';

const CITY = rowsOf('databases.city-of-move', { slug: text });
const COUNT = rowsOf('databases.count-of-move', { n: number });

/** Cities whose sources tell of the same events as sources of these, and how many of their events are boosted. Reads what the sources tell. */
export async function sharedWith(
  db: Database,
  slugs: readonly string[],
): Promise<{ cities: string[]; boosted: number }> {
  const group = valuesIn(slugs);
  const [cities, [boosted]] = await Promise.all([
    readAll(
      db,
      sql`SELECT DISTINCT o.city_slug AS slug FROM sources s CROSS JOIN sightings g ON g.source_id = s.id
        CROSS JOIN sightings h ON h.event_id = g.event_id AND h.source_id <> g.source_id CROSS JOIN sources o ON o.id = h.source_id
        WHERE s.city_slug IN ${group} AND o.city_slug NOT IN ${group}
        UNION SELECT o.city_slug FROM sources s CROSS JOIN sightings g ON g.source_id = s.id CROSS JOIN events e ON e.id = g.event_id
          CROSS JOIN sources o ON o.id = e.source_id WHERE s.city_slug IN ${group} AND o.city_slug NOT IN ${group} LIMIT 10`,
      CITY,
    ),
    readAll(
      db,
      sql`SELECT count(*) AS n FROM sources s CROSS JOIN events e ON e.source_id = s.id WHERE s.city_slug IN ${group} AND e.boost_rank > 0`,
      COUNT,
    ),
  ]);
  return { cities: cities.map(({ slug }) => slug), boosted: boosted?.n ?? 0 };
}

/** Jobs of these cities that are at work. */
export async function runningIn(db: Database, slugs: readonly string[]): Promise<number> {
  const query = sql`SELECT count(*) AS n FROM outbox WHERE state = 'running' AND city_slug IN ${valuesIn(slugs)}`;
  return (await readAll(db, query, COUNT))[0]?.n ?? 0;
}

/** Cities that sources of these tell of, beside these. */
export async function guestsOf(db: Database, slugs: readonly string[]): Promise<string[]> {
  const group = valuesIn(slugs);
  const query = sql`SELECT DISTINCT e.city_slug AS slug FROM sources s CROSS JOIN events e ON e.source_id = s.id
    WHERE s.city_slug IN ${group} AND e.city_slug NOT IN ${group}`;
  return (await readAll(db, query, CITY)).map(({ slug }) => slug);
}

const NAME = rowsOf('databases.left', { database: nullable(text) });

/** The database that these cities leave; null if they left it. */
export async function nothingLeft(main: Database, slugs: readonly string[], to: string): Promise<string | null> {
  const query = sql`SELECT database FROM city_databases WHERE state = 'leaving' AND database <> ${to} AND city_slug IN ${valuesIn(slugs)} LIMIT 1`;
  return (await readAll(main, query, NAME))[0]?.database ?? null;
}

const NEXT = rowsOf('databases.next-source', { id: text });

/** The next source of these cities, by id. */
export async function nextSource(db: Database, slugs: readonly string[], after: string): Promise<string | null> {
  const query = sql`SELECT id FROM sources WHERE city_slug IN ${valuesIn(slugs)} AND id > ${after} ORDER BY id LIMIT 1`;
  return (await readAll(db, query, NEXT))[0]?.id ?? null;
}

/** Events of a source in the order of their numbers. */
const LISTED = rowsOf('databases.events-of-source', { id: text, seq: number });

export function eventsOfSource(db: Database, sourceId: string, after: number, limit: number) {
  const query = sql`SELECT id, seq FROM events INDEXED BY events_by_source WHERE source_id = ${sourceId} AND seq > ${after} ORDER BY seq LIMIT ${limit}`;
  return readAll(db, query, LISTED);
}

/** The number from which a database numbers its events: no two databases give the same one. Null where it has begun, and for the main one. */
export async function firstNumber(db: Database, name: string): Promise<number | null> {
  const n = Number(/^DB_(\d+)$/.exec(name)?.[1] ?? 1);
  const from = (n - 1) * 2 ** 32;
  const [row] = await readAll(
    db,
    sql`SELECT count(*) AS n FROM (SELECT 1 FROM events WHERE seq > ${from} LIMIT 1)`,
    COUNT,
  );
  return from === 0 || (row?.n ?? 0) > 0 ? null : from + 1;
}

/** Jobs of these cities that wait where the cities were: they go on in the other database. */
export function goneJobs(slugs: readonly string[], table = outbox): Statement {
  return sql`DELETE FROM ${table} WHERE state IN ('pending', 'sent') AND city_slug IN ${valuesIn(slugs)}`;
}

/** Venues of these cities, and those where their sources tell of something. */
export async function venuesTold(db: Database, slugs: readonly string[]): Promise<string[]> {
  const group = valuesIn(slugs);
  const query = sql`SELECT slug FROM venues WHERE city_slug IN ${group}
    UNION SELECT e.venue_slug FROM sources s CROSS JOIN events e ON e.source_id = s.id
      WHERE s.city_slug IN ${group} AND e.city_slug NOT IN ${group} AND e.venue_slug IS NOT NULL`;
  return (await readAll(db, query, CITY)).map(({ slug }) => slug);
}
