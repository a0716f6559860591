import type { EndpointId } from '@marquee/contract';
import type { Cell } from '@marquee/kernel/csv';
import type { ReactNode } from 'react';
import type { CallInput } from '../../api/call.ts';
import type { ConfirmProps } from '../../ui/confirm.tsx';
import type { Answer, FilterName, ListId, RowOf } from './calls.ts';
import type { ActionSpec } from './use-action.ts';

export interface Column<Row> {
  field: keyof Row & string;
  label: string;
  /** The cell's content; by default the value itself, or as `as` says. */
  show?: (row: Row) => ReactNode;
  /** A whole number, right-aligned; or an instant as how long ago it was. */
  as?: 'count' | 'age';
  /** Right-aligned with tabular figures. */
  number?: boolean;
  /** May take more than one line; the first column always may. */
  long?: boolean;
  /** Shown only if the list is at least this wide, in pixels; the drawer shows everything. */
  from?: number;
  /** Sortable: by the server if it supports it, else in the browser if all rows are on the page (sorting one of several pages would mislead). */
  sortable?: boolean;
  /** What it is sorted by in the browser, if not the value itself: lowest first. */
  order?: (row: Row) => number;
  /** Stays fixed while the rest scrolls horizontally. */
  stays?: boolean;
  /** The CSV value, if it differs from the row's value. */
  csv?: (row: Row) => Cell;
}

interface FilterOption {
  value: string;
  label: string;
  group?: string;
}

/** A call without input, and the options in its response. */
export interface ChoicesOf<I extends EndpointId> {
  call: I;
  options: (answer: Answer<I>) => readonly FilterOption[];
}

export type Choices = { [I in EndpointId]: ChoicesOf<I> }[EndpointId];

export interface Filter<Name extends string> {
  name: Name;
  label: string;
  /** A choice of these; else a text. */
  options?: readonly FilterOption[];
  /** Options read from the server. */
  choices?: Choices;
  /** For a filter that only links set: how its value is shown. It has a button to clear it. */
  show?: (value: string) => ReactNode;
  /** Filters that choosing this one clears. */
  clears?: readonly Name[];
  /**
   * `search`: a text applied while typing. `dates`: days in New York, sent as the instants at which they begin (as `name`) and end (as `until`). `event`: an event, by its name or slug.
   */
  kind?: 'search' | 'dates' | 'event';
  until?: Name;
  /** The label of the empty choice, if the server then decides. */
  fallback?: string;
  placeholder?: string;
}

/** A button of a row: a changing call with its input from the row. */
export interface RowActionOf<I extends EndpointId, Row> extends ActionSpec<I> {
  label: string;
  danger?: boolean;
  /** Absent: for every row. */
  isFor?: (row: Row) => boolean;
  input: (row: Row) => CallInput<I>;
  confirm?: (row: Row) => ConfirmProps;
  /** If given, rows can be selected for this bulk action. `done` completes "3 …": `dismissed`. */
  bulk?: { done: string; confirm?: (count: number) => ConfirmProps };
}

export type RowAction<Row> = { [I in EndpointId]: RowActionOf<I, Row> }[EndpointId];

/** Fields of all lists, wherever their rows come from. */
export interface TableDefinition<Row> {
  /** Distinguishes the list from others of its section in the address; absent for the only one. */
  id?: string;
  caption: string;
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  columns: ReadonlyArray<Column<Row>>;
  actions?: ReadonlyArray<RowAction<Row>>;
  /** A row opens in a drawer: its title, and what it shows. */
  detail?: { title: (row: Row) => string; body: (row: Row) => ReactNode };
  /** The number of rows shown before "Show all". */
  first?: number;
  empty: string;
}

/** A list of rows as data; `List` draws it. Field, filter and call names are checked against the contract. */
export interface ListDefinition<I extends ListId> extends TableDefinition<RowOf<I>> {
  list: I;
  filters?: ReadonlyArray<Filter<FilterName<I>>>;
  /** Sent with every call, in addition to the filters. */
  always?: Partial<Record<FilterName<I> | 'limit', string>>;
  /** The query parameter for the order, if the server sorts: sent as `name` or `-name`. */
  orderedBy?: FilterName<I>;
  /** The endpoint that makes a CSV file of the filtered rows, if the server makes one. */
  csvDocument?: EndpointId<'document'>;
  refreshSeconds?: number;
  failure?: string;
}

/** Keeps a list's exact types. */
export function defineList<I extends ListId>(definition: ListDefinition<I>): ListDefinition<I> {
  return definition;
}
