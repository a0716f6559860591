import { type CityThere, cityDatabases, type Database, number, readAll, rowsOf, text, valuesIn } from '@marquee/db';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { MAIN } from './main.ts';

const NAMES = rowsOf('databases.of-cities', { database: text });

/**
 * The databases that have events of some cities. The main one has those of every city that never left it, and of a city that did what sources of other
 * cities tell of it.
 */
export async function databasesOf(main: Database, slugs: SQL): Promise<string[]> {
  const rows = await readAll(
    main,
    sql`WITH asked AS MATERIALIZED (SELECT slug FROM ${slugs})
      SELECT database FROM asked CROSS JOIN city_databases d ON d.city_slug = slug WHERE d.state IN ('home', 'guest')
      UNION SELECT ${MAIN} FROM asked LEFT JOIN city_databases d ON d.city_slug = slug AND d.database = ${MAIN}
        WHERE d.state IS NULL OR (d.state = 'left' AND EXISTS (SELECT 1 FROM listing_counts n WHERE n.scope = slug AND n.total > 0))`,
    NAMES,
  );
  return rows.map(({ database }) => database);
}

/** The slugs of one city. */
export const justThis = (citySlug: string): SQL => sql`(SELECT ${citySlug} AS slug)`;

/** What the directory says of some cities: no row of one that is in the main database alone. */
export function entriesOf(main: Database, slugs: readonly string[]) {
  return main
    .select()
    .from(cityDatabases)
    .where(inArray(cityDatabases.citySlug, valuesIn(slugs)));
}

const CITY = rowsOf('databases.city', { citySlug: text });

/** The city of an event, by an id or slug of it, as one database has it. */
export async function cityOfEvent(db: Database, alias: string): Promise<string | undefined> {
  const query = sql`SELECT e.city_slug FROM event_aliases a CROSS JOIN events e ON e.id = a.event_id WHERE a.alias = ${alias}`;
  return (await readAll(db, query, CITY))[0]?.citySlug;
}

export async function cityOfVenue(db: Database, slug: string): Promise<string | undefined> {
  return (await readAll(db, sql`SELECT city_slug FROM venues WHERE slug = ${slug}`, CITY))[0]?.citySlug;
}

/** Says what a database has of a city. */
export function placed(citySlug: string, database: string, state: CityThere, now: number): SQL {
  return sql`INSERT INTO city_databases (city_slug, database, state, since) VALUES (${citySlug}, ${database}, ${state}, ${now})
    ON CONFLICT (city_slug, database) DO UPDATE SET state = excluded.state, since = excluded.since`;
}

const GUESTS = rowsOf('databases.guests', { slug: text });

/** Notes in the directory which cities a region's database has events of: those of its own cities, and what their sources tell of others. */
export async function noteGuests(main: Database, region: Database, name: string, now: number): Promise<void> {
  const guests = await readAll(
    region,
    sql`SELECT p.place AS slug FROM place_changes p CROSS JOIN listing_counts n ON n.scope = p.place WHERE n.total > 0`,
    GUESTS,
  );
  const slugs = JSON.stringify(guests.map(({ slug }) => slug));
  await main.run(sql`INSERT OR IGNORE INTO city_databases (city_slug, database, state, since)
    SELECT j.value, ${name}, 'guest', ${now} FROM json_each(${slugs}) j WHERE true`);
  await main.run(sql`UPDATE city_databases SET state = 'guest' WHERE database = ${name} AND state = 'left'
    AND city_slug IN (SELECT value FROM json_each(${slugs}))`);
}

const COMING = rowsOf('databases.coming', { n: number });

/** How many of these cities are being copied to somewhere. */
export async function comingTo(main: Database, slugs: readonly string[]): Promise<number> {
  const query = sql`SELECT count(*) AS n FROM city_databases WHERE state = 'coming' AND city_slug IN ${valuesIn(slugs)}`;
  return (await readAll(main, query, COMING))[0]?.n ?? 0;
}

/** What is copied of these cities is to be deleted again. */
export function leavingAgain(slugs: readonly string[], now: number): SQL {
  return sql`UPDATE city_databases SET state = 'leaving', since = ${now} WHERE state = 'coming' AND city_slug IN ${valuesIn(slugs)}`;
}
