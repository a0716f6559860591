import {
  type Database,
  insertRows,
  nullable,
  readAll,
  rowsOf,
  type Statement,
  venueNames,
  venueProfiles,
  venues,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Point } from '../places/index.ts';

/** A place as a source tells of it with an event. */
export interface ToldVenue {
  venue: string;
  address: string | null;
  point: Point | null;
  /** The city in whose list its events stand, and its town. */
  place: { slug: string; name: string; state: string; timezone: string };
}

export interface NewVenue extends NamedSpelling {
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  host: string | null;
  place: ToldVenue['place'];
}

const NAMES = rowsOf('venues.names', { ...getTableColumns(venueNames), shownName: nullable(venueProfiles.name) });
/** A spelling, with how its venue calls itself. */
export type NamedSpelling = ReturnType<typeof NAMES.read>;

interface Asked {
  venue: string;
  place: { slug: string };
  parts: { key: string; door: string | null };
}

/** The spellings that are these, have the same words, or the same street address: three lookups each. SQLite itself would look through all names of the city. */
export function knownNames(db: Database, places: readonly Asked[]): Promise<NamedSpelling[]> {
  const rows = places.map(({ venue, place, parts }) => ({ city: place.slug, name: venue, ...parts }));
  const columns = sql.raw('n.city_slug, n.name, n.venue_slug, n.list_name, n.name_key, n.door, p.name AS shown_name');
  const profile = sql.raw('LEFT JOIN venue_profiles p ON p.venue_slug = n.venue_slug');
  return readAll(
    db,
    sql`WITH asked AS MATERIALIZED (SELECT value->>'city' AS city, value->>'name' AS name, value->>'key' AS key, value->>'door' AS door
        FROM json_each(${JSON.stringify(rows)}))
      SELECT ${columns} FROM asked CROSS JOIN venue_names n ON n.city_slug = asked.city AND n.name = asked.name ${profile}
      UNION SELECT ${columns} FROM asked CROSS JOIN venue_names n INDEXED BY venue_names_by_key
        ON n.city_slug = asked.city AND n.name_key = asked.key ${profile}
      UNION SELECT ${columns} FROM asked CROSS JOIN venue_names n INDEXED BY venue_names_by_door
        ON n.city_slug = asked.city AND n.door = asked.door AND n.door IS NOT NULL ${profile}`,
    NAMES,
  );
}

const SLUGS = rowsOf('venues.slugs', { slug: venues.slug });

/** The slugs in use with these beginnings. */
export async function takenVenueSlugs(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await readAll(
    db,
    sql`SELECT v.slug FROM json_each(${JSON.stringify(slugs)}) j JOIN venues v ON v.slug >= j.value AND v.slug < j.value || '-~'`,
    SLUGS,
  );
  return new Set(rows.map(({ slug }) => slug));
}

export function insertVenues(fresh: readonly NewVenue[], now: Instant): Statement[] {
  const rows = fresh.map(({ venueSlug, citySlug, listName, name, address, latitude, longitude, host, place }) => ({
    slug: venueSlug,
    citySlug,
    city: place.name,
    state: place.state,
    timezone: place.timezone,
    listName,
    name,
    address,
    latitude,
    longitude,
    host,
    createdAt: now,
  }));
  return rows.length === 0 ? [] : [insertRows(venues, rows)];
}

export function insertNames(fresh: ReadonlyArray<Omit<NamedSpelling, 'shownName'>>): Statement[] {
  const rows = fresh.map(({ citySlug, name, venueSlug, listName, nameKey, door }) => ({
    citySlug,
    name,
    venueSlug,
    listName,
    nameKey,
    door,
  }));
  return rows.length === 0 ? [] : [insertRows(venueNames, rows)];
}

/** What is missing is filled in; the venue's own source also replaces what is there. Rows that stay the same are not written. */
export function updateVenues(rows: ReadonlyArray<{ slug: string | undefined }>): Statement {
  const told = (column: string) =>
    sql.raw(
      `CASE WHEN f.value->>'isOwn' THEN coalesce(f.value->>'${column}', ${column}) ELSE coalesce(${column}, f.value->>'${column}') END`,
    );
  const point = (column: string) =>
    sql.raw(
      `CASE WHEN f.value->>'latitude' IS NOT NULL AND (f.value->>'isOwn' OR latitude IS NULL) THEN f.value->>'${column}' ELSE ${column} END`,
    );
  return sql`UPDATE venues SET name = CASE WHEN f.value->>'isOwn' THEN f.value->>'name' ELSE name END,
      address = ${told('address')}, latitude = ${point('latitude')}, longitude = ${point('longitude')}, host = ${told('host')}
    FROM json_each(${JSON.stringify(rows)}) f WHERE venues.slug = f.value->>'slug'
      AND (name, address, latitude, host) IS NOT (CASE WHEN f.value->>'isOwn' THEN f.value->>'name' ELSE name END,
        ${told('address')}, ${point('latitude')}, ${told('host')})`;
}
