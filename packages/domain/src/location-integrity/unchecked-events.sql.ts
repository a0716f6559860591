import { cities, type Database, events, readAll, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const UNCHECKED = rowsOf('location-integrity.unchecked', {
  id: events.id,
  venue: events.venue,
  address: events.address,
  city: events.city,
  state: events.state,
  timezone: events.timezone,
  updatedAt: events.updatedAt,
  listName: cities.name,
  listState: cities.state,
  latitude: cities.latitude,
  longitude: cities.longitude,
});

/** Events that are new or changed since their last audit, with the city that lists them; read from a partial index. */
export function readUnchecked(db: Database, limit: number) {
  return readAll(
    db,
    sql`SELECT unseen.id, unseen.venue, unseen.address, unseen.city, unseen.state, unseen.timezone, unseen.updated_at,
        c.name AS list_name, c.state AS list_state, c.latitude, c.longitude
      FROM (SELECT * FROM events WHERE is_location_checked = 0 LIMIT ${limit}) unseen JOIN cities c ON c.slug = unseen.city_slug`,
    UNCHECKED,
  );
}

const TOWNS = rowsOf('location-integrity.towns', {
  nameKey: cities.nameKey,
  state: cities.state,
  timezone: cities.timezone,
  latitude: cities.latitude,
  longitude: cities.longitude,
  population: cities.population,
});

/** The towns of these names and states; `name` as the gazetteer's key. */
export function townsNamed(db: Database, names: ReadonlyArray<{ name: string; state: string }>) {
  const set = new Set(names.map(({ name, state }) => JSON.stringify({ name, state })));
  return readAll(
    db,
    sql`SELECT c.name_key, c.state, c.timezone, c.latitude, c.longitude, c.population
      FROM json_each(${`[${[...set].join(',')}]`}) j JOIN cities c ON c.name_key = j.value->>'name' AND c.state = j.value->>'state'`,
    TOWNS,
  );
}
