import { applyD1Migrations, type D1Migration, env, reset } from 'cloudflare:test';
import { type Database, openDatabase } from '@marquee/db';

/** What vitest.config.ts adds to each Worker's own bindings, and the bindings that tests use. */
interface TestEnv {
  DB: D1Database;
  TEST_MIGRATIONS: D1Migration[];
}

const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;

/** A migrated database: how many tables, indices and triggers it has, and the SQL that empties it. Read once a process. */
let migrated: { parts: number; emptying: string[] } | null = null;

/**
 * An empty, migrated database. Tests of one process share their storage: call it before each. The database is migrated once and then
 * emptied, which takes a fifth of the time; other bindings (pictures, Durable Objects) keep what they hold: see `freshStorage`.
 */
export async function freshDatabase(): Promise<Database> {
  // A test may break the database on purpose.
  const isWhole = migrated !== null && (await countParts()) === migrated.parts;
  if (migrated && isWhole) await DB.batch(migrated.emptying.map((statement) => DB.prepare(statement)));
  else await freshStorage();
  return openDatabase(DB);
}

/** Empties every binding and migrates the database again. */
export async function freshStorage(): Promise<Database> {
  await emptyStorage();
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  migrated ??= { parts: await countParts(), emptying: await statementsThatEmpty() };
  return openDatabase(DB);
}

async function countParts(): Promise<number> {
  return (await DB.prepare('SELECT count(*) AS parts FROM sqlite_master').first<number>('parts')) ?? 0;
}

const RESETS = 5;

/** On a busy machine the first reset of a file sometimes leaves what the file before it stored. */
async function emptyStorage(): Promise<void> {
  for (let i = 0; i < RESETS; i += 1) {
    await reset();
    if ((await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").first()) === null) return;
  }
  throw new Error(`the storage is not empty after ${RESETS} resets`);
}

/** Triggers that refuse a DELETE are dropped meanwhile: the batch is one transaction. */
async function statementsThatEmpty(): Promise<string[]> {
  const { results } = await DB.prepare('SELECT type, name, sql FROM sqlite_master').all<{
    type: string;
    name: string;
    sql: string | null;
  }>();
  const refusing = results.filter(({ type, sql }) => type === 'trigger' && /BEFORE DELETE/.test(sql ?? ''));
  const tables = results.filter(({ type, name, sql }) => type === 'table' && sql !== null && !isOfSqlite(name));
  return [
    ...refusing.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...tables.map(({ name }) => `DELETE FROM "${name}"`),
    "INSERT INTO event_search (event_search) VALUES ('delete-all')",
    // Reset row numbers, or the rows of one test would depend on earlier tests.
    'DELETE FROM sqlite_sequence',
    ...refusing.map(({ sql }) => sql ?? ''),
  ];
}

const isOfSqlite = (name: string) => /^(?:sqlite_|_cf_|d1_migrations$|event_search)/.test(name);
