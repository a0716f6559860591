import {
  cities,
  type Database,
  flag,
  nullable,
  number,
  readAll,
  readFirst,
  rowsOf,
  text,
  venueProfiles,
  venues,
} from '@marquee/db';
import type { LocalDate } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const { slug, citySlug, listName, city, state, timezone, host } = venues;
const { website, phone, description, accessibility } = venueProfiles;

const VENUE = rowsOf('venues.venue', {
  slug,
  citySlug,
  listName,
  city,
  state,
  timezone,
  host,
  toldName: venues.name,
  toldAddress: venues.address,
  latitude: venues.latitude,
  longitude: venues.longitude,
  listCity: cities.name,
  listState: cities.state,
  isInHiddenCity: flag,
  ownName: venueProfiles.name,
  ownAddress: venueProfiles.address,
  website,
  phone,
  description,
  accessibility,
  version: number,
  changedAt: nullable(number),
  ownerId: nullable(text),
  upcomingEvents: number,
});
export type VenueRow = ReturnType<typeof VENUE.read>;

/** A few lookups by key for each venue. */
const rows = (from: SQL): SQL => sql`
  SELECT v.slug, v.city_slug, v.list_name, v.city, v.state, v.timezone, v.host, v.name AS told_name, v.address AS told_address, v.latitude, v.longitude,
    c.name AS list_city, c.state AS list_state, c.is_hidden AS is_in_hidden_city, p.name AS own_name, p.address AS own_address, p.website, p.phone, p.description, p.accessibility,
    coalesce(p.version, 0) AS version, p.changed_at, o.user_id AS owner_id, coalesce(n.total, 0) AS upcoming_events
  FROM ${from} JOIN cities c ON c.slug = v.city_slug
    LEFT JOIN venue_profiles p ON p.venue_slug = v.slug LEFT JOIN venue_owners o ON o.venue_slug = v.slug
    LEFT JOIN listing_counts n ON n.scope = v.city_slug || '@' || v.list_name`;

export function readVenue(db: Database, wanted: string): Promise<VenueRow | undefined> {
  return readFirst(db, sql`${rows(sql`venues v`)} WHERE v.slug = ${wanted}`, VENUE);
}

/** The venues of one person, the latest first. */
export function readVenuesOf(db: Database, userId: string, most: number): Promise<VenueRow[]> {
  const own = sql`(SELECT venue_slug, since FROM venue_owners WHERE user_id = ${userId} ORDER BY since DESC, venue_slug LIMIT ${most}) w
    CROSS JOIN venues v ON v.slug = w.venue_slug`;
  return readAll(db, sql`${rows(own)} ORDER BY w.since DESC, v.slug`, VENUE);
}

const VIEWS = rowsOf('venues.views', { views: number });

/** Views from this day on. */
export async function readViews(db: Database, wanted: string, since: LocalDate): Promise<number> {
  const query = sql`SELECT coalesce(sum(views), 0) AS views FROM venue_views WHERE venue_slug = ${wanted} AND day >= ${since}`;
  return (await readFirst(db, query, VIEWS))?.views ?? 0;
}
