import type { ReactNode } from 'react';
import type { TableDefinition } from './define-list.ts';
import type { RowsRules } from './rows-state.ts';

/** A list over rows of a larger response: searched, filtered, sorted, paged and exported in the browser. */
export interface RowsDefinition<Row> extends TableDefinition<Row>, RowsRules<Row> {
  searchLabel?: string;
  /** The totals row, computed over all filtered rows. */
  totals?: (rows: readonly Row[]) => Partial<Record<keyof Row & string, ReactNode>>;
  /** The name of the CSV file without extension; without it there is no export. */
  csvName?: string;
}

/** Keeps a list's exact types. */
export function defineRows<Row>(definition: RowsDefinition<Row>): RowsDefinition<Row> {
  return definition;
}
