import { inOrder, type ListState } from './list-state.ts';

/** A choice that narrows rows that are all here. */
export interface RowFilter<Row> {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  matches: (row: Row, value: string) => boolean;
}

/** How rows are searched, narrowed and divided. */
export interface RowsRules<Row> {
  /** The text of a row that is searched; absent, the list has no search box. */
  search?: (row: Row) => string;
  filters?: ReadonlyArray<RowFilter<Row>>;
  /** Rows a page; absent, all stand below each other. */
  pageSize?: number;
}

export interface RowsAsked {
  /** What is searched for; empty: all. */
  text: string;
  filters: Readonly<Record<string, string>>;
  sort: ListState['sort'];
  /** From 1. */
  page: number;
}

export interface RowsFound<Row> {
  /** All that the search and the filters select, in order: what is counted, added up and exported. */
  selected: readonly Row[];
  /** Those of the page. */
  shown: readonly Row[];
  page: number;
  pages: number;
  /** The place of the first one shown, from 1; 0 where there is none. */
  firstShown: number;
}

/** Every word of the search must be found in the row, in any order and case. */
export function rowsFor<Row>(
  rows: readonly Row[],
  definition: RowsRules<Row>,
  { text, filters, sort, page }: RowsAsked,
): RowsFound<Row> {
  const words = text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const narrowing = (definition.filters ?? []).filter(({ name }) => filters[name]);
  const selected = inOrder(
    rows.filter((row) => {
      const searched = words.length > 0 ? (definition.search?.(row) ?? '').toLocaleLowerCase('en') : '';
      return (
        words.every((word) => searched.includes(word)) &&
        narrowing.every(({ name, matches }) => matches(row, filters[name] ?? ''))
      );
    }),
    sort,
  );
  const size = definition.pageSize ?? Math.max(1, selected.length);
  const pages = Math.max(1, Math.ceil(selected.length / size));
  // Fewer rows than before: the last page there is.
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
