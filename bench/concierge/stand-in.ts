import { CATEGORIES, RADII } from '@marquee/contract';
import { wishOfCall } from '@marquee/domain/concierge';
import { type Filters, filtersOf, TODAY } from './understood.ts';

/** What the search of a model cannot say: it is said without one. */
const WITHOUT_SEARCH = ['ask', 'again', 'later', 'like'];

/** Whether a model would search for what a probe expects. */
export const isSearched = (filters: Filters) => filters.size > 0 && WITHOUT_SEARCH.every((key) => !filters.has(key));

/** The filters that a search has of a model which answers as a probe says: it goes through the tool's own form, in both directions. */
export function heldByModel(filters: Filters): Filters {
  try {
    return filtersOf({ ask: { kind: 'find' }, wish: wishOfCall(searchFor(filters), TODAY) });
  } catch {
    // The tool refuses it: nothing of it is held.
    return new Map();
  }
}

/** The arguments of `search_events` for some filters, as JSON. */
export function searchFor(filters: Filters): string {
  const [from, to] = filters.get('days')?.split('..') ?? [];
  const listed = (key: string) => filters.get(key)?.split(',') ?? [];
  const isCategory = (word: string) => CATEGORIES.some((one) => one === word);
  const [city, state] = listed('city');
  const miles = Number(filters.get('within'));
  const max = filters.get('max');
  const given = {
    words: filters.get('q'),
    categories: listed('category'),
    from,
    to,
    part: filters.get('part'),
    after: filters.get('after'),
    before: filters.get('before'),
    free: filters.get('free') === 'true' ? true : undefined,
    mostDollars: max === undefined ? undefined : Number(max),
    party: filters.get('party'),
    sort: filters.get('sort'),
    notWords: listed('not').filter((word) => !isCategory(word)),
    notCategories: listed('not').filter(isCategory),
    city,
    state,
    within: miles > 0 ? (RADII.find((radius) => radius >= miles) ?? RADII.at(-1)) : undefined,
  };
  return JSON.stringify(given);
}
