import type { Event } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { localValue } from '../../ui/local-value.ts';
import { hearts } from '../favorites/hearts.ts';
import { chooseFor, mainKinds, tasteOf } from './taste.ts';

/** Saved events that are looked at: the latest. */
const MOST_SAVED = 60;

/** What a visitor chose on this device; null: nothing yet. */
const choice = localValue<boolean | null>(
  'marquee.curatedForMe',
  null,
  (value): value is boolean | null => value === null || typeof value === 'boolean',
);

/** Whoever sends Global Privacy Control (and chose nothing else here) gets the same choice as everybody. */
const isWelcome = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true;

/**
 * The coming events in the order for this visitor, by what is saved in this browser, which is also what their account keeps while they are signed in.
 * It is made here, from the answers that everybody gets: no request says who asks.
 */
export function useCurated(events: readonly Event[], others: readonly Event[]) {
  const saved = hearts.use();
  const isOn = choice.use() ?? isWelcome();
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
    turn: (on: boolean) => choice.set(on),
  };
}
