import {
  cities,
  coalesce,
  type Database,
  joined,
  listingCounts,
  totalOf,
  venueOwners,
  venueProfiles,
  venues,
  venueViews,
} from '@marquee/db';
import type { LocalDate } from '@marquee/kernel';
import { and, asc, desc, eq, gte } from 'drizzle-orm';

const { slug, citySlug, listName, city, state, timezone, host, latitude, longitude } = venues;
const { website, phone, description, accessibility, version, changedAt } = venueProfiles;
const columns = {
  slug,
  citySlug,
  listName,
  city,
  state,
  timezone,
  host,
  latitude,
  longitude,
  toldName: venues.name,
  toldAddress: venues.address,
  listCity: cities.name,
  listState: cities.state,
  isInHiddenCity: cities.isHidden,
  ownName: venueProfiles.name,
  ownAddress: venueProfiles.address,
  website,
  phone,
  description,
  accessibility,
  changedAt,
  version: coalesce<number>(version, 0),
  ownerId: venueOwners.userId,
  upcomingEvents: coalesce<number>(listingCounts.total, 0),
};
export type VenueRow = NonNullable<Awaited<ReturnType<typeof readVenue>>>;

/** A few lookups by key for each venue. */
const rows = (db: Database) =>
  db
    .select(columns)
    .from(venues)
    .innerJoin(cities, eq(cities.slug, citySlug))
    .leftJoin(venueProfiles, eq(venueProfiles.venueSlug, slug))
    .leftJoin(venueOwners, eq(venueOwners.venueSlug, slug))
    .leftJoin(listingCounts, eq(listingCounts.scope, joined(citySlug, '@', listName)));

export const readVenue = (db: Database, wanted: string) => rows(db).where(eq(slug, wanted)).get();

/** The venues of one person, the latest first. */
export const readVenuesOf = (db: Database, userId: string, most: number) =>
  rows(db).where(eq(venueOwners.userId, userId)).orderBy(desc(venueOwners.since), asc(slug)).limit(most);

/** Views from this day on. */
export async function readViews(db: Database, wanted: string, since: LocalDate): Promise<number> {
  const { venueSlug, day, views } = venueViews;
  const total = await db
    .select({ views: totalOf(views) })
    .from(venueViews)
    .where(and(eq(venueSlug, wanted), gte(day, since)))
    .get();
  return total?.views ?? 0;
}
