import { events, type Reading, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const EVENT = rowsOf('enhancement.event', {
  id: events.id,
  slug: events.slug,
  title: events.title,
  description: events.description,
  url: events.url,
  sourceUrl: events.sourceUrl,
  status: events.status,
  validationError: events.validationError,
  citySlug: events.citySlug,
  city: events.city,
  state: events.state,
  timezone: events.timezone,
  venue: events.venue,
  startLocal: events.nextStartLocal,
  startsAt: events.nextStartsAt,
});
export type EventToEnhance = ReturnType<typeof EVENT.read>;

/** The event that a slug or an id leads to; none of a hidden city. */
export function eventToEnhance(alias: string): Reading<EventToEnhance> {
  return {
    query: sql`SELECT e.id, e.slug, e.title, e.description, e.url, e.source_url, e.status, e.validation_error, e.city_slug, e.city, e.state,
        e.timezone, e.venue, e.next_start_local AS start_local, e.next_starts_at AS starts_at
      FROM event_aliases a JOIN events e ON e.id = a.event_id
      WHERE a.alias = ${alias} AND NOT EXISTS (SELECT 1 FROM cities c WHERE c.slug = e.city_slug AND c.is_hidden = 1)`,
    rows: EVENT,
  };
}
