import type { Endpoints, ResponseOf, Venue } from '@marquee/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { venueEventsKey, venueEventsQuery } from './venue-events-query.ts';

type Page = ResponseOf<Endpoints['listEvents']>;

/** A venue's coming events, a page at a time. */
export function useVenueEvents(venue: Venue) {
  const read = useInfiniteQuery({
    queryKey: venueEventsKey(venue),
    queryFn: ({ pageParam }): Promise<Page> =>
      call('listEvents', { query: { ...venueEventsQuery(venue), ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
  return {
    events: read.data?.pages.flatMap((page) => page.events) ?? [],
    nearby: read.data?.pages[0]?.nearby ?? [],
    isPending: read.isPending,
    isRetrying: read.isFetching,
    // The failure of a later page is shown below the loaded ones.
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
    next: read.hasNextPage
      ? {
          load: () => void read.fetchNextPage(),
          isLoading: read.isFetchingNextPage,
          hasFailed: read.isFetchNextPageError,
        }
      : null,
  };
}
