import { readFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';
import { Stop } from '../deploy/stop.ts';
import type { Wrangler } from '../deploy/wrangler.ts';

/**
 * Every table with rows of its own. The search index and its shadow tables are made from the others; wrangler's list of
 * migrations belongs to the database.
 */
const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'event_search%' AND name NOT LIKE 'sqlite_%'
  AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations' ORDER BY name`;
const NAMES = z.array(z.object({ name: z.string() })).transform((rows) => rows.map(({ name }) => name));

/** The rows of every table as INSERT statements, one a line, as D1's own export writes them. */
export async function dumpLocally(database: D1Database): Promise<{ tables: string[]; text: string }> {
  const tables = NAMES.parse((await database.prepare(TABLES).all()).results);
  // What `wrangler d1 export --local --no-schema` asks Miniflare.
  const [lines] = await database
    // The text is the key of this call; any number of tables may follow the two flags.
    .prepare('PRAGMA miniflare_d1_export(?,?,?);')
    .bind(true, false, ...tables)
    .raw();
  return { tables, text: z.array(z.string()).parse(lines).join('\n') };
}

/** The same of the owner's database. D1 refuses to export the search index, so the tables are named. */
export async function dumpRemotely(
  run: Wrangler,
  databaseConfig: string,
  output: string,
): Promise<{ tables: string[]; text: string }> {
  const asked = await run([
    'd1',
    'execute',
    'DB',
    '--remote',
    '--config',
    databaseConfig,
    '--json',
    '--command',
    TABLES,
  ]);
  if (asked.status !== 0) throw new Stop(`The database did not answer.\n${asked.complaint}\n${asked.output}`.trim());
  const tables = NAMES.parse(z.array(z.object({ results: z.unknown() })).parse(JSON.parse(asked.output))[0]?.results);
  const named = tables.flatMap((name) => ['--table', name]);
  const options = ['--remote', '--config', databaseConfig, '--no-schema', '--skip-confirmation', '--output', output];
  const made = await run(['d1', 'export', 'DB', ...options, ...named]);
  if (made.status !== 0) throw new Stop(`The export failed.\n${made.complaint}\n${made.output}`.trim());
  return { tables, text: readFileSync(output, 'utf8') };
}
