export type Cell = string | number | boolean | null | undefined;

/**
 * Characters with which a spreadsheet begins a formula (OWASP, CSV injection), and their full-width forms, which some read as the same,
 * behind whatever is not seen.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A table as CSV (RFC 4180), the names of the columns first: fields with a comma, a quote or a line break are quoted, and lines end with CR LF. A text that a spreadsheet
 * would run as a formula gets a leading apostrophe, since who opens the table is not its author; numbers keep their sign.
 */
export function csv(columns: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
