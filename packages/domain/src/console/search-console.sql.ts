import { CONSOLE_SEARCH_LIMIT } from '@marquee/contract';
import { cities, type Database, events, firstBegun, lowered, readAll, rowsOf, seqOf, sources } from '@marquee/db';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';

/** Sources whose name, or whose host with or without www, starts with the text: each lookup is an index range. */
export function sourcesLike(db: Database, text: string) {
  const { id, name, url, status, health, host, citySlug } = sources;
  const prefix = text.toLowerCase();
  const site = prefix.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const named = firstBegun(id, lowered(name), prefix, CONSOLE_SEARCH_LIMIT);
  const at = (start: string) => firstBegun(id, host, start, CONSOLE_SEARCH_LIMIT);
  return db
    .select({ id, name, url, city: cities.name, state: cities.state, status, health })
    .from(sources)
    .crossJoin(cities)
    .where(and(inArray(id, site ? union(named, at(site), at(`www.${site}`)) : named), eq(cities.slug, citySlug)))
    .orderBy(asc(name))
    .limit(CONSOLE_SEARCH_LIMIT);
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
