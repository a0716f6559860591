import { TROUBLED_HEALTHS, WELL_HEALTHS } from '@marquee/contract';
import { cities, type Database, number, readAll, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const WELL = sql.raw(`(${WELL_HEALTHS.map((health) => `'${health}'`).join(', ')})`);
/** A condition on `s.health`. */
export const troubled = sql.raw(`s.health IN (${TROUBLED_HEALTHS.map((health) => `'${health}'`).join(', ')})`);
const FAILING = rowsOf('sources.failing-cities', { city: cities.name, state: cities.state });

/** Cities of the network that have active sources, none of which is well. Reads a few index entries per city. */
export function failingCities(db: Database, limit: number) {
  return readAll(
    db,
    sql`SELECT c.name AS city, c.state FROM cities c
      WHERE c.status <> 'known' AND EXISTS (SELECT 1 FROM sources s WHERE s.city_slug = c.slug AND s.status = 'active')
        AND NOT EXISTS (SELECT 1 FROM sources s WHERE s.city_slug = c.slug AND s.status = 'active'
          AND s.health IN ${WELL})
      ORDER BY c.state, c.slug LIMIT ${limit}`,
    FAILING,
  );
}

const COUNT = rowsOf('sources.failing-count', { failing: number });

/** Active sources of any health that needs attention: the count that is kept of them. */
export function failingSources(db: Database) {
  return readAll(db, sql`SELECT failing FROM source_health_counts WHERE city_slug = ''`, COUNT);
}
