import { sql } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import type { LocatedEvent } from './rules.ts';

export interface UncheckedEvent extends LocatedEvent {
  id: string;
  updatedAt: number;
}

interface EventRow {
  id: string;
  venue: string | null;
  address: string | null;
  city: string;
  state: string;
  timezone: string;
  updated_at: number;
  list_name: string;
  list_state: string;
  latitude: number;
  longitude: number;
}

interface TownRow {
  name_key: string;
  state: string;
  timezone: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Events that no audit has seen as they are, with the town each names; two reads. */
export async function uncheckedEvents(deps: Pick<ReadDeps, 'db'>, limit: number): Promise<UncheckedEvent[]> {
  const rows =
    await deps.db.all<EventRow>(sql`SELECT unseen.id, unseen.venue, unseen.address, unseen.city, unseen.state, unseen.timezone, unseen.updated_at,
      c.name AS list_name, c.state AS list_state, c.latitude, c.longitude
    FROM (SELECT * FROM events WHERE is_location_checked = 0 LIMIT ${limit}) unseen JOIN cities c ON c.slug = unseen.city_slug`);
  const names = [...new Set(rows.map(({ city, state }) => JSON.stringify({ name: nameKey(city), state })))];
  const towns =
    await deps.db.all<TownRow>(sql`SELECT c.name_key, c.state, c.timezone, c.latitude, c.longitude, c.population
    FROM json_each(${`[${names.join(',')}]`}) j JOIN cities c ON c.name_key = j.value->>'name' AND c.state = j.value->>'state'`);
  // Of two towns of one name the larger is meant.
  towns.sort((a, b) => a.population - b.population);
  const known = new Map(towns.map((town) => [`${town.name_key}|${town.state}`, town]));
  return rows.map((row) => ({
    id: row.id,
    updatedAt: row.updated_at,
    venue: row.venue,
    address: row.address,
    city: row.city,
    state: row.state,
    timezone: row.timezone,
    town: known.get(`${nameKey(row.city)}|${row.state}`) ?? null,
    list: { name: row.list_name, state: row.list_state, latitude: row.latitude, longitude: row.longitude },
  }));
}
