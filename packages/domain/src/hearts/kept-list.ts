import { atomically, readRows, readTogether } from '@marquee/db';
import type { DbDeps, NowDeps } from '../deps.ts';
import { addTo, idsOn, type KeptList, missingOn, removeFrom } from './kept-list.sql.ts';

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);

export async function readList(list: KeptList, { db }: DbDeps, userId: string): Promise<{ ids: string[] }> {
  const rows = await readRows(db, idsOn(list, userId));
  return { ids: idsOf(rows) };
}

/** Adds and removes events; gives what is on the list then, and what there was no room for. Repeating it changes nothing. */
export async function changeList(
  list: KeptList,
  { db, clock }: NowDeps,
  userId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<{ ids: string[]; left: string[] }> {
  await atomically(db, [
    ...(remove.length > 0 ? [removeFrom(list, userId, remove)] : []),
    ...(add.length > 0 ? [addTo(list, userId, add, clock.now())] : []),
  ]);
  const [kept, left] = await readTogether(db, [idsOn(list, userId), missingOn(list, userId, add)]);
  return { ids: idsOf(kept), left: idsOf(left) };
}
