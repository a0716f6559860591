import type { FollowQuery } from '@marquee/contract';

/** The listing under a query. */
export function pathOf({
  city = '',
  state = '',
  within,
  category,
  categories,
  venue = '',
  q = '',
  when,
  from = '',
  to = '',
  free,
  family,
}: FollowQuery): string {
  const given = {
    city,
    state,
    category: category ?? (categories.length === 1 ? (categories[0] ?? '') : ''),
    venue,
    q,
    when: when ?? '',
    from,
    to,
    free: free ? 'true' : '',
    family: family ? 'true' : '',
    within: String(within),
  };
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return `/events?${search.toString()}`;
}
