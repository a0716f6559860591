import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { categoriesMeant } from '../events/categories.ts';
import type { Place } from '../place/place.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './use-listing.ts';

/** The number of events: the loaded ones if all are loaded, else the counts of the city, its categories or venues. */
export function useFound(
  place: Place,
  { category, venue }: Filters,
  { found, venues }: Pick<Listing, 'found' | 'venues'>,
  counts: Readonly<Record<string, number>> | undefined,
): Listing['found'] {
  const cities = useQuery(queryFor('featuredCities', {}));
  if (!found.more) return found;
  const [only, ...others] = categoriesMeant(category);
  const known =
    venue !== ''
      ? venues.find((other) => other.venue === venue)?.n
      : category === ''
        ? cities.data?.find(({ city, state }) => city === place.city && state === place.state)?.eventCount
        : only && others.length === 0
          ? counts?.[only]
          : undefined;
  return known !== undefined && known > found.n ? { n: known, more: false } : found;
}
