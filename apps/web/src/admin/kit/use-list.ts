import { useLocation, useSearchParams } from 'react-router';
import type { CallInput } from '../../api/call.ts';
import type { Answer, ListId, RowOf } from './calls.ts';
import { readDateRange } from './date-range.ts';
import type { Filter, ListDefinition } from './define-list.ts';
import { inOrder, readListState, withCursor, withFilters, withOpen, withSort } from './list-state.ts';
import type { TableView } from './list-table.tsx';
import { useNow } from './now.ts';
import { useLive } from './use-live.ts';

interface Trail {
  /** The cursors of the pages before this one, kept in the browser's history entry. */
  trail?: string[];
}

/** The rows of a list and its state in the address. */
export function useList<I extends ListId>(definition: ListDefinition<I>) {
  const { id: prefix = '', list, always, rowKey, orderedBy } = definition;
  const filters: ReadonlyArray<Filter<string>> = definition.filters ?? [];
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const now = useNow();
  const state = readListState(
    params,
    prefix,
    filters.map((filter) => filter.name),
  );
  const chosen = {
    ...sentOf(filters, state.filters, now),
    ...(orderedBy && state.sort ? { [orderedBy]: `${state.sort.isDescending ? '-' : ''}${state.sort.field}` } : {}),
  };
  const query = useLive(list, inputOf<I>({ ...always, ...chosen, cursor: state.cursor ?? undefined }), {
    everySeconds: definition.refreshSeconds,
  });
  const page = query.data === undefined ? undefined : pageOf<I>(query.data);
  // Only a complete list can be sorted in the browser; else the server must sort.
  const isWhole = page !== undefined && page.nextCursor === null && state.cursor === null;
  const trail = (location.state as Trail | null)?.trail ?? [];
  const go = (next: URLSearchParams, nextTrail: string[] = []) => setParams(next, { state: { trail: nextTrail } });

  function sortBy(field: string): void {
    const next = withSort(params, prefix, field);
    // A new order starts at the first page.
    setParams(orderedBy ? withCursor(next, prefix, null) : next, {
      replace: true,
      state: orderedBy ? null : location.state,
    });
  }

  const view: TableView<RowOf<I>> = {
    rows: page ? inOrder(page.items, isWhole && !orderedBy ? state.sort : null, definition.columns) : [],
    sort: state.sort,
    canSort: isWhole || orderedBy !== undefined,
    sortBy,
    open: (key) => setParams(withOpen(params, prefix, key), { replace: true, state: location.state }),
    openerId: (row) => `${prefix || 'list'}-row-${rowKey(row)}`,
    isRefreshing: query.isPlaceholderData,
  };
  return {
    query,
    state,
    view,
    /** The filters as sent. */
    chosen,
    opened: state.open ? page?.items.find((row) => rowKey(row) === state.open) : undefined,
    hasNext: Boolean(page?.nextCursor),
    hasPrevious: state.cursor !== null,
    filter: (changes: Record<string, string>) => go(withFilters(params, prefix, changes)),
    next: () => page?.nextCursor && go(withCursor(params, prefix, page.nextCursor), [...trail, state.cursor ?? '']),
    previous: () => go(withCursor(params, prefix, trail.at(-1) || null), trail.slice(0, -1)),
  };
}

/** The query for the server: days become instants. */
function sentOf(
  filters: ReadonlyArray<Filter<string>>,
  values: Readonly<Record<string, string>>,
  now: number,
): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(({ name, kind, until }): Array<[string, string]> => {
      const value = values[name];
      if (value === undefined) return [];
      if (kind !== 'dates' || !until) return [[name, value]];
      const range = readDateRange(value, now);
      return range
        ? [
            [name, range.from],
            [until, range.until],
          ]
        : [];
    }),
  );
}

/** The address holds strings; the server parses numbers. The filters' names are type-checked in the list's definition. */
function inputOf<I extends ListId>(query: Record<string, string | undefined>): CallInput<I> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return { query: Object.fromEntries(given) } as unknown as CallInput<I>;
}

function pageOf<I extends ListId>(answer: Answer<I>): { items: ReadonlyArray<RowOf<I>>; nextCursor: string | null } {
  if (Array.isArray(answer)) return { items: answer as Array<RowOf<I>>, nextCursor: null };
  return answer as { items: Array<RowOf<I>>; nextCursor: string | null };
}
