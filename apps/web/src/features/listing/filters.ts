import type { SearchSort } from '@marquee/contract';
import { shownLine } from '@marquee/kernel/shown-text';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_SORTS, SORTS } from '../../api/constants.generated.ts';
import { type Day, dayFrom, WHENS, type When } from './days.ts';

/** The filters of the listing, all in the address. */
export interface Filters {
  q: string;
  category: string;
  venue: string;
  sort: SearchSort;
  /** Days by today's date; `from` and `to` are days of choice. */
  when: When | '';
  from: Day;
  to: Day;
  /** Only what is known to be free. */
  free: boolean;
}

const NOTHING: Filters = { q: '', category: '', venue: '', sort: 'date-asc', when: '', from: '', to: '', free: false };

/** The orders there are; the first goes without saying. A search alone has one by relevance. */
export const ordersOf = ({ q }: Pick<Filters, 'q'>): readonly [SearchSort, ...SearchSort[]] =>
  q === '' ? SORTS : SEARCH_SORTS;

export function useFilters() {
  const [params, setParams] = useSearchParams();
  // Two quick choices must not undo each other: the second starts from the first, whether or not it has been drawn.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const text = (name: keyof Filters) => shownLine(params.get(name) ?? '');
  // The cut may leave half a character.
  const q = shownLine(text('q').slice(0, 100));
  const orders = ordersOf({ q });
  const filters: Filters = {
    q,
    category: text('category'),
    venue: text('venue'),
    sort: orders.find((sort) => sort === text('sort')) ?? orders[0],
    ...daysIn(text),
    free: text('free') === 'true',
  };

  /** A choice adds a history entry; typing replaces the last one. */
  function change(some: Partial<Filters>, replace = false): void {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(some)) {
      const isUnsaid =
        name === 'sort' ? value === ordersOf({ ...filters, ...some })[0] : value === NOTHING[name as keyof Filters];
      if (isUnsaid) next.delete(name);
      else next.set(name, String(value));
    }
    latest.current = next;
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    filters,
    change,
    isNarrowed: Object.entries(filters).some(
      ([name, value]) => name !== 'sort' && value !== NOTHING[name as keyof Filters],
    ),
    clear: () => change(NOTHING),
  };
}

/** A choice by today's date goes before days; days that are none are left out, and those in the wrong order are turned. */
function daysIn(text: (name: 'when' | 'from' | 'to') => string): Pick<Filters, 'when' | 'from' | 'to'> {
  const when = WHENS.find((one) => one === text('when'));
  if (when) return { when, from: '', to: '' };
  const [from, to] = [dayFrom(text('from')), dayFrom(text('to'))];
  return from && to && from > to ? { when: '', from: to, to: from } : { when: '', from, to };
}
