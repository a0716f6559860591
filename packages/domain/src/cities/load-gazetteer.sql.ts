import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { nameKey } from './name-key.ts';

/** One place: slug, name, state, latitude, longitude, population, IANA zone. */
export type GazetteerRow = readonly [string, string, string, number, number, number, string];

/**
 * One statement that loads or updates the gazetteer; the network's own columns stay unchanged.
 * The rows are bound as one JSON text (about 0.9 MB; D1 accepts 2 MB).
 */
export function loadGazetteer(rows: readonly GazetteerRow[]): Statement {
  const keyed = rows.map(([slug, name, ...rest]) => [slug, name, nameKey(name), ...rest]);
  return sql`INSERT INTO cities (slug, name, name_key, state, latitude, longitude, population, timezone)
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
    FROM json_each(${JSON.stringify(keyed)}) WHERE true
    ON CONFLICT (slug) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, latitude = excluded.latitude,
      longitude = excluded.longitude, population = excluded.population, timezone = excluded.timezone`;
}
