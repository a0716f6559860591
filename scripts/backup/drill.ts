import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { at } from '../deploy/layout.ts';
import { Stop } from '../deploy/stop.ts';
import { openMigrated } from '../local/open-local.ts';
import { type Manifest, manifest } from './balances.ts';
import { MANIFEST_FILE, ROWS_FILE } from './make-backup.ts';
import { differences } from './prove.ts';
import { readRows, restoreScript } from './restore-script.ts';

/** The statements that restore a backup, for `wrangler d1 execute --file` on an empty, migrated database. */
const RESTORE_FILE = 'restore.sql';

/**
 * Restores a backup into an empty database on this machine, compares both, and removes the database. Returns the manifest and what
 * differs, in sentences. Throws Stop if the folder is no whole backup of this version's tables.
 */
export async function drill(folder: string): Promise<{ manifest: Manifest; told: string[] }> {
  const kept = readManifest(folder);
  const statements = restoreScript(readRows(readFileSync(join(folder, ROWS_FILE), 'utf8')), at('migrations'));
  writeFileSync(join(folder, RESTORE_FILE), statements.map((statement) => `${statement};\n`).join(''));
  const state = mkdtempSync(join(tmpdir(), 'marquee-restored-'));
  try {
    const { database, migrations, close } = await openMigrated(state);
    try {
      if (migrations.join() !== kept.migrations.join())
        throw new Stop(
          `The backup has the tables of ${kept.migrations.join(', ')}; check out the version that made it, and run this there.`,
        );
      await fill(database, statements);
      return { manifest: kept, told: await differences(database, kept) };
    } finally {
      await close();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** One transaction: a restored database is whole or empty. */
async function fill(database: D1Database, statements: readonly string[]): Promise<void> {
  await database.batch(statements.map((statement) => database.prepare(statement)));
}

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path))
    throw new Stop(`${folder} is no backup: it has no ${MANIFEST_FILE}. Make one with \`npm run backup\`.`);
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Stop(`${path} cannot be read. Make a new backup with \`npm run backup\`.`);
  }
}
