import { DEFAULT_CITY, DEFAULT_ZONE, type FollowQuery } from '@marquee/contract';
import { zoneOfCity } from '../cities/index.ts';
import type { DbDeps } from '../deps.ts';

/** The zone of the city that a person follows something in; that of the first city of the site without one. */
export async function zoneOf(deps: DbDeps, query: FollowQuery | undefined): Promise<string> {
  const { city, state } = query?.city === undefined ? DEFAULT_CITY : query;
  return (await zoneOfCity(deps, city ?? DEFAULT_CITY.city, state)) ?? DEFAULT_ZONE;
}
