import type { City } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { boxAround, milesBetween, type Point } from '../places/index.ts';
import { nameKey } from './name-key.ts';

interface Row {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  status: 'known' | 'configured' | 'live';
  is_hidden: number;
  total: number | null;
}

const COLUMNS = sql`c.name, c.state, c.latitude, c.longitude, c.status, c.is_hidden, n.total`;
const FROM = sql`FROM cities c LEFT JOIN listing_counts n ON n.scope = c.slug`;

function cityOf(row: Row, from?: Point): City {
  const isOpen = !row.is_hidden;
  return {
    city: row.name,
    state: row.state,
    isSupported: isOpen && row.status !== 'known',
    isLive: isOpen && row.status === 'live',
    eventCount: row.total ?? 0,
    distance: from ? Math.round(milesBetween(from, row) * 10) / 10 : null,
  };
}

const FEATURED = 12;
const NEARBY = 24;
/** Places of fewer people are not offered as nearby unless we read them. */
const NEARBY_MIN_POPULATION = 20_000;

/** The live cities, those with most to see first. */
export async function featuredCities(deps: ReadDeps): Promise<City[]> {
  const rows = await deps.db.all<Row>(sql`SELECT ${COLUMNS} ${FROM}
    WHERE c.status <> 'known' AND c.status = 'live' AND c.is_hidden = 0
    ORDER BY n.total DESC, c.population DESC LIMIT ${FEATURED}`);
  return rows.map((row) => cityOf(row));
}

/** Cities whose name begins with the text (`Colu`, `columbia, sc`): supported ones first, then by population. */
export async function searchCities(deps: ReadDeps, text: string, limit: number): Promise<City[]> {
  const [name = '', state = ''] = text.split(',').map((part) => part.trim());
  const prefix = nameKey(name);
  if (!prefix) return [];
  const rows = await deps.db.all<Row>(sql`SELECT ${COLUMNS} ${FROM}
    WHERE c.name_key >= ${prefix} AND c.name_key < ${`${prefix}\u{10ffff}`}
      AND (${state} = '' OR c.state LIKE ${`${state.replaceAll(/[%_]/g, '').slice(0, 20)}%`})
    ORDER BY (c.status <> 'known' AND c.is_hidden = 0) DESC, c.population DESC LIMIT ${limit}`);
  return rows.map((row) => cityOf(row));
}

/** Cities within so many miles of a point: supported ones first, then by distance. */
export async function nearbyCities(deps: ReadDeps, point: Point, radiusMiles: number): Promise<City[]> {
  const box = boxAround(point, radiusMiles);
  const bands = Array.from(
    { length: Math.floor(box.north) - Math.floor(box.south) + 1 },
    (_, i) => Math.floor(box.south) + i,
  );
  const rows = await deps.db.all<Row>(sql`SELECT ${COLUMNS} ${FROM}
    WHERE c.latitude_band IN (SELECT value FROM json_each(${JSON.stringify(bands)}))
      AND c.longitude BETWEEN ${box.west} AND ${box.east} AND c.latitude BETWEEN ${box.south} AND ${box.north}
      AND (c.status <> 'known' OR c.population >= ${NEARBY_MIN_POPULATION})`);
  return rows
    .filter((row) => milesBetween(point, row) <= radiusMiles)
    .map((row) => cityOf(row, point))
    .sort((a, b) => Number(b.isSupported) - Number(a.isSupported) || (a.distance ?? 0) - (b.distance ?? 0))
    .slice(0, NEARBY);
}
