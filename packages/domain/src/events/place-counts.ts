import { readAll, readTogether } from '@marquee/db';
import { findingPlace } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { everywhere } from '../everywhere.ts';
import type { FoundPlace } from '../found-place.ts';
import { type AskedOf, countsAt, MOST_PLACES, placesOf } from './place-counts.sql.ts';

/** Place -> how often what visitors see of it has changed. */
export type PlaceCounts = ReadonlyMap<string, number>;

/**
 * The places that an answer depends on, with their counts, and what is found of its city in the same state of the database: it is so while the counts
 * are. Null if the places are too many. Read it before the answer, from the same state or an older one.
 */
export async function readPlaces(
  deps: Pick<ReadDeps, 'db' | 'databases'>,
  of: AskedOf,
): Promise<{ counts: PlaceCounts; place: FoundPlace | null } | null> {
  const finding = 'event' in of ? null : findingPlace(of);
  const [counted, [row], metro] = await readTogether(everywhere(deps).db, [
    placesOf(of),
    finding?.city ?? { known: [] },
    finding?.metro ?? { known: [] },
  ]);
  const counts = addedUp(counted);
  if (counts.size > MOST_PLACES) return null;
  // A town of several databases is found in each.
  const towns = [...new Map(metro.map((town) => [town.slug, town])).values()];
  return { counts, place: finding?.found(row, towns) ?? null };
}

/** The counts of known places as they are now: one row read each. */
export async function readCounts(
  deps: Pick<ReadDeps, 'db' | 'databases'>,
  places: readonly string[],
): Promise<PlaceCounts> {
  const { query, rows } = countsAt(places);
  return addedUp(await readAll(everywhere(deps).db, query, rows));
}

/** Each database counts its own changes. */
function addedUp(counted: ReadonlyArray<{ place: string; n: number }>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { place, n } of counted) counts.set(place, (counts.get(place) ?? 0) + n);
  return counts;
}
