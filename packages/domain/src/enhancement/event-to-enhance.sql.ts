import { cities, eventAliases, events, type RowOf, reading, write } from '@marquee/db';
import { and, eq, notExists } from 'drizzle-orm';

const { id, slug, title, description, url, sourceUrl, status, validationError, citySlug } = events;
const { city, state, timezone, venue, nextStartLocal: startLocal, nextStartsAt: startsAt } = events;
const written = { id, slug, title, description, url, sourceUrl, status, validationError, citySlug };
const placed = { city, state, timezone, venue, startLocal, startsAt };
export type EventToEnhance = RowOf<ReturnType<typeof eventToEnhance>['rows']>;

/** The event that a slug or an id leads to; none of a hidden city. */
export function eventToEnhance(alias: string) {
  const hidden = write
    .select({ slug: cities.slug })
    .from(cities)
    .where(and(eq(cities.slug, citySlug), eq(cities.isHidden, true)));
  return reading('enhancement.event', { ...written, ...placed }, (columns) =>
    write
      .select(columns)
      .from(eventAliases)
      .innerJoin(events, eq(id, eventAliases.eventId))
      .where(and(eq(eventAliases.alias, alias), notExists(hidden))),
  );
}
