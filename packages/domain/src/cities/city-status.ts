import type { CityOnMap } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { askedPlace, type PlaceQuery } from './asked-place.sql.ts';

/** What visitors are told of a place, and how its name is spelled. One indexed read. */
export async function cityStatus(deps: ReadDeps, query: PlaceQuery): Promise<CityOnMap> {
  const place = askedPlace(query);
  const [[row]] = await readTogether(deps.db, [place.reading]);
  return place.statusOf(row);
}
