import { nameKey } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import type { LocatedEvent } from './rules.ts';
import { readUnchecked, townsNamed } from './unchecked-events.sql.ts';

export interface UncheckedEvent extends LocatedEvent {
  id: string;
  updatedAt: number;
}

/** Events that are new or changed since their last audit, with the town each names; two reads. */
export async function uncheckedEvents(deps: Pick<ReadDeps, 'db'>, limit: number): Promise<UncheckedEvent[]> {
  const rows = await readUnchecked(deps.db, limit);
  const towns = await townsNamed(
    deps.db,
    rows.map(({ city, state }) => ({ name: nameKey(city), state })),
  );
  // Of two towns with the same name, the larger is used.
  towns.sort((a, b) => a.population - b.population);
  const known = new Map(towns.map((town) => [`${town.nameKey}|${town.state}`, town]));
  return rows.map((row) => ({
    ...row,
    town: known.get(`${nameKey(row.city)}|${row.state}`) ?? null,
    list: { name: row.listName, state: row.listState, latitude: row.latitude, longitude: row.longitude },
  }));
}
