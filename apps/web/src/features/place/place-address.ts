import { shownLine } from '@marquee/kernel/shown-text';
import { DEFAULT_CITY } from '../../api/constants.generated.ts';

export interface Place {
  city: string;
  state: string;
}

export const placeName = ({ city, state }: Place) => `${city}, ${state}`;

/** The listing of a place. */
export function eventsPath({ city, state }: Place, category?: string): string {
  return `/events?${new URLSearchParams({ city, state, ...(category ? { category } : {}) })}`;
}

/** The address of a city in the gazetteer; of several of one name in a state, of the largest. */
export function citySlug({ city, state }: Place): string {
  const ascii = city.normalize('NFD').replaceAll(/[\u0300-\u036F'‘’]/g, '');
  return `${ascii
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${state.toLowerCase()}`;
}

/** What we read in a city. */
export const sourcesPath = (place: Place) => `/cities/${citySlug(place)}/sources`;

/** The city that a listing's address names, or null. */
export function placeInAddress(params: URLSearchParams): Place | null {
  const city = shownLine(params.get('city') ?? '');
  return city ? { city, state: shownLine(params.get('state') ?? '').toUpperCase() || DEFAULT_CITY.state } : null;
}
