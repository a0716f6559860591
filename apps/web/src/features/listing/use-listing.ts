import type { Endpoints, Found, ResponseOf } from '@marquee/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { SORTS } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { categoriesMeant } from '../events/categories.ts';
import { localNow } from '../events/local-time.ts';
import type { Place } from '../place/place.ts';
import { zoneOfState } from '../place/state-zone.ts';
import { daysOf } from './days.ts';
import type { Filters } from './filters.ts';

type Page = ResponseOf<Endpoints['listEvents']>;
type CityStatus = Page['city']['status'];

export interface Listing {
  events: Page['events'];
  venues: Array<{ venue: string; n: number }>;
  cityStatus: CityStatus;
  /** How many there are; `more` when not all of them are counted. */
  found: Found;
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
  const loaded = { n: events.length, more: read.hasNextPage };
  return {
    events,
    venues: useVenues(place, filters),
    cityStatus: pages[0]?.city.status ?? 'unknown',
    found: read.hasNextPage ? (pages[0]?.found ?? loaded) : loaded,
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

const NOWHERE: Page = {
  events: [],
  nextCursor: null,
  city: { city: '', state: '', status: 'live' },
  found: { n: 0, more: false },
};

/** The part of a query that days and price decide. */
function daysQuery({ when, from, to, free }: Filters, { state }: Place) {
  const days = when === '' ? { from, to, isEvening: false } : daysOf(when, localNow(zoneOfState(state)).slice(0, 10));
  return {
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
    ...(days.isEvening ? { evening: 'true' as const } : {}),
    ...(free ? { free: 'true' as const } : {}),
  };
}

function usePages(place: Place, filters: Filters) {
  const { q, category, venue, sort } = filters;
  const meant = categoriesMeant(category);
  const query = {
    ...place,
    categories: meant.join(','),
    ...(venue ? { venue } : {}),
    ...daysQuery(filters, place),
    sort,
  };
  return useInfiniteQuery({
    queryKey: [
      q === '' ? 'listEvents' : 'searchEvents',
      { ...query, q },
      category !== '' && meant.length === 0,
    ] as const,
    queryFn: ({ pageParam }): Promise<Page> => {
      // An unknown category has no events.
      if (category !== '' && meant.length === 0) return Promise.resolve(NOWHERE);
      const asked = { ...query, ...(pageParam ? { cursor: pageParam } : {}) };
      if (q !== '') return call('searchEvents', { params: { term: q }, query: asked });
      return call('listEvents', { query: { ...asked, sort: SORTS.find((one) => one === sort) } });
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: (before, asked) => (samePlace(asked?.queryKey[1], place) ? before : undefined),
  });
}

/** The venues of the place, or of what is searched for and of the category in it. */
function useVenues(place: Place, filters: Filters): Listing['venues'] {
  const { q, category } = filters;
  const meant = categoriesMeant(category);
  const { data } = useQuery({
    ...queryFor('countVenues', {
      query: { ...place, categories: meant.join(','), ...daysQuery(filters, place), ...(q ? { term: q } : {}) },
    }),
    enabled: category === '' || meant.length > 0,
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
