import { DEFAULT_CITY, NEARBY_RADIUS_MILES } from '@marquee/contract';
import { type CityRow, findCity, nameKey, nearbyCities, searchCities } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { type Abroad, abroadCalled } from './reading/abroad.ts';
import type { Wish } from './reading/wish.ts';
import type { Place } from './tools.ts';

const NAMES = 4;

/** The visitor's city: that of the page, else the default one. */
export function homeOf({ city, state }: { city?: string | undefined; state?: string | undefined }): Place {
  return city === undefined ? { ...DEFAULT_CITY } : { city, state: state ?? DEFAULT_CITY.state };
}

/** A wish whose named place is one of the gazetteer, or a city of another country; what is no place is looked for as words. */
export async function placed(
  deps: ReadDeps,
  wish: Wish,
  home: Place,
): Promise<{ wish: Wish; place: Place; abroad?: Abroad }> {
  const { city, state, ...rest } = wish;
  if (city === undefined) return { wish, place: home };
  if (nameKey(city) === nameKey(home.city) && (state === undefined || state === home.state))
    return { wish: rest, place: home };
  const abroad = state === undefined ? abroadCalled(city) : null;
  // Who is in Texas means the Paris of Texas.
  if (abroad && !(await findCity(deps, city, home.state))) return { wish: rest, place: home, abroad };
  const known =
    state === undefined && !abroad ? await cityCalled(deps, city) : await findCity(deps, city, state ?? home.state);
  if (known) {
    const place = { city: 'name' in known ? known.name : known.city, state: known.state };
    return { wish: { ...rest, ...place }, place };
  }
  // A place in its state was meant as a place.
  if (state !== undefined) return { wish, place: { city, state } };
  const words = [rest.words, city.toLowerCase()].filter(Boolean).join(' ').slice(0, 100);
  return { wish: { ...rest, words }, place: home };
}

async function cityCalled(deps: ReadDeps, name: string): Promise<Place | null> {
  const [first] = await searchCities(deps, name, 1);
  return first && nameKey(first.city) === nameKey(name) ? first : null;
}

/** Names of the cities with events near one, nearest first. */
export async function coveredNear(deps: ReadDeps, from: CityRow | null, except: string): Promise<string[]> {
  if (!from) return [];
  const near = await nearbyCities(deps, from, NEARBY_RADIUS_MILES);
  return near
    .filter(({ isSupported, eventCount, city }) => isSupported && eventCount > 0 && city !== except)
    .slice(0, NAMES)
    .map(({ city, state }) => `${city}, ${state}`);
}
