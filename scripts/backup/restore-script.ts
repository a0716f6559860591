import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../deploy/stop.ts';

/** D1 refuses a longer statement. */
const STATEMENT_BYTES = 90_000;
const INSERT = /^INSERT INTO "([a-z][a-z0-9_]*)" \(([^()]*)\) VALUES\((.*)\);$/s;
/** What fills the search indexes: the listing's rows come last, when their events are in. */
const INDEXING = ['past_indexed', 'listing_indexed'];
const TRIGGER = /^CREATE TRIGGER `(\w+)`/;

/** The rows of a backup by table: columns, and one text of values for each row. */
export type Rows = Map<string, { columns: string; values: string[] }>;

/** Reads INSERT statements, one a line. Throws Stop at anything else: a file that was cut or edited is not restored. */
export function readRows(text: string): Rows {
  const rows: Rows = new Map();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || /^PRAGMA defer_foreign_keys ?= ?TRUE;$/i.test(line)) continue;
    const [, table = '', columns = '', values] = INSERT.exec(line) ?? [];
    if (values === undefined) throw new Stop(`Line ${at + 1} of the backup is no row: ${line.slice(0, 80)}`);
    const held = rows.get(table);
    if (held) held.values.push(values);
    else rows.set(table, { columns, values: [values] });
  }
  return rows;
}

/**
 * The statements that fill an empty, migrated database. Triggers would count again what is counted and refuse entries of the
 * ledger, so they are made anew when the rows are in; only those that fill the search indexes see events and listing arrive.
 */
export function restoreScript(rows: Rows, migrations: string): string[] {
  const triggers = triggersIn(migrations);
  const indexing = INDEXING.map((name) => {
    const text = triggers.get(name);
    if (!text) throw new Error(`The migrations have no trigger ${name}, which fills a search index.`);
    return text;
  });
  const listing = rows.get('listing');
  const others = [...rows].filter(([table]) => table !== 'listing');
  return [
    'PRAGMA defer_foreign_keys = TRUE',
    ...[...triggers.keys()].map((name) => `DROP TRIGGER \`${name}\``),
    ...indexing,
    ...others.flatMap(([table, { columns, values }]) => inserts(table, columns, values)),
    ...(listing ? inserts('listing', listing.columns, listing.values) : []),
    ...[...triggers].flatMap(([name, text]) => (INDEXING.includes(name) ? [] : [text])),
  ];
}

function triggersIn(folder: string): Map<string, string> {
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
    .map((text) =>
      text
        .trim()
        .replace(/^(?:--[^\n]*\n)+/, '')
        .replace(/;$/, ''),
    );
  return new Map(
    statements.flatMap((text) => {
      const name = TRIGGER.exec(text)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );
}

/** As few statements as D1's limit allows. */
function inserts(table: string, columns: string, values: readonly string[]): string[] {
  const head = `INSERT INTO "${table}" (${columns}) VALUES`;
  const statements: string[] = [];
  let open = '';
  for (const row of values) {
    const next = open === '' ? `${head}(${row})` : `${open},(${row})`;
    if (open !== '' && Buffer.byteLength(next) > STATEMENT_BYTES) {
      statements.push(open);
      open = `${head}(${row})`;
    } else open = next;
  }
  if (open !== '') statements.push(open);
  return statements;
}
