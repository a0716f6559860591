import { applyD1Migrations, type D1Migration, env, reset } from 'cloudflare:test';
import { type Database, openDatabase } from '@marquee/db';

/** What vitest.config.ts adds to each Worker's own bindings, and the bindings that tests use. */
interface TestEnv {
  DB: D1Database;
  /** That of a region, for tests of two databases. */
  SECOND_DB: D1Database;
  TEST_MIGRATIONS: D1Migration[];
}

const { DB, SECOND_DB, TEST_MIGRATIONS } = env as unknown as TestEnv;

/** A migrated database: how many tables, indices and triggers it has, and what asks for and empties what it holds. Read once a process. */
let migrated: { parts: number; holding: string; emptying: Map<string, string[]> } | null = null;

/**
 * An empty, migrated database. Tests of one process share their storage: call it before each. The database is migrated once; then
 * the tables that hold something are emptied, a few of some seventy. Other bindings (pictures, Durable Objects) keep what they hold:
 * see `freshStorage`.
 */
export async function freshDatabase(): Promise<Database> {
  if (!migrated || !(await emptyTables(migrated))) await freshStorage();
  return openDatabase(DB);
}

/** Another one, as that of a region. Call it after `freshDatabase`. */
export async function secondDatabase(): Promise<Database> {
  const isThere = await SECOND_DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").first();
  migrated ??= await readMigrated();
  if (isThere === null) await applyD1Migrations(SECOND_DB, TEST_MIGRATIONS);
  else if (!(await emptyTables(migrated, SECOND_DB))) throw new Error('the second database is not empty');
  return openDatabase(SECOND_DB);
}

/** False where that does not do: a test may break the database on purpose. */
async function emptyTables({ parts, holding, emptying }: NonNullable<typeof migrated>, db = DB): Promise<boolean> {
  // Whatever is wrong with it, migrating it anew puts it right, or says what is.
  const [counted, full] = await batch([COUNT_PARTS, holding], db).catch(() => []);
  if (!full || counted?.results[0]?.parts !== parts) return false;
  if (full.results.length === 0) return true;
  const statements = full.results.flatMap(({ name }) => emptying.get(name) ?? []);
  // What a trigger writes while another table is emptied would be seen.
  return (await batch([...statements, holding], db)).at(-1)?.results.length === 0;
}

const batch = (statements: string[], db: D1Database) =>
  db.batch<{ parts: number; name: string }>(statements.map((statement) => db.prepare(statement)));

/** Empties every binding and migrates the database again. */
export async function freshStorage(): Promise<Database> {
  await emptyStorage();
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  migrated ??= await readMigrated();
  return openDatabase(DB);
}

const COUNT_PARTS = 'SELECT count(*) AS parts FROM sqlite_master';

const RESETS = 5;

/** On a busy machine the first reset of a file sometimes leaves what the file before it stored. */
async function emptyStorage(): Promise<void> {
  for (let i = 0; i < RESETS; i += 1) {
    await reset();
    if ((await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").first()) === null) return;
  }
  throw new Error(`the storage is not empty after ${RESETS} resets`);
}

interface Part {
  type: string;
  name: string;
  tbl_name: string;
  sql: string | null;
}

/** Triggers that refuse a DELETE are dropped meanwhile: the batch is one transaction. */
async function readMigrated(): Promise<NonNullable<typeof migrated>> {
  const { results } = await DB.prepare('SELECT type, name, tbl_name, sql FROM sqlite_master').all<Part>();
  const refusing = results.filter(({ type, sql }) => type === 'trigger' && /BEFORE DELETE/.test(sql ?? ''));
  const tables = results.filter(({ type, name, sql }) => type === 'table' && sql !== null && !isOfSqlite(name));
  const emptying = new Map(
    tables.map(({ name }) => {
      const own = refusing.filter(({ tbl_name }) => tbl_name === name);
      const drops = own.map((trigger) => `DROP TRIGGER "${trigger.name}"`);
      return [name, [...drops, `DELETE FROM "${name}"`, ...own.map(({ sql }) => sql ?? '')]];
    }),
  );
  const rowsOf = new Map(tables.map(({ name }) => [name, `SELECT 1 FROM "${name}"`]));
  // Below 11 the index keeps what it is, above what it holds (SQLite FTS5, §10.2).
  for (const index of ['event_search', 'event_search_words']) {
    rowsOf.set(index, `SELECT 1 FROM ${index}_data WHERE id > 10`);
    emptying.set(index, [`INSERT INTO ${index} (${index}) VALUES ('delete-all')`]);
  }
  // Reset row numbers, or the rows of one test would depend on earlier tests.
  rowsOf.set('sqlite_sequence', 'SELECT 1 FROM sqlite_sequence');
  emptying.set('sqlite_sequence', ['DELETE FROM sqlite_sequence']);
  const asked = Array.from(rowsOf, ([name, rows]) => `('${name}', EXISTS (${rows}))`);
  const holding = `SELECT column1 AS name FROM (VALUES ${asked.join(', ')}) WHERE column2`;
  return { parts: results.length, holding, emptying };
}

const isOfSqlite = (name: string) => /^(?:sqlite_|_cf_|d1_migrations$|event_search)/.test(name);
