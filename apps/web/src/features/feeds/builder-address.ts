import { shownLine } from '@marquee/kernel/shown-text';
import { CATEGORIES, LISTING_MILES, RADII, WHENS } from '../../api/constants.generated.ts';
import { categoriesMeant } from '../events/categories.ts';
import { factFiltersIn, factQuery } from '../events/fact-filters.ts';
import type { Place } from '../place/place.ts';
import type { FeedFilters } from './feed-addresses.ts';

/** The page that builds an embedded list, with what is chosen already. */
export function builderPath({ city, state }: Place, filters: FeedFilters): string {
  const { q, category, venue, when, from, to, within } = filters;
  const given = { city, state, q, category, venue, when, from, to, ...factQuery(filters), within: String(within) };
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return `/embed/builder?${search}`;
}

/** What the address of that page has chosen; what nobody knows is left out. */
export function filtersForBuilder(params: URLSearchParams): FeedFilters {
  const text = (name: string) => shownLine(params.get(name) ?? '');
  const [category = '', ...others] = categoriesMeant(text('category'));
  const when = WHENS.find((one) => one === text('when')) ?? '';
  const day = (name: string) => (when === '' && /^20\d\d-\d\d-\d\d$/.test(text(name)) ? text(name) : '');
  return {
    q: text('q').slice(0, 100),
    category: others.length === 0 ? (CATEGORIES.find((one) => one === category) ?? '') : '',
    venue: text('venue').slice(0, 200),
    when,
    from: day('from'),
    to: day('to'),
    ...factFiltersIn(text),
    within: RADII.find((miles) => String(miles) === text('within')) ?? LISTING_MILES,
  };
}
