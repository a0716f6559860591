import { type CityStatus, type FeedQuery, filtersOn, LISTING_MILES, type When } from '@marquee/contract';
import { usStates } from '@marquee/kernel';
import { FILTER_WORDS } from './fact-words.ts';

const WHEN_WORDS: Record<When, string> = {
  today: 'today',
  tonight: 'tonight',
  tomorrow: 'tomorrow',
  weekend: 'this weekend',
  week: 'in the next 7 days',
};

/** Days by today's date go before days of choice. */
const datesOf = ({ when, evening, from, to }: FeedQuery) =>
  when === undefined ? { evening, from, to } : { evening: false, from: undefined, to: undefined };

/** `Events in Columbia, SC: “jazz”, Music, at The Silo, free` */
export function feedName({ city, state }: CityStatus, query: FeedQuery): string {
  const place = city === '' ? ((usStates as Record<string, string>)[state] ?? state) : `${city}, ${state}`;
  const { evening, from, to } = datesOf(query);
  const parts = [
    query.within === 0 ? '' : `within ${query.within} miles`,
    query.q === undefined ? '' : `“${query.q}”`,
    query.categories.join(' or '),
    query.venue === undefined ? '' : `at ${query.venue}`,
    ...filtersOn(query).map((filter) => FILTER_WORDS[filter]),
    query.when === undefined ? '' : WHEN_WORDS[query.when],
    evening ? 'in the evening' : '',
    from === undefined ? '' : `from ${from}`,
    to === undefined ? '' : `to ${to}`,
  ].filter((part) => part !== '');
  return `Events in ${place}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

const onFilters = (query: FeedQuery) => Object.fromEntries(filtersOn(query).map((filter) => [filter, 'true']));

/** The query as an address has it: the same feed always has the same address. */
export function feedSearch(query: FeedQuery): string {
  const { categories, city, state, within, venue, q, when } = query;
  const { evening, from, to } = datesOf(query);
  const flag = (isSet: boolean) => (isSet ? 'true' : '');
  const given = {
    city,
    state,
    within: within === 0 ? '' : String(within),
    q,
    categories: categories.join(','),
    venue,
    when,
    from,
    to,
    ...onFilters(query),
    evening: flag(evening),
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The page of the site with the same list, as far as the site has its filters. */
export function pageSearch({ city, state }: CityStatus, query: FeedQuery): string {
  const { q, within, categories, venue, when } = query;
  const { from, to } = datesOf(query);
  const [category] = categories;
  const search = new URLSearchParams({ city, state });
  if (within !== LISTING_MILES) search.set('within', String(within));
  if (q !== undefined) search.set('q', q);
  if (category !== undefined && categories.length === 1) search.set('category', category);
  if (venue !== undefined) search.set('venue', venue);
  if (when !== undefined) search.set('when', when);
  if (from !== undefined) search.set('from', from);
  if (to !== undefined) search.set('to', to);
  for (const [name, value] of Object.entries(onFilters(query))) search.set(name, value);
  return `?${search.toString()}`;
}
