import { spreadDatabase } from '@marquee/db';
import type { ReadDeps } from './deps.ts';

/** A read of all databases together (docs/decisions/106-databases-by-region.md): each gives its rows, the main one first. */
export function everywhere<D extends Pick<ReadDeps, 'db' | 'databases'>>(deps: D): D {
  if (!deps.databases) return deps;
  return { ...deps, db: spreadDatabase([deps.db, ...deps.databases.values()]), databases: undefined };
}
