import { readAll, readTogether } from '@marquee/db';
import { findingPlace } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import type { FoundPlace } from '../found-place.ts';
import { type AskedOf, countsAt, MOST_PLACES, placesOf } from './place-counts.sql.ts';

/** Place -> how often what visitors see of it has changed. */
export type PlaceCounts = ReadonlyMap<string, number>;

/**
 * The places that an answer depends on, with their counts, and what is found of its city in the same state of the database: it is so while the counts
 * are. Null if the places are too many. Read it before the answer, from the same state or an older one.
 */
export async function readPlaces(
  { db }: Pick<ReadDeps, 'db'>,
  of: AskedOf,
): Promise<{ counts: PlaceCounts; place: FoundPlace | null } | null> {
  const finding = 'event' in of ? null : findingPlace(of);
  const [counted, [row], metro] = await readTogether(db, [
    placesOf(of),
    finding?.city ?? { known: [] },
    finding?.metro ?? { known: [] },
  ]);
  if (counted.length > MOST_PLACES) return null;
  return { counts: new Map(counted.map(({ place, n }) => [place, n])), place: finding?.found(row, metro) ?? null };
}

/** The counts of known places as they are now: one row read each. */
export async function readCounts({ db }: Pick<ReadDeps, 'db'>, places: readonly string[]): Promise<PlaceCounts> {
  const { query, rows } = countsAt(places);
  return new Map((await readAll(db, query, rows)).map(({ place, n }) => [place, n]));
}
