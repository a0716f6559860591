import type { SearchSort } from '@marquee/contract';
import { shownLine } from '@marquee/kernel/shown-text';
import { useSearchParams } from 'react-router';
import { SEARCH_SORTS, SORTS } from '../../api/constants.generated.ts';

/** The filters of the listing, all in the address. */
export interface Filters {
  q: string;
  category: string;
  venue: string;
  sort: SearchSort;
}

const NOTHING: Filters = { q: '', category: '', venue: '', sort: 'date-asc' };

/** The orders there are; the first goes without saying. A search alone has one by relevance. */
export const ordersOf = ({ q }: Pick<Filters, 'q'>): readonly [SearchSort, ...SearchSort[]] =>
  q === '' ? SORTS : SEARCH_SORTS;

export function useFilters() {
  const [params, setParams] = useSearchParams();
  const text = (name: keyof Filters) => shownLine(params.get(name) ?? '');
  // The cut may leave half a character.
  const q = shownLine(text('q').slice(0, 100));
  const orders = ordersOf({ q });
  const filters: Filters = {
    q,
    category: text('category'),
    venue: text('venue'),
    sort: orders.find((sort) => sort === text('sort')) ?? orders[0],
  };

  /** A choice adds a history entry; typing replaces the last one. */
  function change(some: Partial<Filters>, replace = false): void {
    // Read the current address, not the last rendered one: two quick choices must not undo each other.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(some)) {
      const isUnsaid =
        name === 'sort' ? value === ordersOf({ ...filters, ...some })[0] : value === NOTHING[name as keyof Filters];
      if (isUnsaid) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    filters,
    change,
    isNarrowed: filters.q !== '' || filters.category !== '' || filters.venue !== '',
    clear: () => change(NOTHING),
  };
}
