/** An end tag says nothing about elements around these (HTML Living Standard §13.2.4.2, "has an element in scope"). */
const SCOPES: ReadonlySet<string> = new Set([
  'td',
  'th',
  'caption',
  'table',
  'object',
  'template',
  'marquee',
  'applet',
]);
const TABLES: ReadonlySet<string> = new Set(['table', 'template']);
const PARTS_OF_TABLES: ReadonlySet<string> = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption', 'table']);

/**
 * Whether an end tag is to be ignored: the element that it would end is around the innermost cell or table, so a stray `</div>` in a cell
 * does not end the table.
 * @param open names, the innermost first
 */
export function isStrayEnd(name: string, open: readonly string[]): boolean {
  const limits = PARTS_OF_TABLES.has(name) ? TABLES : SCOPES;
  for (const around of open) {
    if (around === name) return false;
    if (limits.has(around)) return true;
  }
  return false;
}

/** A cell begins a row if none is open (§13.2.6.4.13, "in table body"). */
export function needsRow(name: string, open: readonly string[]): boolean {
  if (name !== 'td' && name !== 'th') return false;
  const innermost = open[0];
  return innermost === 'table' || innermost === 'tbody' || innermost === 'thead' || innermost === 'tfoot';
}
