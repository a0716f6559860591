import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { openMigrated } from '../../scripts/local/open-local.ts';
import { databaseFile } from '../../scripts/local/upgrade/database-file.ts';

const folder = fileURLToPath(new URL('./states', import.meta.url));
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The kept databases of every landed version, oldest first. `npm run keep-state` adds one. */
export const KEPT = readdirSync(folder)
  .filter((name) => name.endsWith('.sqlite.br'))
  .map((name) => name.replace('.sqlite.br', ''))
  .sort();
export const PRESENT = KEPT.at(-1) ?? '';

const made: string[] = [];
export const removeFolders = () => made.forEach((each) => rmSync(each, { recursive: true, force: true }));

function newFolder(): string {
  const folderPath = mkdtempSync(join(tmpdir(), 'marquee-upgrade-'));
  made.push(folderPath);
  return folderPath;
}

/** A local state with a kept database. */
export async function stateOf(name: string): Promise<{ state: string; file: string }> {
  const state = newFolder();
  const file = await nameOfDatabase(state);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(join(folder, `${name}.sqlite.br`))));
  return { state, file };
}

let fileName: Promise<string> | undefined;

/** The runtime names the file for the binding. */
async function nameOfDatabase(state: string): Promise<string> {
  fileName ??= (async () => {
    const empty = newFolder();
    const { close } = await openMigrated(empty);
    await close();
    return (databaseFile(empty) ?? '').slice(empty.length);
  })();
  return join(state, await fileName);
}

export type Rows = Record<string, Array<Record<string, unknown>>>;

/** Every row of every table that has rows of its own, by table; without what is worked out. */
export function rowsOf(file: string): Rows {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = db.prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'event_search%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'`,
    );
    return Object.fromEntries(
      tables.all().map(({ name }) => {
        const columns = db.prepare(`SELECT name FROM pragma_table_info(?)`).all(String(name));
        const list = columns.map((column) => `"${String(column.name)}"`).join(', ');
        return [
          String(name),
          db.prepare(`SELECT ${list} FROM "${String(name)}" ORDER BY ${columns.map((_, at) => at + 1).join()}`).all(),
        ];
      }),
    );
  } finally {
    db.close();
  }
}

/** A folder of our migrations and further ones. */
export function migrationsWith(further: Record<string, string>): string {
  const target = newFolder();
  for (const name of readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql')))
    writeFileSync(join(target, name), readFileSync(join(MIGRATIONS, name)));
  for (const [name, text] of Object.entries(further)) writeFileSync(join(target, name), text);
  return target;
}

/** A migration as the next ones will be: a column, a table that is filled from another, and an index. */
export const NEXT = {
  '9000_notes.sql': [
    "ALTER TABLE `hearts` ADD `note` text DEFAULT 'none' NOT NULL;",
    'CREATE TABLE `heart_totals` (`event_id` text PRIMARY KEY NOT NULL, `total` integer NOT NULL) WITHOUT ROWID;',
    'INSERT INTO `heart_totals` (`event_id`, `total`) SELECT `event_id`, count(*) FROM `hearts` GROUP BY `event_id`;',
    'CREATE INDEX `hearts_by_note` ON `hearts` (`note`);',
  ].join('\n--> statement-breakpoint\n'),
};
