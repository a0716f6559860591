import { datasets, readRows, type Statement, valuesIn, write } from '@marquee/db';
import { inArray } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { keysOf } from './files.ts';
import { firstNight } from './night.ts';
import { oldDatasets } from './rows.sql.ts';

/** Data sets that one job forgets. */
const MOST = 50;

/**
 * Deletes the files of old data sets and of those that a publisher took back, and gives the statements that forget them. Files go first: nobody gets
 * them any more, and an interrupted job deletes them again.
 */
export async function forgetDatasets(deps: Pick<EngineDeps, 'db' | 'clock' | 'blobs'>): Promise<Statement[]> {
  const old = await readRows(deps.db, oldDatasets(firstNight(deps.clock.now()), MOST));
  if (old.length === 0) return [];
  await deps.blobs.delete(old.flatMap(keysOf));
  return [write.delete(datasets).where(inArray(datasets.id, valuesIn(old.map(({ id }) => id))))];
}
