import { cities, eventAliases, events, named, type Reading, rowsOf, write } from '@marquee/db';
import { and, eq, notExists } from 'drizzle-orm';

const columns = {
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
};
const { nextStartLocal, nextStartsAt } = events;
const EVENT = rowsOf('enhancement.event', { ...columns, startLocal: nextStartLocal, startsAt: nextStartsAt });
export type EventToEnhance = ReturnType<typeof EVENT.read>;

/** The event that a slug or an id leads to; none of a hidden city. */
export function eventToEnhance(alias: string): Reading<EventToEnhance> {
  const hidden = write
    .select({ slug: cities.slug })
    .from(cities)
    .where(and(eq(cities.slug, events.citySlug), eq(cities.isHidden, true)));
  const query = write
    .select({
      ...columns,
      startLocal: named(nextStartLocal, 'start_local'),
      startsAt: named(nextStartsAt, 'starts_at'),
    })
    .from(eventAliases)
    .innerJoin(events, eq(events.id, eventAliases.eventId))
    .where(and(eq(eventAliases.alias, alias), notExists(hidden)));
  return { query: query.getSQL(), rows: EVENT };
}
