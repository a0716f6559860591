import { cities, events, given, literal } from '@marquee/db';
import { and, eq } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { DbDeps } from '../deps.ts';
import type { LocatedEvent } from './rules.ts';

export interface UncheckedEvent extends LocatedEvent {
  id: string;
  updatedAt: number;
}

/** Events that are new or changed since their last audit, with the town each names; read from a partial index. */
export async function uncheckedEvents(deps: DbDeps, limit: number): Promise<UncheckedEvent[]> {
  const { id, venue, address, city, state, timezone, updatedAt, citySlug, isLocationChecked } = events;
  const { name, state: listState, latitude, longitude } = cities;
  const rows = await deps.db
    .select({
      id,
      venue,
      address,
      city,
      state,
      timezone,
      updatedAt,
      list: { name, state: listState, latitude, longitude },
    })
    .from(events)
    .crossJoin(cities)
    .where(and(eq(isLocationChecked, literal(0)), eq(cities.slug, citySlug)))
    .limit(limit);
  const towns = await townsNamed(deps, rows);
  // Of two towns with the same name, the larger is used.
  towns.sort((a, b) => a.population - b.population);
  const known = new Map(towns.map((town) => [`${town.nameKey}|${town.state}`, town]));
  return rows.map((row) => ({
    ...row,
    town: known.get(`${nameKey(row.city)}|${row.state}`) ?? null,
  }));
}

/** The towns of these names and states. */
function townsNamed(deps: DbDeps, names: ReadonlyArray<{ city: string; state: string }>) {
  const keys = names.map((one) => ({ name: nameKey(one.city), state: one.state }));
  const asked = given([...new Map(keys.map((one) => [`${one.name}|${one.state}`, one])).values()]);
  const { timezone, latitude, longitude, population, state } = cities;
  return deps.db
    .select({ nameKey: cities.nameKey, state, timezone, latitude, longitude, population })
    .from(asked.table)
    .crossJoin(cities)
    .where(and(eq(cities.nameKey, asked.of('name')), eq(state, asked.of('state'))));
}
