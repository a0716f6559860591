import { type DatedQuery, DEFAULT_CITY, type FeedQuery } from '@marquee/contract';
import { zoneOfCity } from '@marquee/domain/cities';
import type { ApiDeps } from '@marquee/platform';
import { daysOf, localNow, zoneOfState } from '@marquee/web/drawn';

/**
 * The zone of a query's place and its wall time now: by the city's own clock, and for a whole state by that of most of its people. One more row is
 * read.
 */
export async function nowThere(deps: ApiDeps, query: Pick<FeedQuery, 'city' | 'state'>) {
  const { city, state } = query.city || query.state ? query : DEFAULT_CITY;
  const known = city === undefined ? null : await zoneOfCity(deps, city, state);
  const zone = known ?? zoneOfState(state ?? DEFAULT_CITY.state);
  return { zone, now: localNow(zone, new Date(deps.clock.now())) };
}

/** A query whose days move with the day it is read, as days of now. */
export async function daysOfNow(deps: ApiDeps, query: FeedQuery): Promise<DatedQuery> {
  if (query.when === undefined) return query;
  return datedAt(query, (await nowThere(deps, query)).now);
}

/** The same on a day that is known, as a wall time or a date. */
export function datedAt({ when, ...query }: FeedQuery, now: string): DatedQuery {
  if (when === undefined) return query;
  const { from, to, isEvening } = daysOf(when, now.slice(0, 10));
  return { ...query, from, to, evening: isEvening };
}
