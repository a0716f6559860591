import { useState } from 'react';

export interface Selection<Row> {
  selected: readonly Row[];
  /** The number of visible rows, which can be selected. */
  shown: number;
  isAll: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  /** Keeps only these keys selected. */
  keep: (keys: readonly string[]) => void;
}

/** The selected rows of the page. A row that leaves the page is deselected: no action applies to a hidden row. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    selected,
    shown: rows.length,
    isAll,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const next = new Set(selected.map(keyOf));
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(isAll ? [] : rows.map(keyOf))),
    keep: (kept) => setKeys(new Set(kept)),
  };
}
