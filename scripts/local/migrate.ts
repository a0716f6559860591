import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';

const BREAK = '--> statement-breakpoint';

/**
 * Applies the migrations a local database has not had yet, in wrangler's own bookkeeping. Each is one transaction together
 * with its entry: killed in the middle, it is simply applied at the next start. Returns the names applied.
 */
export async function migrate(db: D1Database, folder: string): Promise<string[]> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }) => String(name)));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
  for (const name of names) {
    const statements = readFileSync(join(folder, name), 'utf8')
      .split(BREAK)
      .map((text) => text.trim())
      .filter(Boolean);
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
  return names;
}
