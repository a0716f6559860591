import { resolve } from 'node:path';

/** A path as the person who typed it means it: npm runs scripts in the repository's root. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
