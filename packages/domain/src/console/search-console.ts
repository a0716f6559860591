import { CONSOLE_SEARCH_LIMIT } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';

/** Letters below which the trigram index of events finds nothing. */
const INDEXED_LENGTH = 3;
/** Behind everything that begins with a text. */
const END = '\u{10ffff}';

/** What a few letters may mean, at most eight of each kind (spec: BEY-30). Every look-up is a range of an index. */
export async function searchConsole(deps: Pick<ReadDeps, 'db'>, text: string) {
  const [cities, sources, events] = await Promise.all([
    citiesLike(deps, text),
    sourcesLike(deps, text),
    eventsLike(deps, text),
  ]);
  return { cities, sources, events };
}

async function citiesLike(deps: Pick<ReadDeps, 'db'>, text: string) {
  const [name = '', state = ''] = text.split(',').map((part) => part.trim());
  const prefix = nameKey(name);
  if (!prefix) return [];
  const rows = await deps.db.all<{
    slug: string;
    city: string;
    state: string;
    status: 'known' | 'configured' | 'live';
    is_hidden: number;
  }>(sql`SELECT slug, name AS city, state, status, is_hidden FROM cities
    WHERE name_key >= ${prefix} AND name_key < ${prefix + END} AND (${state} = '' OR state = ${state.toUpperCase()})
    ORDER BY (status <> 'known') DESC, population DESC LIMIT ${CONSOLE_SEARCH_LIMIT}`);
  return rows.map(({ is_hidden: isHidden, ...city }) => ({ ...city, isHidden: isHidden === 1 }));
}

async function sourcesLike(deps: Pick<ReadDeps, 'db'>, text: string) {
  const prefix = text.toLowerCase();
  const byName = sql`lower(name) >= ${prefix} AND lower(name) < ${prefix + END}`;
  const host = prefix.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  const hosts = [host, `www.${host}`].map(
    (start) => sql`SELECT id FROM (SELECT id FROM sources WHERE host >= ${start} AND host < ${start + END}
      ORDER BY host LIMIT ${CONSOLE_SEARCH_LIMIT})`,
  );
  return deps.db.all<{ id: string; name: string; url: string; city: string; state: string; health: string }>(sql`
    SELECT s.id, s.name, s.url, c.name AS city, c.state, s.health FROM (
      SELECT id FROM (SELECT id FROM sources WHERE ${byName} ORDER BY lower(name) LIMIT ${CONSOLE_SEARCH_LIMIT})
      UNION ${host ? sql.join(hosts, sql` UNION `) : sql`SELECT '' WHERE 0`}) hit
    CROSS JOIN sources s ON s.id = hit.id CROSS JOIN cities c ON c.slug = s.city_slug
    ORDER BY s.name LIMIT ${CONSOLE_SEARCH_LIMIT}`);
}

interface EventRow {
  id: string;
  slug: string;
  title: string;
  city: string;
  state: string;
  start: string;
}

/** By title in the index of events; by an id or the beginning of a slug, too. */
async function eventsLike(deps: Pick<ReadDeps, 'db'>, text: string) {
  const slug = text.toLowerCase().replaceAll(' ', '-');
  const columns = sql`e.id, e.slug, e.title, e.city, e.state, e.next_start_local AS start`;
  const phrase = `title : "${text.replaceAll('"', '""').replaceAll('\0', ' ')}"`;
  const [named, titled] = await Promise.all([
    deps.db.all<EventRow>(sql`SELECT ${columns} FROM events e WHERE e.slug >= ${slug} AND e.slug < ${slug + END}
      ORDER BY e.slug LIMIT ${CONSOLE_SEARCH_LIMIT}`),
    [...text].length < INDEXED_LENGTH
      ? []
      : deps.db.all<EventRow>(sql`SELECT ${columns} FROM
          (SELECT rowid AS seq FROM event_search WHERE event_search MATCH ${phrase} ORDER BY rowid DESC
            LIMIT ${CONSOLE_SEARCH_LIMIT}) hit CROSS JOIN events e ON e.seq = hit.seq`),
  ]);
  const found = [...new Map([...named, ...titled].map((row) => [row.id, row])).values()];
  return found.slice(0, CONSOLE_SEARCH_LIMIT).map(({ start, ...event }) => ({ ...event, startDate: start }));
}
