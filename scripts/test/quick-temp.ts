import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files below it in memory. */
const IN_MEMORY = '/dev/shm';
/** The databases and browser profiles of one run take a few hundred megabytes. */
const NEEDED_BYTES = 2_000_000_000;

/**
 * A folder for what a run of the tests stores, in memory where the system has room there: a database on disk waits for the disk at
 * each commit, and half of the time of tests that write was that. Removed when the process ends.
 */
export function makeQuickTemp(): string {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'marquee-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
