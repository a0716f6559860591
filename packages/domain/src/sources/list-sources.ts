import { DEFAULT_CITY, type FoundSource, type SourceRecord } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, pageFrom } from '../list-page.ts';
import { foundSourceOf } from './found-source.ts';
import { SOURCE_COLUMNS, type SourceRow, sourceRecordOf } from './source-record.ts';

interface SourceQuery {
  city?: string | undefined;
  state?: string | undefined;
  health?: SourceRecord['health'] | undefined;
  limit: number;
  cursor?: string | undefined;
}

const LIST = 'sources';

/**
 * Sources by city and id, a page at a time. Of a city or of all they are read in the order of an index; of a health by
 * that health's index; of a state city by city, through its cities of the network.
 */
export async function listSources(deps: ReadDeps, query: SourceQuery) {
  return pageOfSources(deps, query, sourceRecordOf);
}

/** The same as discovery sees them (spec: ENT-025, ENT-066). */
export async function listFoundSources(deps: ReadDeps, query: SourceQuery) {
  return pageOfSources(deps, query, foundSourceOf);
}

async function pageOfSources<T extends SourceRecord | FoundSource>(
  deps: ReadDeps,
  query: SourceQuery,
  toItem: (row: SourceRow) => T,
) {
  const [afterCity, afterId] = decodePlace(LIST, query.cursor, ['', '']) ?? ['', ''];
  const { city, state, health } = query;
  const slug = city === undefined ? null : (await knownCity(deps, city, state ?? DEFAULT_CITY.state)).slug;
  const beyond =
    slug === null
      ? sql`(s.city_slug, s.id) > (${afterCity}, ${afterId})`
      : sql`s.city_slug = ${slug} AND s.id > ${afterCity === slug ? afterId : ''}`;
  const isHealth = health === undefined ? sql`` : sql`AND s.health = ${health}`;
  const order = slug === null ? sql`s.city_slug, s.id` : sql`s.id`;
  const rows =
    slug === null && state !== undefined
      ? await deps.db.all<SourceRow>(sql`SELECT ${SOURCE_COLUMNS}
          FROM cities c CROSS JOIN sources s ON s.city_slug = c.slug
          WHERE c.status <> 'known' AND c.state = ${state} AND c.slug >= ${afterCity}
            AND (s.city_slug > ${afterCity} OR s.id > ${afterId}) ${isHealth}
          ORDER BY c.slug, s.id LIMIT ${query.limit + 1}`)
      : await deps.db.all<SourceRow>(sql`SELECT ${SOURCE_COLUMNS}
          FROM sources s CROSS JOIN cities c ON c.slug = s.city_slug
          WHERE ${beyond} ${isHealth} ORDER BY ${order} LIMIT ${query.limit + 1}`);
  return pageFrom(rows, query.limit, toItem, (row) => encodePlace(LIST, [row.city_slug, row.id]));
}
