import { type CityStatus, type DatedQuery, type FeedQuery, filtersOn } from '@marquee/contract';
import { listEvents, searchEvents } from '@marquee/domain/events';
import { usStates } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { categoryName, placeName, shortDate, stateName, t } from '@marquee/web/drawn';
import { pageSearch } from '../feeds/feed-name.ts';
import { shownJson } from '../shown-json.ts';

/** The soonest events of a list or search, as the endpoint of lists would send them: without invisible characters. */
export async function soonest(deps: ApiDeps, { q, ...filters }: DatedQuery, limit: number) {
  const listed = { ...filters, limit, sort: 'date-asc' } as const;
  const { events, city } = await (q === undefined
    ? listEvents(deps, listed)
    : searchEvents(deps, { ...listed, term: q }));
  return { events: JSON.parse(shownJson(events)) as typeof events, city };
}

/** `Columbia, SC` or `South Carolina` */
export const nameOf = (place: CityStatus) =>
  place.city === ''
    ? stateName(place.state, (usStates as Record<string, string>)[place.state] ?? '')
    : placeName(place);

/** `“jazz” · Music · This weekend · Free only` */
export function narrowedBy(query: FeedQuery): string {
  const { q, categories, venue, when, from, to } = query;
  const days = [from, to].filter((day) => day !== undefined).map(shortDate);
  return [
    q === undefined ? '' : `“${q}”`,
    categories.map(categoryName).join(', '),
    venue ?? '',
    when === undefined ? days.join(' – ') : t(`when.${when}`),
    ...filtersOn(query).map((filter) => t(`listing.${filter}`)),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Our page with the same list, in the language of the query. */
export const pageOf = ({ publicOrigin }: ApiDeps, city: CityStatus, asked: FeedQuery, lang: string) =>
  `${publicOrigin}/events${pageSearch(city, asked)}${lang === 'en' ? '' : `&lang=${lang}`}`;
