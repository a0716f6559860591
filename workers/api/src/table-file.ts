import { type Cell, csv } from '@marquee/kernel';
import type { Document } from './verbs.ts';

interface Table {
  /** What it is a table of: `users` makes the file `marquee-users-2026-12-05.csv`. */
  of: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly Cell[]>;
  /** Said in a last line, and the file is named `-cut`: there are more rows. */
  cut?: string | undefined;
}

/** A table of the console to download, for spreadsheets. */
export function tableFile({ of, columns, rows, cut }: Table, now: number): Document {
  const last = cut === undefined ? [] : [[cut, ...columns.slice(1).map(() => null)]];
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    contentType: 'text/csv; charset=utf-8',
    // The mark tells spreadsheets that it is UTF-8.
    body: `\uFEFF${csv(columns, [...rows, ...last])}`,
    filename: `marquee-${of}-${day}${cut === undefined ? '' : '-cut'}.csv`,
  };
}
