export type Cell = string | number | boolean | null;

/** A table as CSV (RFC 4180): CRLF at the end of each line, the names of the columns first. */
export function csv(columns: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/**
 * A text that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV injection): the person who opens the table is
 * not the author of the text. Our numbers are not formulas, even if negative.
 */
function field(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
