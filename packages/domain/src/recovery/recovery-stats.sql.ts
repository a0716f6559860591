import { cities, nullable, number, type Reading, type RowOf, rowsOf, sourceRecoveries } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const CITIES = rowsOf('recovery.cities', {
  city: cities.name,
  state: cities.state,
  attempts: number,
  lost: number,
  recovered: number,
});
const METHODS = rowsOf('recovery.methods', { method: nullable(sourceRecoveries.method), recovered: number });

/** By city: attempts since then, the sources looked for, and those found again. */
export function recoveriesByCity(since: Instant, citySlug: string | null): Reading<RowOf<typeof CITIES>> {
  return {
    query: sql`SELECT c.name AS city, c.state, t.attempts, t.lost, t.recovered FROM (SELECT city_slug, count(*) AS attempts,
        count(DISTINCT source_id) AS lost, count(DISTINCT CASE WHEN alternative_url IS NOT NULL THEN source_id END) AS recovered
        FROM source_recoveries WHERE attempted_at >= ${since} AND (${citySlug} IS NULL OR city_slug = ${citySlug})
        GROUP BY city_slug) t JOIN cities c ON c.slug = t.city_slug ORDER BY t.lost DESC, c.name`,
    rows: CITIES,
  };
}

export function recoveriesByMethod(since: Instant, citySlug: string | null): Reading<RowOf<typeof METHODS>> {
  return {
    query: sql`SELECT method, count(*) AS recovered FROM source_recoveries
      WHERE attempted_at >= ${since} AND alternative_url IS NOT NULL AND (${citySlug} IS NULL OR city_slug = ${citySlug})
      GROUP BY method`,
    rows: METHODS,
  };
}
