import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A folder above may vanish while another process begins anew. */
const TRIES = 3;

/**
 * Makes a folder and those above it, if they are not there; throws the system's error if that cannot be. `mkdirSync` with `recursive` never
 * ends where a folder cannot be made and the system says that it does not exist, as below /proc.
 */
export function makeFolder(path: string): void {
  for (let tries = 1; ; tries += 1) {
    try {
      for (const folder of missingOf(resolve(path))) makeOne(folder);
      if (!statSync(path).isDirectory()) throw new Error(`ENOTDIR: not a directory, '${path}'`);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === TRIES) throw error;
    }
  }
}

/** The folders of a path that are not there, the outermost first. */
function missingOf(path: string): string[] {
  const missing: string[] = [];
  for (let at = path; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  return missing;
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
