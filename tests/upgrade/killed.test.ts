import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { byDepth } from '@marquee/testkit/depth';
import { afterAll, expect, it } from 'vitest';
import { openMigrated } from '../../scripts/local/open-local.ts';
import { keptFile, readApplied } from '../../scripts/local/upgrade/database-file.ts';
import { MIGRATIONS, migrationsWith, NEXT, PRESENT, removeFolders, rowsOf, stateOf } from './kept-states.ts';

const child = fileURLToPath(new URL('./open-child.ts', import.meta.url));
afterAll(removeFolders);

/** Opens the state in a process of its own; with its workerd it is killed once `when` says so. */
function open(state: string, folder: string, when: (elapsedMs: number) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const runner = spawn('node', [child, state, folder], { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
    const since = performance.now();
    const timer = setInterval(() => {
      if (when(performance.now() - since) && runner.pid !== undefined) process.kill(-runner.pid, 'SIGKILL');
    }, 5);
    runner.on('close', (_, signal) => {
      clearInterval(timer);
      resolve(signal === 'SIGKILL');
    });
  });
}

/** It counts to three hundred million. */
const SLOW =
  'INSERT INTO `heart_totals` (`event_id`, `total`) WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 300000000) SELECT count(*), 1 FROM c;';

function hasNotes(file: string): boolean {
  // Before the runtime has its log, looking would keep it from opening the database.
  if (!existsSync(`${file}-wal`)) return false;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const row = db.prepare("SELECT 1 FROM d1_migrations WHERE name = '9000_notes.sql'").get();
    db.close();
    return row !== undefined;
  } catch {
    return false;
  }
}

it('killed between two migrations, the next start goes on; if it fails, what was before the first is put back [REL-27]', async () => {
  for (const second of ['SELECT 1;', 'INSERT INTO `nowhere` VALUES (1);']) {
    const { state, file } = await stateOf(PRESENT);
    const [former, applied] = [rowsOf(file), readApplied(file)];
    const slow = migrationsWith({ ...NEXT, '9001_second.sql': SLOW });
    expect(await open(state, slow, () => hasNotes(file))).toBe(true);
    expect(readApplied(file).map(({ name }) => name)).toContain('9000_notes.sql');
    const again = openMigrated(state, migrationsWith({ ...NEXT, '9001_second.sql': second }));
    if (second === 'SELECT 1;') {
      const { migrations, close } = await again;
      await close();
      expect(migrations).toEqual(['9001_second.sql']);
      expect(rowsOf(file)['heart_totals']).toHaveLength(2);
      expect(rowsOf(keptFile(state) ?? '')).toEqual(former);
    } else {
      await expect(again).rejects.toThrow('nowhere');
      expect(rowsOf(file)).toEqual(former);
      expect(readApplied(file)).toEqual(applied);
    }
  }
});

/** Holds the lock of a database for a moment, as a Worker does that was killed on a busy machine. */
const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new DatabaseSync(workerData);
  db.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; CREATE TABLE held (x);');
  parentPort.postMessage('held');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  db.exec('ROLLBACK');
  db.close();
`;

it('killed while its Worker still holds the database, the next start waits for it [REL-27]', async () => {
  const { state, file } = await stateOf(PRESENT);
  const holder = new Worker(HOLDER, { eval: true, workerData: file });
  await once(holder, 'message');
  const { migrations, close } = await openMigrated(state, migrationsWith(NEXT));
  await close();
  expect(migrations).toEqual(['9000_notes.sql']);
});

/** Moments of making a database anew; `npm run test:full` takes more of them. */
const MOMENTS = byDepth([0, 40, 120], [0, 20, 40, 60, 80, 100, 140, 180, 240]);

it('killed while a former database is made anew, it is the former one or the new one, and the next start ends it [REL-27]', async () => {
  const { state, file } = await stateOf('05-boosts');
  const former = rowsOf(file);
  let killed = 0;
  for (const moment of MOMENTS) {
    let begun = 0;
    const isDue = () => {
      if (begun === 0 && existsSync(`${state}/before-upgrade`)) begun = performance.now();
      return begun > 0 && performance.now() - begun >= moment;
    };
    killed += Number(await open(state, MIGRATIONS, isDue));
    expect(rowsOf(file)['hearts']).toEqual(former['hearts']);
    expect(rowsOf(file)['ledger_entries']).toEqual(former['ledger_entries']);
  }
  expect(killed).toBeGreaterThan(0);
  await (await openMigrated(state)).close();
  const now = rowsOf(file);
  expect(now['promoter_requests']).toEqual([]);
  expect(now['hearts']).toEqual(former['hearts']);
  expect(now['payments']).toHaveLength(former['payments']?.length ?? 0);
});
