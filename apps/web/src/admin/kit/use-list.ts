import { useLocation, useSearchParams } from 'react-router';
import type { CallInput } from '../../api/call.ts';
import type { Answer, ListId, RowOf } from './calls.ts';
import type { ListDefinition } from './define-list.ts';
import { inOrder, readListState, withCursor, withFilters, withOpen, withSort } from './list-state.ts';
import { useLive } from './use-live.ts';

interface Trail {
  /** The cursors of the pages before this one, kept in the browser's history entry. */
  trail?: string[];
}

/** The rows of a list, and what the address says about it. */
export function useList<I extends ListId>(definition: ListDefinition<I>) {
  const { id: prefix = '', list, always, rowKey } = definition;
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state = readListState(
    params,
    prefix,
    (definition.filters ?? []).map((filter) => filter.name),
  );
  const query = useLive(list, inputOf<I>({ ...always, ...state.filters, cursor: state.cursor ?? undefined }), {
    everySeconds: definition.refreshSeconds,
  });
  const page = query.data === undefined ? undefined : pageOf<I>(query.data);
  // Only a list that is all here can be put in order honestly.
  const isWhole = page !== undefined && page.nextCursor === null && state.cursor === null;
  const trail = (location.state as Trail | null)?.trail ?? [];
  const go = (next: URLSearchParams, nextTrail: string[] = []) => setParams(next, { state: { trail: nextTrail } });

  return {
    query,
    state,
    isWhole,
    rows: page ? inOrder(page.items, isWhole ? state.sort : null) : [],
    opened: state.open ? page?.items.find((row) => rowKey(row) === state.open) : undefined,
    /** The id of the button that opens a row. */
    openerId: (row: RowOf<I>) => `${prefix || 'list'}-row-${rowKey(row)}`,
    hasNext: Boolean(page?.nextCursor),
    hasPrevious: state.cursor !== null,
    filter: (filters: Record<string, string>) => go(withFilters(params, prefix, filters)),
    sortBy: (field: string) => setParams(withSort(params, prefix, field), { replace: true, state: location.state }),
    open: (key: string | null) => setParams(withOpen(params, prefix, key), { replace: true, state: location.state }),
    next: () => page?.nextCursor && go(withCursor(params, prefix, page.nextCursor), [...trail, state.cursor ?? '']),
    previous: () => go(withCursor(params, prefix, trail.at(-1) || null), trail.slice(0, -1)),
  };
}

/** The address holds words; the server reads numbers out of them. The filters' names are checked where the list is defined. */
function inputOf<I extends ListId>(query: Record<string, string | undefined>): CallInput<I> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return (given.length > 0 ? { query: Object.fromEntries(given) } : { query: {} }) as unknown as CallInput<I>;
}

function pageOf<I extends ListId>(answer: Answer<I>): { items: ReadonlyArray<RowOf<I>>; nextCursor: string | null } {
  if (Array.isArray(answer)) return { items: answer as Array<RowOf<I>>, nextCursor: null };
  return answer as { items: Array<RowOf<I>>; nextCursor: string | null };
}
