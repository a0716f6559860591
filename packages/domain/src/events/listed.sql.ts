import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** The listing of some events, a set as JSON; its triggers keep its counts and the search index, which takes the marks of the event. */
export function deriveListing(ids: string): Statement[] {
  const seqs = sql`SELECT seq FROM events WHERE id IN (SELECT value FROM json_each(${ids}))`;
  return [
    sql`DELETE FROM listing WHERE event_seq IN (${seqs})`,
    // One row for the city, one for each category, and one for the venue if it has a name (spec: LIST-18), whatever its spelling.
    sql`INSERT INTO listing (scope, starts_at, event_seq, ends_at, price_order, popularity)
      SELECT DISTINCT e.city_slug || CASE WHEN c.value = '' THEN '' WHEN c.value LIKE '@%' THEN c.value ELSE '/' || c.value END,
        e.next_starts_at, e.seq, o.ends_at, e.price_order, e.popularity
      FROM json_each(${ids}) j JOIN events e ON e.id = j.value
      JOIN occurrences o ON o.event_id = e.id AND o.start_local = e.next_start_local
      JOIN json_each(json_insert(e.categories, '$[#]', '', '$[#]', '@' || coalesce((
        SELECT n.list_name FROM venue_names n WHERE n.city_slug = e.city_slug AND n.name = trim(e.venue)), trim(e.venue)))) c
      WHERE e.status IN ('active', 'cancelled', 'postponed')
        AND c.value IS NOT NULL AND c.value NOT IN ('@', '@undefined', '@null')`,
  ];
}
