import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../deploy/stop.ts';

/** D1 refuses a longer statement. */
const STATEMENT_BYTES = 90_000;
const INSERT = /^INSERT INTO "([a-z][a-z0-9_]*)" \(([^()]*)\) VALUES\((.*)\);$/s;
/** What fills the search indexes: the listing's rows come when their events are in. */
const INDEXING = ['event_counted', 'listing_added'];
const TRIGGER = /^(CREATE|DROP) TRIGGER `(\w+)`/;
/** The counts that these triggers keep as well; the search indexes are in no backup. */
const COUNTED = /INSERT INTO `((?!event_search)\w+)`/g;

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
 * ledger, so they are made anew when the rows are in; only those that fill the search indexes see events and listing arrive, and what they count
 * meanwhile makes way for what was kept.
 */
export function restoreScript(rows: Rows, migrations: string): string[] {
  const triggers = triggersIn(migrations);
  const indexing = INDEXING.map((name) => {
    const text = triggers.get(name);
    if (!text) throw new Error(`The migrations have no trigger ${name}, which fills a search index.`);
    return text;
  });
  const counts = new Set(indexing.flatMap((text) => [...text.matchAll(COUNTED)].map(([, table = '']) => table)));
  const turnOf = (table: string) => (counts.has(table) ? 2 : Number(table === 'listing'));
  const inTurn = (turn: number) =>
    [...rows].flatMap(([table, { columns, values }]) =>
      turnOf(table) === turn ? inserts(table, columns, values) : [],
    );
  return [
    'PRAGMA defer_foreign_keys = TRUE',
    ...[...triggers.keys()].map((name) => `DROP TRIGGER \`${name}\``),
    ...indexing,
    ...inTurn(0),
    ...inTurn(1),
    ...[...counts].map((table) => `DELETE FROM "${table}"`),
    ...inTurn(2),
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
  const triggers = new Map<string, string>();
  for (const text of statements) {
    const [, act, name = ''] = TRIGGER.exec(text) ?? [];
    if (act === 'CREATE') triggers.set(name, text);
    else triggers.delete(name);
  }
  return triggers;
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
