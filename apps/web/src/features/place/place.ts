import { useLocation } from 'react-router';
import { DEFAULT_CITY } from '../../api/constants.generated.ts';
import { localValue } from '../../ui/local-value.ts';
import { type Place, placeInAddress } from './place-address.ts';

export { eventsPath, type Place, placeName } from './place-address.ts';

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
  const named = pathname === '/events' ? placeInAddress(new URLSearchParams(search)) : null;
  if (named) return named;
  return chosen ? { city: chosen.city, state: chosen.state } : { ...DEFAULT_CITY };
}
