import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';
import { at } from '../deploy/layout.ts';
import { writeDatabaseConfig } from '../deploy/owner-configs.ts';
import { requireCredentials } from '../deploy/preflight.ts';
import { readSiteConfig } from '../deploy/site-config.ts';
import { Stop } from '../deploy/stop.ts';
import { projectWrangler, type Wrangler } from '../deploy/wrangler.ts';
import { takeLock } from '../local/lock.ts';
import { makeFolder } from '../local/make-folder.ts';
import { openMigrated } from '../local/open-local.ts';
import { BALANCES_QUERY, balancesFrom, balancesOf, type Manifest } from './balances.ts';
import { dumpLocally, dumpRemotely } from './dump.ts';
import { readRows } from './restore-script.ts';

/** The files of a backup. */
export const ROWS_FILE = 'rows.sql';
export const MANIFEST_FILE = 'manifest.json';

/** Tries until no money moved while the rows were written. */
const MOST_TRIES = 3;

/** Backs up a local state into a new folder. */
export async function backUpLocally(state: string, folder: string): Promise<Manifest> {
  const taken = await takeLock(state, 'backup');
  if ('holder' in taken) throw new Stop('The local state is in use. Stop `npm start` first, then run this again.');
  const { database, close } = await openMigrated(state);
  try {
    return await backUpDatabase(database, folder);
  } finally {
    await close();
    taken.lock.release();
  }
}

/** The same of an open database that nothing else writes to. */
export async function backUpDatabase(database: D1Database, folder: string): Promise<Manifest> {
  return keep(folder, await dumpLocally(database), await balancesOf(database));
}

/** Backs up the database that the site's configuration names. */
export async function backUpRemotely(configPath: string, folder: string): Promise<Manifest> {
  const site = readSiteConfig(configPath);
  if (!site) throw new Stop(`There is no ${configPath}: npm run deploy writes it.`);
  const run = projectWrangler(site.accountId);
  await requireCredentials(run, process.env);
  return backUpBy(run, writeDatabaseConfig(site), folder);
}

/** The same through any wrangler. The database is not locked between its answers, so the balances are asked before and after. */
async function backUpBy(run: Wrangler, databaseConfig: string, folder: string): Promise<Manifest> {
  makeFolder(folder);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await remoteBalances(run, databaseConfig);
    const dump = await dumpRemotely(run, databaseConfig, join(folder, 'export.sql'));
    const after = await remoteBalances(run, databaseConfig);
    if (JSON.stringify(before) === JSON.stringify(after)) {
      renameSync(join(folder, 'export.sql'), join(folder, ROWS_FILE));
      return keep(folder, dump, after);
    }
  }
  throw new Stop(`Money moved during each of ${MOST_TRIES} exports. Try again at a quieter time.`);
}

async function remoteBalances(run: Wrangler, databaseConfig: string): Promise<Record<string, number>> {
  const args = ['--remote', '--config', databaseConfig, '--json', '--command', BALANCES_QUERY];
  const { status, output, complaint } = await run(['d1', 'execute', 'DB', ...args]);
  if (status !== 0) throw new Stop(`The database did not answer.\n${complaint}\n${output}`.trim());
  return balancesFrom(z.array(z.object({ results: z.unknown() })).parse(JSON.parse(output))[0]?.results);
}

function keep(
  folder: string,
  { tables, text }: { tables: string[]; text: string },
  balances: Record<string, number>,
): Manifest {
  const rows = readRows(text);
  const manifest = {
    madeAt: new Date().toISOString(),
    migrations: readdirSync(at('migrations')).filter((name) => name.endsWith('.sql')),
    rows: Object.fromEntries(tables.map((table) => [table, rows.get(table)?.values.length ?? 0])),
    balances,
  };
  makeFolder(folder);
  writeFileSync(join(folder, ROWS_FILE), text);
  // Written last: a folder without it is a backup that was interrupted.
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
