import type { Place } from '../place/place.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './use-listing.ts';

export interface FilterBarProps {
  place: Place;
  filters: Filters;
  listing: Listing;
  counts: Readonly<Record<string, number>>;
  isNarrowed: boolean;
  clear: () => void;
  onChange: (some: Partial<Filters>, replace?: boolean) => void;
}
