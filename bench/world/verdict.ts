/** What one page cost. */
export interface Figures {
  returned: number;
  read: number;
  perRow: number;
  /** Milliseconds in the database, as D1 says. */
  ms: number;
  /** Hits in all, where they are counted. */
  found: string | null;
  /** Rows that may be read for a row returned, and for the page besides; null where no target is set. */
  target: [perRow: number, besides: number] | null;
}

/** Whether a page stays within its target at every size, and reads the same (within 10%) at the two largest when it returns the same. */
export function verdictOf(sizes: Record<string, Record<string, Figures>>): Record<string, string> {
  const all = Object.values(sizes);
  const [before, largest] = all.length > 1 ? all.slice(-2) : [all[0], all[0]];
  return Object.fromEntries(
    Object.keys(largest ?? {}).map((name) => {
      const rows = all.flatMap((size) => size[name] ?? []);
      const [a, b] = [before?.[name], largest?.[name]];
      if (!a || !b || b.target === null) return [name, 'no target'];
      const [perRow, besides] = b.target;
      const isWithin = rows.every((row) => row.read <= perRow * row.returned + besides);
      const isSame = a.found !== b.found || Math.abs(a.read - b.read) <= 0.1 * Math.min(a.read, b.read);
      return [name, isWithin && isSame ? 'met' : `not met${isWithin ? ': grows' : ''}`];
    }),
  );
}
