import type { EndpointId } from '@marquee/contract';
import type { ReactNode } from 'react';
import type { CallInput } from '../../api/call.ts';
import type { ConfirmProps } from '../../ui/confirm.tsx';
import type { FilterName, ListId, RowOf } from './calls.ts';
import type { ActionSpec } from './use-action.ts';

export interface Column<Row> {
  field: keyof Row & string;
  label: string;
  /** What stands in the cell; the value itself where this is absent. */
  show?: (row: Row) => ReactNode;
  /** Set right, with figures under each other. */
  number?: boolean;
  /** May take more than one line; the first column always may. */
  long?: boolean;
  /** Shown only where the list is at least this wide, in pixels; the drawer shows everything. */
  from?: number;
  /** Can be ordered by, as long as all rows are on the page: ordering one page of many would mislead. */
  sortable?: boolean;
}

export interface Filter<Name extends string> {
  name: Name;
  label: string;
  /** A choice of these; else a text. `instant` is a day and time of the reader's zone, sent as an ISO instant. */
  options?: ReadonlyArray<{ value: string; label: string }>;
  kind?: 'instant';
  /** What the choice of none is called, where the server then decides. */
  fallback?: string;
  placeholder?: string;
}

/** A button of a row: a changing call with what it needs of the row. */
export interface RowActionOf<I extends EndpointId, Row> extends ActionSpec<I> {
  label: string;
  danger?: boolean;
  /** Absent: for every row. */
  isFor?: (row: Row) => boolean;
  input: (row: Row) => CallInput<I>;
  confirm?: (row: Row) => ConfirmProps;
}

export type RowAction<Row> = { [I in EndpointId]: RowActionOf<I, Row> }[EndpointId];

/** A list of rows as data; `List` draws it. Field, filter and call names are checked against the contract. */
export interface ListDefinition<I extends ListId> {
  /** Apart from other lists of its section in the address; absent for the only one. */
  id?: string;
  list: I;
  caption: string;
  /** What tells a row from all others. */
  rowKey: (row: RowOf<I>) => string;
  columns: ReadonlyArray<Column<RowOf<I>>>;
  filters?: ReadonlyArray<Filter<FilterName<I>>>;
  /** Sent with every call, beside what was chosen. */
  always?: Partial<Record<FilterName<I> | 'limit', string>>;
  actions?: ReadonlyArray<RowAction<RowOf<I>>>;
  /** A row opens in a drawer: its title, and what it shows. */
  detail?: { title: (row: RowOf<I>) => string; body: (row: RowOf<I>) => ReactNode };
  refreshSeconds?: number;
  /** So many rows until somebody asks for all of the page. */
  first?: number;
  empty: string;
  failure?: string;
}

/** Keeps a list's exact types. */
export function defineList<I extends ListId>(definition: ListDefinition<I>): ListDefinition<I> {
  return definition;
}
