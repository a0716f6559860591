import type { Event } from '@marquee/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { LISTING_LIMIT } from '../../api/constants.generated.ts';
import { boostedFirst } from '../events/boosted-first.ts';
import { hiddenSeries } from '../hidden-series/hidden-series.ts';
import type { Place } from '../place/place.ts';
import { chooseCurated } from './choose-curated.ts';
import { comingQuery } from './coming-query.ts';
import { endBeforeNight, eveningOf, tonightOf } from './tonight.ts';
import { useMinute } from './use-minute.ts';

/** In a large city the evening may begin on a later page; so many are read at most. */
const MORE_PAGES = 3;

/** Tonight's events of a city, and a choice of its other coming ones. */
export function useComing(place: Place) {
  const first = useQuery(comingQuery(place));
  const read = first.data?.events ?? [];
  const hidden = hiddenSeries.use();
  const isShown = ({ id }: Event) => !hidden.includes(id);
  const shown = read.filter(isShown);
  // A city whose next events are all hidden is not one without events.
  const events = shown.length > 0 ? shown : read;
  const now = useMinute();
  const cursor = first.data?.nextCursor ?? null;
  const rest = useQuery({ ...restOfToday(place, cursor), enabled: cursor !== null && endBeforeNight(read, now) });
  const boosted = (first.data?.boosted ?? []).filter(isShown);
  const all = boostedFirst(boosted, [...events, ...(rest.data ?? []).filter(isShown)]);
  const tonight = tonightOf(all, now);
  return {
    tonight,
    /** How many the listing shows for tonight. */
    evening: eveningOf(all, now).length,
    boosted,
    curated: chooseCurated(events, tonight),
    /** All that were read, but tonight's. */
    others: events.filter((event) => !tonight.includes(event)),
    status: first.data?.city.status ?? 'unknown',
    isPending: first.isPending,
    isRefetching: first.isFetching,
    error: first.error,
    retry: () => void first.refetch(),
  };
}

function restOfToday({ city, state }: Place, cursor: string | null) {
  return queryOptions({
    queryKey: ['listEvents', { city, state, after: cursor }, 'rest of today'],
    queryFn: async () => {
      const events: Event[] = [];
      for (let pages = 0, after = cursor; pages < MORE_PAGES && after !== null; pages += 1) {
        const page = await call('listEvents', { query: { city, state, limit: LISTING_LIMIT, cursor: after } });
        events.push(...page.events);
        after = endBeforeNight(page.events, new Date()) ? page.nextCursor : null;
      }
      return events;
    },
  });
}
