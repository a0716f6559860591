import { type FollowQuery, filtersOn } from '@marquee/contract';

/** The listing under a query. */
export function pathOf(query: FollowQuery): string {
  const { city = '', state = '', within, category, categories, venue = '', q = '', when, from = '', to = '' } = query;
  const given = {
    city,
    state,
    category: category ?? (categories.length === 1 ? (categories[0] ?? '') : ''),
    venue,
    q,
    when: when ?? '',
    from,
    to,
    ...Object.fromEntries(filtersOn(query).map((filter) => [filter, 'true'])),
    within: String(within),
  };
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return `/events?${search.toString()}`;
}
