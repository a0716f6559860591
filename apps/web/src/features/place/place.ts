import { shownLine } from '@marquee/kernel/shown-text';
import { useLocation } from 'react-router';
import { DEFAULT_CITY } from '../../api/constants.generated.ts';
import { localValue } from '../../ui/local-value.ts';

export interface Place {
  city: string;
  state: string;
}

/** The city a visitor chose (spec: ENT-002). */
export interface StoredPlace extends Place {
  isSupported: boolean;
}

function isStoredPlace(value: unknown): value is StoredPlace | null {
  if (value === null) return true;
  const place = value as Partial<Record<keyof StoredPlace, unknown>>;
  return (
    typeof place === 'object' &&
    typeof place.city === 'string' &&
    typeof place.state === 'string' &&
    typeof place.isSupported === 'boolean'
  );
}

export const chosenPlace = localValue<StoredPlace | null>('marquee.city', null, isStoredPlace);

/** The city in the address, else the chosen one, else the default city (spec: PROD-02). */
export function usePlace(): Place {
  const chosen = chosenPlace.use();
  const { pathname, search } = useLocation();
  if (pathname === '/events') {
    const params = new URLSearchParams(search);
    const city = shownLine(params.get('city') ?? '');
    if (city) return { city, state: shownLine(params.get('state') ?? '').toUpperCase() || DEFAULT_CITY.state };
  }
  return chosen ? { city: chosen.city, state: chosen.state } : { ...DEFAULT_CITY };
}

export const placeName = ({ city, state }: Place) => `${city}, ${state}`;

/** The listing of a place. */
export function eventsPath({ city, state }: Place, category?: string): string {
  return `/events?${new URLSearchParams({ city, state, ...(category ? { category } : {}) })}`;
}
