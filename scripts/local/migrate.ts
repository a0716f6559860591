import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';

const BREAK = '--> statement-breakpoint';

/** The database has had migrations that are none of ours: its tables are not those that the code expects. */
export class OldStateError extends Error {
  override name = 'OldStateError';
}

/**
 * Applies the missing migrations to a local database, in wrangler's own bookkeeping. Each is one transaction together
 * with its entry: if it is killed halfway, the next start applies it. Returns the names of the applied migrations. Throws OldStateError, and
 * changes nothing, for a database of another version.
 */
export async function migrate(db: D1Database, folder: string): Promise<string[]> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }) => String(name)));
  const known = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const foreign = [...applied].filter((name) => !known.includes(name));
  if (foreign.length > 0)
    throw new OldStateError(`The local data was made by an older version of Marquee (${foreign.join(', ')}).`);
  const names = known.filter((name) => !applied.has(name)).sort();
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
