import { isUsState, type UsState } from '@marquee/kernel';

/** A populated place of the United States, as in `us-places.json`. */
export interface UsPlace {
  /** Unique and stable as long as the data is: `columbia-sc`; a smaller town of the same name in the state is `oak-grove-sc-2`. */
  slug: string;
  name: string;
  state: UsState;
  latitude: number;
  longitude: number;
  population: number;
  /** IANA time zone, `America/New_York`. */
  zone: string;
}

export const usPlaceColumns = ['slug', 'name', 'state', 'latitude', 'longitude', 'population', 'zone'] as const;

export type UsPlaceRow = [string, string, string, number, number, number, string];

/** The compact form of `us-places.json`: 600 KB. Scripts and migrations read it; it is not bundled into a Worker. */
export interface UsPlacesFile {
  source: string;
  columns: readonly string[];
  rows: readonly UsPlaceRow[];
}

export function placeOf([slug, name, state, latitude, longitude, population, zone]: UsPlaceRow): UsPlace {
  if (!isUsState(state)) throw new RangeError(`${state} (${slug}) is not a state.`);
  return { slug, name, state, latitude, longitude, population, zone };
}
