import type { Radius, SearchSort } from '@marquee/contract';
import { shownLine } from '@marquee/kernel/shown-text';
import { AREA_DEGREES, LISTING_MILES, RADII, SEARCH_SORTS, SORTS } from '../../api/constants.generated.ts';
import { type FactFilters, factFiltersIn, filtersOn, NO_FACT_FILTERS } from '../events/fact-filters.ts';
import { type Day, dayFrom, WHENS, type When } from './days.ts';

/** The filters of the listing, all in the address. */
export interface Filters extends FactFilters {
  q: string;
  /** Only what was typed: no other words, and no other spelling. */
  exact: boolean;
  category: string;
  venue: string;
  sort: SearchSort;
  /** Days by today's date; `from` and `to` are days of choice. */
  when: When | '';
  from: Day;
  to: Day;
  /** Only what is boosted or featured. */
  featured: boolean;
  /** Miles around the city within which towns show their events too. */
  within: Radius;
  /** An area of the map instead of the place: `west,south,east,north` in degrees. */
  area: string;
  /** The map stands beside the list. */
  map: boolean;
}

export const NO_FILTERS: Filters = {
  q: '',
  exact: false,
  category: '',
  venue: '',
  sort: 'date-asc',
  when: '',
  from: '',
  to: '',
  ...NO_FACT_FILTERS,
  featured: false,
  within: LISTING_MILES,
  area: '',
  map: false,
};

/** Whether the numbers of the categories, which are those of the whole place, are those of the list, too. */
export function countsAgree(filters: Filters): boolean {
  const { q, venue, when, from, to, featured, area } = filters;
  return ![q, venue, when, from, to, area, filtersOn(filters).length, featured].some(Boolean);
}

/** How many filters are chosen in the sheet: all but the days by today's date, the search, and an area, which stand outside of it. */
export const countChosen = (filters: Filters): number => {
  const { category, venue, from, to, featured, within } = filters;
  const others = [category, venue, from || to, featured, within !== NO_FILTERS.within];
  return others.filter(Boolean).length + filtersOn(filters).length;
};

/** Those of the facts that fit beside the days on a wide screen; the sheet has all. */
export const FILTERS_IN_BAR = ['free', 'once', 'family'] as const satisfies ReadonlyArray<keyof FactFilters>;

/** The orders there are; the first goes without saying. A search alone has one by relevance. */
export const ordersOf = ({ q }: Pick<Filters, 'q'>): readonly [SearchSort, ...SearchSort[]] =>
  q === '' ? SORTS : SEARCH_SORTS;

export function filtersInAddress(params: URLSearchParams): Filters {
  const text = (name: keyof Filters) => shownLine(params.get(name) ?? '');
  // The cut may leave half a character.
  const q = shownLine(text('q').slice(0, 100));
  const orders = ordersOf({ q });
  return {
    q,
    exact: q !== '' && text('exact') === 'true',
    category: text('category'),
    venue: text('venue'),
    sort: orders.find((sort) => sort === text('sort')) ?? orders[0],
    ...daysIn(text),
    ...factFiltersIn(text),
    featured: text('featured') === 'true',
    within: RADII.find((miles) => String(miles) === text('within')) ?? NO_FILTERS.within,
    area: areaFrom(text('area')),
    map: text('map') === 'true',
  };
}

/** As the API takes it (packages/contract/src/fields.ts); anything else is left out. */
function areaFrom(text: string): string {
  const [west, south, east, north] = text.split(',').map(Number);
  return AREA.test(text) && isSide(west, east, 180) && isSide(south, north, 90) ? text : '';
}

const AREA = /^(?:-?\d{1,3}(?:\.\d{1,10})?(?:,(?!$)|$)){4}$/;
const isSide = (from = 0, to = 0, most = 0) => from >= -most && to <= most && from < to && to - from <= AREA_DEGREES;

/** A choice by today's date goes before days; days that are none are left out, and those in the wrong order are turned. */
function daysIn(text: (name: 'when' | 'from' | 'to') => string): Pick<Filters, 'when' | 'from' | 'to'> {
  const when = WHENS.find((one) => one === text('when'));
  if (when) return { when, from: '', to: '' };
  const [from, to] = [dayFrom(text('from')), dayFrom(text('to'))];
  return from && to && from > to ? { when: '', from: to, to: from } : { when: '', from, to };
}
