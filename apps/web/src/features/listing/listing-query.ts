import { categoriesMeant } from '../events/categories.ts';
import { factQuery } from '../events/fact-filters.ts';
import { localNow } from '../events/zones.ts';
import { aroundQuery } from '../place/around.ts';
import type { Place } from '../place/place-address.ts';
import { zoneOfState } from '../place/state-zone.ts';
import { daysOf } from './days.ts';
import { type Filters, ordersOf } from './filters-in-address.ts';

/** What a listing's pages are asked for, for the request and for its key. `isNothing`: an unknown category has no events. */
export function listingQuery(place: Place, filters: Filters) {
  const { q, exact, category, venue, sort, featured } = filters;
  const meant = categoriesMeant(category);
  const query = {
    ...aroundQuery(place, filters),
    categories: meant.join(','),
    ...(venue ? { venue } : {}),
    ...daysQuery(filters, place),
    ...(featured ? { featured: 'true' as const } : {}),
    ...(exact ? { exact: 'true' as const } : {}),
    ...(hasLead(filters) ? { boosted: 'true' as const } : {}),
    sort,
  };
  return { q, query, isNothing: category !== '' && meant.length === 0 };
}

/** Boosted events come first in the order that nobody chose. */
const hasLead = ({ q, sort, featured }: Pick<Filters, 'q' | 'sort' | 'featured'>): boolean =>
  !featured && sort === ordersOf({ q })[0];

export function listingKey({ q, query, isNothing }: ReturnType<typeof listingQuery>) {
  return [q === '' ? 'listEvents' : 'searchEvents', { ...query, q }, isNothing] as const;
}

/** The part of a query that days, facts and the map decide. */
export function daysQuery(filters: Filters, { state }: Place) {
  const { when, from, to, area } = filters;
  const days = when === '' ? { from, to, isEvening: false } : daysOf(when, localNow(zoneOfState(state)).slice(0, 10));
  return {
    ...(days.from ? { from: days.from } : {}),
    ...(days.to ? { to: days.to } : {}),
    ...(days.isEvening ? { evening: 'true' as const } : {}),
    ...factQuery(filters),
    ...(area ? { area } : {}),
  };
}
