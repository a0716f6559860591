import { CONSOLE_SEARCH_LIMIT } from '@marquee/contract';
import { cities, type Database, events, readAll, rowsOf, seqOf, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** The upper end of the range of texts with this prefix. */
export const END = '\u{10ffff}';

const SOURCES = rowsOf('console.sources', {
  id: sources.id,
  name: sources.name,
  url: sources.url,
  city: cities.name,
  state: cities.state,
  status: sources.status,
  health: sources.health,
});

/** Sources whose name, or whose host with or without www, starts with the text: each lookup is an index range. */
export function sourcesLike(db: Database, text: string) {
  const prefix = text.toLowerCase();
  const byName = sql`lower(name) >= ${prefix} AND lower(name) < ${prefix + END}`;
  const host = prefix.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const hosts = [host, `www.${host}`].map(
    (start) => sql`SELECT id FROM (SELECT id FROM sources WHERE host >= ${start} AND host < ${start + END}
      ORDER BY host LIMIT ${CONSOLE_SEARCH_LIMIT})`,
  );
  return readAll(
    db,
    sql`SELECT s.id, s.name, s.url, c.name AS city, c.state, s.status, s.health FROM (
        SELECT id FROM (SELECT id FROM sources WHERE ${byName} ORDER BY lower(name) LIMIT ${CONSOLE_SEARCH_LIMIT})
        UNION ${host ? sql.join(hosts, sql` UNION `) : sql`SELECT '' WHERE 0`}) hit
      CROSS JOIN sources s ON s.id = hit.id CROSS JOIN cities c ON c.slug = s.city_slug
      ORDER BY s.name LIMIT ${CONSOLE_SEARCH_LIMIT}`,
    SOURCES,
  );
}

/** The columns of an event in the results. */
export const hitFields = {
  id: events.id,
  slug: events.slug,
  title: events.title,
  city: events.city,
  state: events.state,
  startDate: events.nextStartLocal,
};

const EVENTS = rowsOf('console.events', hitFields);

/** Events of the lists whose title contains the text, soonest first. */
export function eventsTitled(db: Database, text: string) {
  const phrase = `title : "${text.replaceAll('"', '""').replaceAll('\0', ' ')}"`;
  return readAll(
    db,
    sql`SELECT e.id, e.slug, e.title, e.city, e.state, e.next_start_local AS start_date FROM
        (SELECT ${seqOf(sql`rowid`)} AS seq FROM event_search WHERE event_search MATCH ${phrase} ORDER BY rowid
          LIMIT ${CONSOLE_SEARCH_LIMIT}) hit CROSS JOIN events e ON e.seq = hit.seq`,
    EVENTS,
  );
}
