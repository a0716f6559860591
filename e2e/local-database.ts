import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Changes the database of the tests' own server, for what only time would bring. Gives how many rows changed. */
export function changeRows(baseURL: string | undefined, sql: string, ...values: Array<string | number>): number {
  const { port } = new URL(baseURL ?? '');
  const folder = join(tmpdir(), `marquee-e2e-${port}`, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  if (!file) throw new Error(`There is no database in ${folder}.`);
  const database = new DatabaseSync(join(folder, file));
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    return Number(database.prepare(sql).run(...values).changes);
  } finally {
    database.close();
  }
}
