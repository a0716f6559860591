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

/** The city that a listing's address names, or null. */
export function placeInAddress(params: URLSearchParams): Place | null {
  const city = shownLine(params.get('city') ?? '');
  return city ? { city, state: shownLine(params.get('state') ?? '').toUpperCase() || DEFAULT_CITY.state } : null;
}
