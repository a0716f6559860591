import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, filtersInAddress, NO_FILTERS, ordersOf } from './filters-in-address.ts';

export { countChosen, FILTERS_IN_BAR, type Filters, ordersOf } from './filters-in-address.ts';

export function useFilters() {
  const [params, setParams] = useSearchParams();
  // Two quick choices must not undo each other: the second starts from the first, whether or not it has been drawn.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const filters = filtersInAddress(params);
  /** Choices of the order, of the spelling and of the place, which narrow nothing. */
  const { sort: _sort, exact: _exact, map, within, ...narrowing } = filters;

  /** A choice adds a history entry; typing replaces the last one. */
  function change(some: Partial<Filters>, replace = false): void {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(some)) {
      const isUnsaid =
        name === 'sort' ? value === ordersOf({ ...filters, ...some })[0] : value === NO_FILTERS[name as keyof Filters];
      if (isUnsaid) next.delete(name);
      else next.set(name, String(value));
    }
    latest.current = next;
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    filters,
    change,
    isNarrowed: Object.entries(narrowing).some(([name, value]) => value !== NO_FILTERS[name as keyof Filters]),
    clear: () => change({ ...NO_FILTERS, map, within }),
  };
}
