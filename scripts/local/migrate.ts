import type { D1Database } from '@cloudflare/workers-types';
import type { Migration } from './upgrade/migration-files.ts';
import { MIGRATIONS_TABLE } from './upgrade/migrations-table.ts';

/**
 * Applies the missing ones of `ours` to a local database, in wrangler's own bookkeeping with the hash of each. Each is one transaction together
 * with its entry: if it is killed halfway, the next start applies it. Returns the names of the applied migrations.
 */
export async function migrate(db: D1Database, ours: readonly Migration[]): Promise<string[]> {
  await db.exec(MIGRATIONS_TABLE);
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }) => String(name)));
  const missing = ours.filter(({ name }) => !applied.has(name));
  for (const { name, statements, sha256 } of missing) {
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name, sha256) VALUES (?, ?)').bind(name, sha256),
    ]);
  }
  return missing.map(({ name }) => name);
}
