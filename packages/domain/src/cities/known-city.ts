import { Reject } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { type CityRow, findCity } from './find-city.ts';

/** The city with this name and state. Throws Reject (404, field `city`) if the gazetteer has none. */
export async function knownCity(deps: DbDeps, name: string, state: string): Promise<CityRow> {
  const row = await findCity(deps, name, state);
  if (!row) throw new Reject(404, 'unknown-city', `${name}, ${state} is not a city we know.`, 'city');
  return row;
}
