import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '@marquee/kernel';
import type { Applied } from './state-version.ts';

/** Where the copy of a database is kept while it is upgraded, below the state. */
export const KEPT_FOLDER = 'before-upgrade';
/** Names the migrations that the upgrade was to apply. */
const GOAL = 'goal.json';

/** Copies the bytes of one file into another, or throws the system's error. */
export type CopyFile = (from: string, to: string) => void;

/** The database of a local state, or null before the first start. */
export function databaseFile(state: string): string | null {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  if (!existsSync(folder)) return null;
  const name = readdirSync(folder).find((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite');
  return name === undefined ? null : join(folder, name);
}

/** The migrations that a database has had, in their order; none if it is empty. Throws SQLite's errors. */
export function readApplied(file: string): Applied[] {
  const db = new DatabaseSync(file);
  try {
    const columns = db.prepare("SELECT name FROM pragma_table_info('d1_migrations')").all();
    if (columns.length === 0) return [];
    const sha256 = columns.some(({ name }) => name === 'sha256') ? 'sha256' : 'NULL AS sha256';
    const rows = db.prepare(`SELECT name, ${sha256} FROM d1_migrations ORDER BY name`).all();
    return rows.map((row) => ({ name: String(row.name), sha256: row.sha256 === null ? null : String(row.sha256) }));
  } finally {
    db.close();
  }
}

/** Brings what is in the write-ahead log into the file itself, and removes the log. Throws where the file is damaged. */
export function settleFile(file: string): void {
  const db = new DatabaseSync(file);
  try {
    whenFree(() => db.exec('PRAGMA journal_mode = DELETE'));
    requireWhole(db);
  } finally {
    db.close();
  }
}

const LONGEST_WAIT_MS = 30_000;
const STEP_MS = 100;

/** On a busy machine a killed Worker holds its lock until the system has ended it; SQLite itself does not wait for that lock. */
function whenFree(act: () => void): void {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      act();
      return;
    } catch (error) {
      if (waited >= LONGEST_WAIT_MS || !messageOf(error).includes('database is locked')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP_MS);
    }
  }
}

/** Above this size a start would wait too long for it. */
const MOST_CHECKED_BYTES = 512 * 1024 * 1024;

/** Throws where the file is damaged, also in pages that a start does not read. */
export function checkFile(file: string): void {
  if (statSync(file).size > MOST_CHECKED_BYTES) return;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    requireWhole(db);
  } finally {
    db.close();
  }
}

function requireWhole(db: DatabaseSync): void {
  const told = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (told !== 'ok') throw new Error(`database disk image is malformed: ${String(told)}`);
}

/** The kept copy of the database, or null. */
export function keptFile(state: string): string | null {
  const folder = join(state, KEPT_FOLDER);
  const name = existsSync(folder) ? readdirSync(folder).find((file) => file.endsWith('.sqlite')) : undefined;
  return name === undefined ? null : join(folder, name);
}

/**
 * Copies a settled database before the migrations of `goal` are applied, in the place of an earlier copy; one that is not whole never has
 * the name of a copy.
 */
export function keepCopy(
  state: string,
  file: string,
  { goal, copy }: { goal: readonly { name: string }[]; copy: CopyFile },
): string {
  forgetCopy(state);
  const folder = join(state, KEPT_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, GOAL), JSON.stringify(goal.map(({ name }) => name)));
  const kept = join(folder, basename(file));
  const part = `${kept}.part`;
  try {
    copy(file, part);
    replaceBy(part, kept);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return kept;
}

/** Whether some, but not all, migrations of the last upgrade were applied to the database since its copy was made. */
export function wasInterrupted(state: string, applied: readonly Applied[]): boolean {
  const [goal, kept] = [join(state, KEPT_FOLDER, GOAL), keptFile(state)];
  if (kept === null || !existsSync(goal)) return false;
  const wanted = JSON.parse(readFileSync(goal, 'utf8')) as string[];
  const names = new Set(applied.map(({ name }) => name));
  return readApplied(kept).length < applied.length && wanted.some((name) => !names.has(name));
}

/** Puts the kept copy back in the place of the database. */
export function putBack(kept: string, file: string): void {
  const part = `${file}.part`;
  copyFileSync(kept, part);
  for (const end of ['-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
  replaceBy(part, file);
}

/** Renames a written file over another, after its bytes are on the disk. */
export function replaceBy(part: string, file: string): void {
  for (const path of [part, dirname(file)]) flush(path);
  renameSync(part, file);
  flush(dirname(file));
}

function flush(path: string): void {
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export function forgetCopy(state: string): void {
  rmSync(join(state, KEPT_FOLDER), { recursive: true, force: true });
}
