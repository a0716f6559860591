export type CsvValue = string | number | boolean | null | undefined;

/** Characters that start a formula in spreadsheets (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Rows per RFC 4180: fields with a comma, a quote or a line break are quoted, and lines end with CR LF. A text that a
 * spreadsheet would run as a formula gets a leading apostrophe; numbers keep their sign.
 */
export function csvText(rows: ReadonlyArray<readonly CsvValue[]>): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `marquee-sources-2026-11-22.csv` */
export function csvFileName(name: string, now: Date): string {
  return `marquee-${name}-${now.toISOString().slice(0, 10)}.csv`;
}
