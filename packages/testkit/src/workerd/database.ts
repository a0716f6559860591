import { applyD1Migrations, type D1Migration, env, reset } from 'cloudflare:test';
import { type Database, openDatabase } from '@marquee/db';

/** What vitest.config.ts adds to each Worker's own bindings, and the bindings that tests use. */
interface TestEnv {
  DB: D1Database;
  TEST_MIGRATIONS: D1Migration[];
}

const RESETS = 5;

/** Empties every binding and migrates the database anew. Tests of one file share their storage: call it before each. */
export async function freshDatabase(): Promise<Database> {
  const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;
  await emptyStorage(DB);
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  return openDatabase(DB);
}

/** On a busy machine the first reset of a file sometimes leaves what the file before it stored. */
async function emptyStorage(db: D1Database): Promise<void> {
  for (let i = 0; i < RESETS; i += 1) {
    await reset();
    if ((await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").first()) === null) return;
  }
  throw new Error(`the storage is not empty after ${RESETS} resets`);
}
