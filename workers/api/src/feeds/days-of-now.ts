import { type DatedQuery, DEFAULT_CITY, type FeedQuery } from '@marquee/contract';
import { zoneOfCity } from '@marquee/domain/cities';
import type { ApiDeps } from '@marquee/platform';
import { daysOf, localNow, zoneOfState } from '@marquee/web/drawn';

/**
 * A query whose days move with the day it is read, as days of now: by the city's own clock, and for a whole state by that of most of its
 * people. One more row is read, and none without `when`.
 */
export async function daysOfNow(deps: ApiDeps, { when, ...query }: FeedQuery): Promise<DatedQuery> {
  if (when === undefined) return query;
  const { city, state } = query.city || query.state ? query : DEFAULT_CITY;
  const zone = city === undefined ? null : await zoneOfCity(deps, city, state);
  const now = localNow(zone ?? zoneOfState(state ?? DEFAULT_CITY.state), new Date(deps.clock.now()));
  const { from, to, isEvening } = daysOf(when, now.slice(0, 10));
  return { ...query, from, to, evening: isEvening };
}
