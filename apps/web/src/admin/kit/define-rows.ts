import type { ReactNode } from 'react';
import type { TableDefinition } from './define-list.ts';
import type { RowsRules } from './rows-state.ts';

/** A list over rows that are part of a larger answer: searched, narrowed, ordered, paged and exported in the browser. */
export interface RowsDefinition<Row> extends TableDefinition<Row>, RowsRules<Row> {
  searchLabel?: string;
  /** The last row: what stands below a column, of all rows that the filters select. */
  totals?: (rows: readonly Row[]) => Partial<Record<keyof Row & string, ReactNode>>;
  /** The name of the CSV file, without its ending; absent, there is none. */
  csvName?: string;
}

/** Keeps a list's exact types. */
export function defineRows<Row>(definition: RowsDefinition<Row>): RowsDefinition<Row> {
  return definition;
}
