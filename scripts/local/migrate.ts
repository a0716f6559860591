import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';

const BREAK = '--> statement-breakpoint';

/** The database has had migrations that are none of ours, or that read otherwise then: its tables are not those that the code expects. */
export class OldStateError extends Error {
  override name = 'OldStateError';
}

/**
 * Applies the missing migrations to a local database, in wrangler's own bookkeeping with the hash of each. Each is one transaction together
 * with its entry: if it is killed halfway, the next start applies it. Returns the names of the applied migrations. Throws OldStateError, and
 * changes nothing, for a database of another version.
 */
export async function migrate(db: D1Database, folder: string): Promise<string[]> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL, sha256 TEXT)',
  );
  const { results } = await db.prepare('SELECT * FROM d1_migrations').all();
  const known = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  // The migrations are generated anew under their names while nothing is deployed: only their text tells the versions apart.
  const foreign = results.filter(({ name, sha256 }) => {
    const text = known.get(String(name));
    return text === undefined || sha256 !== hashOf(text);
  });
  if (foreign.length > 0) {
    const names = foreign.map(({ name }) => String(name)).join(', ');
    throw new OldStateError(`The local data was made by an older version of Marquee (${names}).`);
  }
  const applied = new Set(results.map(({ name }) => String(name)));
  const missing = [...known].filter(([name]) => !applied.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, text] of missing) {
    const statements = text
      .split(BREAK)
      .map((statement) => statement.trim())
      .filter(Boolean);
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name, sha256) VALUES (?, ?)').bind(name, hashOf(text)),
    ]);
  }
  return missing.map(([name]) => name);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
