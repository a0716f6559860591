import { inOrder, type ListState, type Ordered } from './list-state.ts';
import { searchable } from './searchable.ts';

/** A filter of a client-side list. */
interface RowFilter<Row> {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  matches: (row: Row, value: string) => boolean;
}

/** How rows are searched, filtered and paged. */
export interface RowsRules<Row> {
  /** The searchable text of a row; without it the list has no search box. */
  search?: (row: Row) => string;
  filters?: ReadonlyArray<RowFilter<Row>>;
  /** Rows per page; without it there is one page. */
  pageSize?: number;
}

export interface RowsAsked {
  /** The search text; empty: all. */
  text: string;
  filters: Readonly<Record<string, string>>;
  sort: ListState['sort'];
  /** From 1. */
  page: number;
}

export interface RowsFound<Row> {
  /** All rows that match search and filters, in order: the basis of counts, totals and export. */
  selected: readonly Row[];
  /** The rows of the page. */
  shown: readonly Row[];
  page: number;
  pages: number;
  /** The position of the first shown row, from 1; 0 if there is none. */
  firstShown: number;
}

/** The row must contain every word of the search, in any order and case. */
export function rowsFor<Row>(
  rows: readonly Row[],
  definition: RowsRules<Row> & { columns?: ReadonlyArray<Ordered<Row>> },
  { text, filters, sort, page }: RowsAsked,
): RowsFound<Row> {
  const words = searchable(text).split(/\s+/).filter(Boolean);
  const narrowing = (definition.filters ?? []).filter(({ name }) => filters[name]);
  const selected = inOrder(
    rows.filter((row) => {
      const searched = words.length > 0 ? searchable(definition.search?.(row) ?? '') : '';
      return (
        words.every((word) => searched.includes(word)) &&
        narrowing.every(({ name, matches }) => matches(row, filters[name] ?? ''))
      );
    }),
    sort,
    definition.columns,
  );
  const size = definition.pageSize ?? Math.max(1, selected.length);
  const pages = Math.max(1, Math.ceil(selected.length / size));
  // Fewer rows than before: show the last page.
  const shownPage = Math.min(Math.max(1, page), pages);
  const from = (shownPage - 1) * size;
  return {
    selected,
    shown: selected.slice(from, from + size),
    page: shownPage,
    pages,
    firstShown: selected.length > 0 ? from + 1 : 0,
  };
}
