import type { FactFilter } from '@marquee/contract';
import { FILTER_KEYS } from '../../api/constants.generated.ts';

/** The filters by facts (packages/contract/src/events/facts.ts), each on or off. */
export type FactFilters = Record<FactFilter, boolean>;

const ofEach = <V>(value: (filter: FactFilter) => V) =>
  Object.fromEntries(FILTER_KEYS.map((filter) => [filter, value(filter)])) as Record<FactFilter, V>;

export const NO_FACT_FILTERS: FactFilters = ofEach(() => false);

/** Those that are on, in their order. */
export const filtersOn = (filters: Partial<FactFilters>): FactFilter[] =>
  FILTER_KEYS.filter((filter) => filters[filter]);

/** As a query or an address has them: those that are on. */
export const factQuery = (filters: Partial<FactFilters>): Partial<Record<FactFilter, 'true'>> =>
  Object.fromEntries(filtersOn(filters).map((filter) => [filter, 'true']));

export const factFiltersIn = (text: (name: FactFilter) => string): FactFilters =>
  ofEach((filter) => text(filter) === 'true');
