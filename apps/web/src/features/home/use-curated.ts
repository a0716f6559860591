import type { Event } from '@marquee/contract';
import { chooseFor, MOST_SAVED, mainKinds, tasteOf } from '@marquee/kernel/taste';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { hearts } from '../hearts/hearts.ts';
import { likedFirst } from '../hearts/liked-first.ts';

/**
 * The coming events in the order for this visitor, by what is saved in this browser, which is also what their account keeps while they are signed in.
 * It is made here, from the answers that everybody gets: no request says who asks.
 */
export function useCurated(events: readonly Event[], others: readonly Event[]) {
  const saved = hearts.use();
  const isOn = likedFirst.use();
  const ids = saved.slice(-MOST_SAVED).toSorted();
  const cards = useQuery({ ...queryFor('readCards', { query: { ids: ids.join() } }), enabled: isOn && ids.length > 0 });
  const taste = isOn && cards.data ? tasteOf(cards.data.events) : null;
  const kinds = taste ? mainKinds(taste) : [];
  return {
    events: taste && kinds.length > 0 ? chooseFor(taste, { events, others, saved }) : others,
    /** The reason for the order; none for the one that everybody gets. */
    kinds,
    /** Null where nothing is saved, and so nothing can be turned on. */
    isOn: ids.length > 0 ? isOn : null,
    turn: likedFirst.turn,
  };
}
