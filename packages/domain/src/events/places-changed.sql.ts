import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/**
 * Counts a change of the places of some events: the cities in whose lists they are, and the cities that they are of now. It stands before the
 * listing is written, after the events are. One row written a city.
 */
export function placesChanged(eventIds: readonly string[]): Statement {
  const these = sql`json_each(${JSON.stringify([...new Set(eventIds)])}) j CROSS JOIN events e ON e.id = j.value`;
  return sql`INSERT INTO place_changes (place, n)
    SELECT place, 1 FROM (SELECT e.city_slug AS place FROM ${these}
      UNION SELECT l.scope FROM ${these} CROSS JOIN listing l ON l.event_seq = e.seq WHERE l.scope NOT GLOB '*[/@]*')
    WHERE true ON CONFLICT (place) DO UPDATE SET n = n + 1`;
}
