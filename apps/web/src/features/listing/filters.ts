import type { Sort } from '@marquee/contract';
import { shownLine } from '@marquee/kernel/shown-text';
import { useSearchParams } from 'react-router';
import { SORTS } from '../../api/constants.generated.ts';

/** The filters of the listing, all in the address. */
export interface Filters {
  q: string;
  category: string;
  venue: string;
  sort: Sort;
}

const NOTHING: Filters = { q: '', category: '', venue: '', sort: 'date-asc' };

export function useFilters() {
  const [params, setParams] = useSearchParams();
  const text = (name: keyof Filters) => shownLine(params.get(name) ?? '');
  const filters: Filters = {
    // The cut may leave half a character.
    q: shownLine(text('q').slice(0, 100)),
    category: text('category'),
    venue: text('venue'),
    sort: SORTS.find((sort) => sort === text('sort')) ?? NOTHING.sort,
  };

  /** A choice adds a history entry; typing replaces the last one. */
  function change(some: Partial<Filters>, replace = false): void {
    // Read the current address, not the last rendered one: two quick choices must not undo each other.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(some))
      if (value === NOTHING[name as keyof Filters]) next.delete(name);
      else next.set(name, value);
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    filters,
    change,
    isNarrowed: filters.q !== '' || filters.category !== '' || filters.venue !== '',
    clear: () => change(NOTHING),
  };
}
