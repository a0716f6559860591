export type Cell = string | number | boolean | null;

/** A table as CSV (RFC 4180): CRLF at the end of each line, the names of the columns first. */
export function csv(columns: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection): the table is opened by
 * somebody else than who wrote the text. A number of ours is none, negative or not.
 */
function field(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
