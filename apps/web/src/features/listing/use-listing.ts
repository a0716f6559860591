import type { Endpoints, Found, ResponseOf, Town } from '@marquee/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { SORTS } from '../../api/constants.generated.ts';
import type { Place } from '../place/place.ts';
import type { Filters } from './filters.ts';
import { listingKey, listingQuery } from './listing-query.ts';

type Page = ResponseOf<Endpoints['listEvents']> & Partial<ResponseOf<Endpoints['searchEvents']>>;
type CityStatus = Page['city']['status'];

export interface Listing {
  events: Page['events'];
  /** Boosted events under the same filters, which stand before the list. */
  boosted: Page['boosted'];
  cityStatus: CityStatus;
  /** Where the middle of the place is. */
  center: Page['city']['center'];
  /** Towns whose events are among them. */
  nearby: readonly Town[];
  /** How many there are; `more` when not all of them are counted. */
  found: Found;
  /** What was searched for instead of what was typed, which nothing has. */
  searchedFor: string | null;
  isPending: boolean;
  /** The shown events belong to the previous filters; new ones are loading. */
  isStale: boolean;
  error: Error | null;
  next: { load: () => void; isLoading: boolean; hasFailed: boolean } | null;
}

/** A place's events under all the filters, a page at a time; the server narrows, orders and counts the whole of them. */
export function useListing(place: Place, filters: Filters): Listing {
  const read = usePages(place, filters);
  const pages = read.data?.pages ?? [];
  const events = pages.flatMap((page) => page.events);
  // Of the previous filters' pages the query says no next one.
  const hasMore = pages.at(-1)?.nextCursor != null;
  const loaded = { n: events.length, more: hasMore };
  return {
    events,
    boosted: pages[0]?.boosted ?? [],
    cityStatus: pages[0]?.city.status ?? 'unknown',
    center: pages[0]?.city.center ?? null,
    nearby: pages[0]?.nearby ?? NO_TOWNS,
    found: hasMore ? (pages[0]?.found ?? loaded) : loaded,
    searchedFor: pages[0]?.searchedFor ?? null,
    isPending: read.isPending,
    isStale: read.isPlaceholderData,
    // The failure of a later page is shown below the loaded ones.
    error: read.data ? null : read.error,
    next: read.hasNextPage
      ? {
          load: () => void read.fetchNextPage(),
          isLoading: read.isFetchingNextPage,
          hasFailed: read.isFetchNextPageError,
        }
      : null,
  };
}

const NO_TOWNS: readonly Town[] = [];

const NOWHERE: Page = {
  events: [],
  boosted: [],
  nearby: [],
  nextCursor: null,
  city: { city: '', state: '', status: 'live', center: null },
  found: { n: 0, more: false },
};

function usePages(place: Place, filters: Filters) {
  const listed = listingQuery(place, filters);
  const { q, query, isNothing } = listed;
  return useInfiniteQuery({
    queryKey: listingKey(listed),
    queryFn: ({ pageParam }): Promise<Page> => {
      if (isNothing) return Promise.resolve(NOWHERE);
      const asked = { ...query, ...(pageParam ? { cursor: pageParam } : {}) };
      if (q !== '') return call('searchEvents', { params: { term: q }, query: asked });
      return call('listEvents', { query: { ...asked, sort: SORTS.find((one) => one === query.sort) } });
    },
    initialPageParam: '',
    // What failed without a connection is read again with one.
    refetchOnReconnect: ({ state }) => state.status === 'error',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: (before, asked) => (samePlace(asked?.queryKey[1], place) ? before : undefined),
  });
}

function samePlace(
  before: { city?: string | undefined; state?: string | undefined } | undefined,
  place: Place,
): boolean {
  return before?.city === place.city && before.state === place.state;
}
