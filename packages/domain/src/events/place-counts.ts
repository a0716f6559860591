import { readAll } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { type AskedOf, countsAt, MOST_PLACES, placesOf } from './place-counts.sql.ts';

/** Place -> how often what visitors see of it has changed. */
export type PlaceCounts = ReadonlyMap<string, number>;

/** The places that an answer depends on, with their counts; null if they are too many. Read it before the answer, from the same state or an older one. */
export async function readPlaces({ db }: Pick<ReadDeps, 'db'>, of: AskedOf): Promise<PlaceCounts | null> {
  const { query, rows } = placesOf(of);
  const found = await readAll(db, query, rows);
  return found.length > MOST_PLACES ? null : new Map(found.map(({ place, n }) => [place, n]));
}

/** The counts of known places as they are now: one row read each. */
export async function readCounts({ db }: Pick<ReadDeps, 'db'>, places: readonly string[]): Promise<PlaceCounts> {
  const { query, rows } = countsAt(places);
  return new Map((await readAll(db, query, rows)).map(({ place, n }) => [place, n]));
}
