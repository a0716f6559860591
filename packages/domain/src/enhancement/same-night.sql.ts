import { events, nullable, type Reading, rowsOf, text } from '@marquee/db';
import { HOUR_MS } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EventToEnhance } from './event-to-enhance.sql.ts';

const SHOWN = 4;
const AROUND_MS = 5 * HOUR_MS;

const NEAR = rowsOf('enhancement.same-night', {
  slug: events.slug,
  title: events.title,
  startDate: text,
  venue: nullable(text),
});

/** Other events of the city on the same day that start within five hours, the closest start first, one per venue and none at this one. */
export function sameNight(event: EventToEnhance): Reading<ReturnType<typeof NEAR.read>> {
  const { citySlug, startsAt, startLocal, id, venue } = event;
  return {
    query: sql`SELECT e.slug, e.title, o.start_local AS start_date, e.venue, min(abs(o.starts_at - ${startsAt})) AS apart
      FROM occurrences o JOIN events e ON e.id = o.event_id
      WHERE o.city_slug = ${citySlug} AND o.starts_at BETWEEN ${startsAt - AROUND_MS} AND ${startsAt + AROUND_MS}
        AND substr(o.start_local, 1, 10) = ${startLocal.slice(0, 10)} AND length(o.start_local) > 10 AND o.status = 'active' AND e.status = 'active'
        AND e.id <> ${id} AND lower(trim(coalesce(e.venue, ''))) <> ${(venue ?? '').trim().toLowerCase()}
      GROUP BY coalesce(nullif(lower(trim(e.venue)), ''), e.id) ORDER BY apart, e.slug LIMIT ${SHOWN}`,
    rows: NEAR,
  };
}
