import type { Event, Found } from '@marquee/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { LISTING_LIMIT_MAX, SORTS } from '../../api/constants.generated.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Place } from '../place/place.ts';
import type { Filters } from './filters.ts';
import { listingKey, listingQuery } from './listing-query.ts';

/** A map that is still being moved asks nothing. */
const AT_REST_MS = 250;

interface InView {
  events: readonly Event[];
  found: Found;
}

/** What a map shows of a list that is not all loaded: the events in its view, at most a hundred, and how many there are. */
export function useInView(place: Place, filters: Filters, isPart: boolean) {
  const [area, setArea] = useState<string | null>(null);
  const asked = useDebounced(area, AT_REST_MS);
  const listed = listingQuery(place, { ...filters, area: asked ?? '' });
  const query = { ...listed.query, boosted: undefined, limit: String(LISTING_LIMIT_MAX) };
  const { data } = useQuery({
    queryKey: [...listingKey(listed), 'in view'],
    queryFn: () =>
      listed.q !== ''
        ? call('searchEvents', { params: { term: listed.q }, query })
        : call('listEvents', { query: { ...query, sort: SORTS.find((one) => one === query.sort) } }),
    enabled: isPart && asked !== null && !listed.isNothing,
    placeholderData: keepPreviousData,
  });
  const inView: InView | null =
    isPart && asked !== null && data
      ? { events: data.events, found: data.found ?? { n: data.events.length, more: data.nextCursor !== null } }
      : null;
  return { inView, onView: setArea };
}
