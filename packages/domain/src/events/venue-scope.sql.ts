import { type SQL, sql } from 'drizzle-orm';

/** What follows a city's slug in the name of a venue's list, inside a query that has the slug as `slug`. Every spelling leads to one list. */
export const venueSuffix = (venue: string): SQL =>
  sql`'@' || coalesce((SELECT list_name FROM venue_names WHERE city_slug = slug AND name = ${venue}), ${venue})`;

/** The same of an event `e`. */
export const venueOfEvent: SQL = sql`coalesce((SELECT list_name FROM venue_names WHERE city_slug = e.city_slug AND name = trim(e.venue)), trim(e.venue))`;

/** Whether an event `e` is at the venue with this name, by any of its spellings. */
export const isAtVenue = (venue: string): SQL =>
  sql`${venueOfEvent} = coalesce((SELECT list_name FROM venue_names WHERE city_slug = e.city_slug AND name = ${venue}), ${venue})`;
