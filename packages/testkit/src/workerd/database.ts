import { applyD1Migrations, type D1Migration, env, reset } from 'cloudflare:test';
import { type Database, openDatabase } from '@marquee/db';

/** What vitest.config.ts adds to each Worker's own bindings, and the bindings that tests use. */
export interface TestEnv {
  DB: D1Database;
  TEST_MIGRATIONS: D1Migration[];
}

/** Empties every binding and migrates the database anew. Tests of one file share their storage: call it before each. */
export async function freshDatabase(): Promise<Database> {
  await reset();
  const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv;
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  return openDatabase(DB);
}
