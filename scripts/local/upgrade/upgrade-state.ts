import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@marquee/kernel';
import {
  type CopyFile,
  checkFile,
  databaseFile,
  forgetCopy,
  KEPT_FOLDER,
  keepCopy,
  keptFile,
  putBack,
  readApplied,
  replaceBy,
  settleFile,
  wasInterrupted,
} from './database-file.ts';
import type { Migration } from './migration-files.ts';
import { rebuild } from './rebuild.ts';
import { type StateVersion, stateVersionOf, unknownMigrations } from './state-version.ts';

/** The local data cannot be used by this version. It is as it was; the message says so, why, and what to do. */
export class UpgradeError extends Error {
  override name = 'UpgradeError';
}

export interface Upgrade {
  /** Where the database stood. */
  from: StateVersion;
  /** If the missing migrations fail: puts the copy back, once nothing has the database open, and gives the error to throw. */
  undo: (error: unknown) => unknown;
}

/**
 * Prepares the database of a local state for the migrations of this version, before anything opens it. A copy of it is kept first, until a
 * later start finds the upgrade complete. A database whose migrations were rewritten is made anew and takes the place of the former one in
 * one step; missing migrations are left to the caller. Throws UpgradeError.
 */
export function prepareUpgrade(state: string, ours: readonly Migration[], copy: CopyFile = copyFileSync): Upgrade {
  const file = databaseFile(state);
  if (file === null) return untouched('new');
  const applied = attempt(state, () => readApplied(file));
  const stateVersion = stateVersionOf(applied, ours);
  if (stateVersion === 'newer') throw newer(state, unknownMigrations(applied, ours));
  if (stateVersion === 'current') {
    attempt(state, () => checkFile(file));
    forgetCopy(state);
  }
  if (stateVersion === 'current' || stateVersion === 'new') return untouched(stateVersion);
  const kept = attempt(state, () => {
    settleFile(file);
    const held = stateVersion === 'behind' && wasInterrupted(state, applied) ? keptFile(state) : null;
    const made = held ?? keepCopy(state, file, { goal: ours, copy });
    if (stateVersion === 'rewritten') renew(state, file, ours);
    return made;
  });
  return { from: stateVersion, undo: (error) => undone(state, { kept, file }, error) };
}

const untouched = (from: StateVersion): Upgrade => ({ from, undo: (error) => error });

function undone(state: string, { kept, file }: { kept: string; file: string }, error: unknown): UpgradeError {
  try {
    putBack(kept, file);
    return failed(state, error);
  } catch (trouble) {
    return new UpgradeError(
      `The local data in ${state} could not be upgraded: ${messageOf(error)}\nIts copy could not be put back (${messageOf(trouble)}): copy ${kept} to ${file}.`,
      { cause: error },
    );
  }
}

function renew(state: string, file: string, ours: readonly Migration[]): void {
  const target = join(state, KEPT_FOLDER, 'new.part');
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${target}${end}`, { force: true });
  try {
    rebuild(file, target, ours);
    replaceBy(target, file);
  } finally {
    rmSync(target, { force: true });
  }
}

function attempt<T>(state: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw failed(state, error);
  }
}

function failed(state: string, error: unknown): UpgradeError {
  const reason = messageOf(error).slice(0, 300);
  const remedy = /ENOSPC|EDQUOT|database or disk is full/.test(reason)
    ? 'Make room on the disk, and start again.'
    : /EROFS|EACCES|EPERM|readonly|unable to open/.test(reason)
      ? 'Make the folder writable, and start again.'
      : /malformed|not a database|CORRUPT|NOTADB/i.test(reason)
        ? `The file is damaged; a copy that you made earlier can take its place, and \`npm run reset\` begins anew.`
        : 'Start the version that made it, or keep the folder elsewhere and begin anew with `npm run reset`.';
  return new UpgradeError(`The local data in ${state} could not be upgraded: ${reason}\nIt is as it was. ${remedy}`, {
    cause: error,
  });
}

function newer(state: string, names: readonly string[]): UpgradeError {
  return new UpgradeError(
    `The local data in ${state} was made by a newer version of Marquee (${names.join(', ')}). It is as it was.\n` +
      'Start that version, or keep the folder elsewhere and begin anew with `npm run reset`.',
  );
}
