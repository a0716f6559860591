import { nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Cities that are shown, and the last reads of each that count. */
const CITIES = 25;
const READS = 20;

const CITY = rowsOf('dashboard.city-performance', {
  city: text,
  state: text,
  reads: number,
  found: nullable(number),
  failed: nullable(number),
  durationMs: nullable(number),
});

/** The last reads of the cities with most sources: at most twenty-five times twenty rows. */
export const cityPerformance: Reading<RowOf<typeof CITY>> = {
  query: sql`SELECT c.name AS city, c.state, count(r.id) AS reads, sum(r.counts->>'found') AS found,
      sum(r.outcome IN ('failed', 'retry', 'dead')) AS failed, sum(r.finished_at - r.started_at) AS duration_ms
    FROM (SELECT city_slug, active FROM source_health_counts WHERE city_slug <> '' ORDER BY failing DESC, active DESC LIMIT ${CITIES}) k
    JOIN cities c ON c.slug = k.city_slug
    JOIN runs r ON r.id IN (SELECT id FROM runs WHERE city_slug = k.city_slug AND kind = 'source.scrape' AND outcome <> 'skipped'
      ORDER BY started_at DESC LIMIT ${READS})
    GROUP BY c.slug ORDER BY k.active DESC, c.slug`,
  rows: CITY,
};
