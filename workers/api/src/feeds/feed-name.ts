import type { CityStatus, FeedQuery } from '@marquee/contract';
import { LISTING_MILES } from '@marquee/contract';
import { usStates } from '@marquee/kernel';

/** `Events in Columbia, SC: “jazz”, Music, at The Silo, free` */
export function feedName({ city, state }: CityStatus, query: FeedQuery): string {
  const place = city === '' ? ((usStates as Record<string, string>)[state] ?? state) : `${city}, ${state}`;
  const parts = [
    query.within === 0 ? '' : `within ${query.within} miles`,
    query.q === undefined ? '' : `“${query.q}”`,
    query.categories.join(' or '),
    query.venue === undefined ? '' : `at ${query.venue}`,
    query.free ? 'free' : '',
    query.evening ? 'in the evening' : '',
    query.from === undefined ? '' : `from ${query.from}`,
    query.to === undefined ? '' : `to ${query.to}`,
  ].filter((part) => part !== '');
  return `Events in ${place}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

/** The query as an address has it: the same feed always has the same address. */
export function feedSearch(query: FeedQuery): string {
  const { categories, free, evening, city, state, within, venue, q, from, to } = query;
  const flag = (isSet: boolean) => (isSet ? 'true' : '');
  const given = {
    city,
    state,
    within: within === 0 ? '' : String(within),
    q,
    categories: categories.join(','),
    venue,
    from,
    to,
    free: flag(free),
    evening: flag(evening),
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The page of the site with the same list, as far as the site has its filters. */
export function pageSearch(
  { city, state }: CityStatus,
  { q, within, categories, venue, from, to, free }: FeedQuery,
): string {
  const [category] = categories;
  const search = new URLSearchParams({ city, state });
  if (within !== LISTING_MILES) search.set('within', String(within));
  if (q !== undefined) search.set('q', q);
  if (category !== undefined && categories.length === 1) search.set('category', category);
  if (venue !== undefined) search.set('venue', venue);
  if (from !== undefined) search.set('from', from);
  if (to !== undefined) search.set('to', to);
  if (free) search.set('free', 'true');
  return `?${search.toString()}`;
}
