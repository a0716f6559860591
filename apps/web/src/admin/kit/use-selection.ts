import { useState } from 'react';

export interface Selection<Row> {
  selected: readonly Row[];
  /** How many rows can be seen, and so be selected. */
  shown: number;
  isAll: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  /** Of what is selected, only these keys stay so. */
  keep: (keys: readonly string[]) => void;
}

/** Which of the rows on the page are selected. What leaves the page is no longer selected: nothing is done to what is not seen. */
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
