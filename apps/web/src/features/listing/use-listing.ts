import type { Endpoints, ResponseOf } from '@marquee/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { categoriesMeant } from '../events/categories.ts';
import type { Place } from '../place/place.ts';
import type { Filters } from './filters.ts';
import { atVenue, inCategory, sorted, type VenueCount, venuesOf } from './narrow.ts';

type Page = ResponseOf<Endpoints['listEvents']>;
type CityStatus = Page['city']['status'];

export interface Listing {
  events: Page['events'];
  venues: VenueCount[];
  cityStatus: CityStatus;
  /** The number of events; `more` if not all are counted. */
  found: { n: number; more: boolean };
  isPending: boolean;
  /** The shown events belong to the previous filters; new ones are loading. */
  isStale: boolean;
  error: Error | null;
  next: { load: () => void; isLoading: boolean; hasFailed: boolean } | null;
}

/** A city's events with the filters applied: pages of the listing, or search results. */
export function useListing(place: Place, filters: Filters): Listing {
  const isSearch = filters.q !== '';
  const pages = usePages(place, filters, !isSearch);
  const search = useQuery({
    ...queryFor('searchEvents', { params: { term: filters.q }, query: { ...place } }),
    enabled: isSearch,
    placeholderData: (before, query) => (samePlace(query?.queryKey[1].query, place) ? before : undefined),
  });
  const read = isSearch ? search : pages;
  const hits = sorted(inCategory(search.data?.events ?? [], filters.category), filters.sort);
  const events = isSearch
    ? [...atVenue(hits, filters.venue)]
    : (pages.data?.pages.flatMap((page) => page.events) ?? []);
  const venues = useVenues(place, filters, !isSearch);
  const hasNext = !isSearch && pages.hasNextPage;
  const city = (isSearch ? search.data : pages.data?.pages[0])?.city;
  return {
    events,
    venues: isSearch ? venuesOf(hits) : venues,
    cityStatus: city?.status ?? 'unknown',
    found: { n: events.length, more: hasNext },
    isPending: read.isPending,
    isStale: read.isPlaceholderData,
    // The failure of a later page is shown below the loaded ones.
    error: read.data ? null : read.error,
    next: hasNext
      ? {
          load: () => void pages.fetchNextPage(),
          isLoading: pages.isFetchingNextPage,
          hasFailed: pages.isFetchNextPageError,
        }
      : null,
  };
}

const NOWHERE: Page = { events: [], nextCursor: null, city: { city: '', state: '', status: 'live' } };

function usePages(place: Place, { category, venue, sort }: Filters, enabled: boolean) {
  const meant = categoriesMeant(category);
  const query = { ...place, categories: meant.join(','), ...(venue ? { venue } : {}), sort };
  return useInfiniteQuery({
    queryKey: ['listEvents', query, category !== '' && meant.length === 0] as const,
    queryFn: ({ pageParam }): Promise<Page> => {
      // An unknown category has no events.
      if (category !== '' && meant.length === 0) return Promise.resolve(NOWHERE);
      return call('listEvents', { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } });
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    enabled,
    placeholderData: (before, asked) => (samePlace(asked?.queryKey[1], place) ? before : undefined),
  });
}

/** The venues of the city, or of the category in it. For search results they are counted here. */
function useVenues(place: Place, { category }: Filters, enabled: boolean): VenueCount[] {
  const meant = categoriesMeant(category);
  const { data } = useQuery({
    ...queryFor('countVenues', { query: { ...place, categories: meant.join(',') } }),
    enabled: enabled && (category === '' || meant.length > 0),
    placeholderData: (before, query) => (samePlace(query?.queryKey[1].query, place) ? before : undefined),
  });
  return data?.map(({ venue, count }) => ({ venue, n: count })) ?? [];
}

function samePlace(
  before: { city?: string | undefined; state?: string | undefined } | undefined,
  place: Place,
): boolean {
  return before?.city === place.city && before.state === place.state;
}
