import type { EndpointId } from '@marquee/contract';
import type { ReactNode } from 'react';
import type { CallInput } from '../../api/call.ts';
import type { ConfirmProps } from '../../ui/confirm.tsx';
import type { FilterName, ListId, RowOf } from './calls.ts';
import type { CsvValue } from './csv.ts';
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
  /** Can be ordered by: by the server where it can, else here as long as all rows are on the page (one page of many would mislead). */
  sortable?: boolean;
  /** Stays where it is while the rest scrolls sideways. */
  stays?: boolean;
  /** What a CSV file says, where the row's value itself is not it. */
  csv?: (row: Row) => CsvValue;
}

export interface Filter<Name extends string> {
  name: Name;
  label: string;
  /** A choice of these; else a text. */
  options?: ReadonlyArray<{ value: string; label: string }>;
  /**
   * `search`: a text that holds as it is typed. `dates`: days in New York, sent as the instants at which they begin (as `name`) and end (as `until`). `event`: an event, by its name or slug.
   */
  kind?: 'search' | 'dates' | 'event';
  until?: Name;
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
  /** Given, rows can be selected and this be done to all of them. `done` ends "3 …": `dismissed`. */
  bulk?: { done: string; confirm?: (count: number) => ConfirmProps };
}

export type RowAction<Row> = { [I in EndpointId]: RowActionOf<I, Row> }[EndpointId];

/** What all lists have, wherever their rows come from. */
export interface TableDefinition<Row> {
  /** Apart from other lists of its section in the address; absent for the only one. */
  id?: string;
  caption: string;
  /** What tells a row from all others. */
  rowKey: (row: Row) => string;
  columns: ReadonlyArray<Column<Row>>;
  actions?: ReadonlyArray<RowAction<Row>>;
  /** A row opens in a drawer: its title, and what it shows. */
  detail?: { title: (row: Row) => string; body: (row: Row) => ReactNode };
  /** So many rows until somebody asks for all of the page. */
  first?: number;
  empty: string;
}

/** A list of rows as data; `List` draws it. Field, filter and call names are checked against the contract. */
export interface ListDefinition<I extends ListId> extends TableDefinition<RowOf<I>> {
  list: I;
  filters?: ReadonlyArray<Filter<FilterName<I>>>;
  /** Sent with every call, beside what was chosen. */
  always?: Partial<Record<FilterName<I> | 'limit', string>>;
  /** The query's name for the order, where the server orders: it is sent `name` or `-name`. */
  orderedBy?: FilterName<I>;
  /** The address of a CSV file of what the filters select, where the server makes one. */
  csvAddress?: (query: Readonly<Record<string, string>>) => string;
  refreshSeconds?: number;
  failure?: string;
}

/** Keeps a list's exact types. */
export function defineList<I extends ListId>(definition: ListDefinition<I>): ListDefinition<I> {
  return definition;
}
