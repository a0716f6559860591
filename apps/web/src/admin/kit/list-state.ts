import { plainText } from './format.ts';

/** The state of a list in the address: filters, page, order, open row. */
export interface ListState {
  filters: Readonly<Record<string, string>>;
  cursor: string | null;
  /** The page number of a client-side list, from 1. */
  page: number;
  sort: { field: string; isDescending: boolean } | null;
  open: string | null;
}

/** Lists of the same section are distinguished by their id: `overrides.cursor`. */
function nameIn(prefix: string, name: string): string {
  return prefix ? `${prefix}.${name}` : name;
}

export function readListState(params: URLSearchParams, prefix: string, filterNames: readonly string[]): ListState {
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const value = params.get(nameIn(prefix, name))?.trim();
    if (value) filters[name] = value;
  }
  const sort = params.get(nameIn(prefix, 'sort'));
  return {
    filters,
    cursor: params.get(nameIn(prefix, 'cursor')) || null,
    page: Math.max(1, Math.floor(Number(params.get(nameIn(prefix, 'page')))) || 1),
    sort: sort ? { field: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') } : null,
    open: params.get(nameIn(prefix, 'open')) || null,
  };
}

function changed(params: URLSearchParams, prefix: string, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    const full = nameIn(prefix, name);
    if (value === null || value === '') next.delete(full);
    else next.set(full, value);
  }
  return next;
}

/** A new filter shows other rows: back to the first page, with no row open. */
export function withFilters(params: URLSearchParams, prefix: string, filters: Record<string, string>): URLSearchParams {
  return changed(params, prefix, { ...filters, cursor: null, page: null, open: null });
}

export function withCursor(params: URLSearchParams, prefix: string, cursor: string | null): URLSearchParams {
  return changed(params, prefix, { cursor, open: null });
}

export function withPage(params: URLSearchParams, prefix: string, page: number): URLSearchParams {
  return changed(params, prefix, { page: page > 1 ? String(page) : null, open: null });
}

export function withOpen(params: URLSearchParams, prefix: string, key: string | null): URLSearchParams {
  return changed(params, prefix, { open: key });
}

/** Ascending, then descending, then the server's order. */
export function withSort(params: URLSearchParams, prefix: string, field: string): URLSearchParams {
  const current = params.get(nameIn(prefix, 'sort'));
  const next = current === field ? `-${field}` : current === `-${field}` ? null : field;
  return changed(params, prefix, { sort: next });
}

/** A column, and what it is sorted by if not its value: lowest first. */
export interface Ordered<R> {
  field: string;
  order?: (row: R) => number;
}

/** Rows in the requested order; missing values come last in both directions. */
export function inOrder<R>(
  rows: readonly R[],
  sort: ListState['sort'],
  columns: ReadonlyArray<Ordered<R>> = [],
): readonly R[] {
  if (!sort) return rows;
  const order = columns.find(({ field }) => field === sort.field)?.order;
  const valueOf = order ?? ((row: R) => (row as Record<string, unknown>)[sort.field] ?? null);
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * plainText(a).localeCompare(plainText(b), 'en', { numeric: true });
  });
}
