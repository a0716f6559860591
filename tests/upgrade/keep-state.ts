/**
 * `npm run keep-state`: records the migrations that are new since the last one, and keeps a small database of the present tables in
 * tests/upgrade/states/, from which every later version is upgraded in tests. Run it with each new migration, and commit what it writes.
 *
 *   npm run keep-state -- NAME    NAME says what is new, such as `promoter-requests`
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { openMigrated } from '../../scripts/local/open-local.ts';
import { databaseFile, settleFile } from '../../scripts/local/upgrade/database-file.ts';
import { recordMigrations } from '../../scripts/verify/migration-hashes.ts';
import { fillState } from './fill-state.ts';
import { KEPT } from './kept-states.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('./states', import.meta.url));
const name = `${String(KEPT.length + 1).padStart(2, '0')}-${process.argv[2] ?? new Date().toISOString().slice(0, 10)}`;
const state = mkdtempSync(join(tmpdir(), 'marquee-kept-'));
try {
  const { database, close } = await openMigrated(state);
  await fillState(database);
  await close();
  const file = databaseFile(state);
  if (file === null) throw new Error('The database was not written.');
  settleFile(file);
  const db = new DatabaseSync(file);
  db.exec('VACUUM');
  db.close();
  mkdirSync(folder, { recursive: true });
  const target = join(folder, `${name}.sqlite.br`);
  writeFileSync(target, compress(readFileSync(file)));
  const recorded = recordMigrations(root);
  console.log(`Kept ${target}; ${recorded.length} migrations recorded${recorded.map((each) => ` ${each}`).join()}.`);
} finally {
  rmSync(state, { recursive: true, force: true });
}

/** Most of a small database is empty pages and the text of its tables: 2 MB become 30 KB. */
function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
