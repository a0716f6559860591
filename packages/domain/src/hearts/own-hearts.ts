import { HEARTS_MOST } from '@marquee/contract';
import { atomically, readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { addHearts, heartsOf, removeHearts, unsavedOf } from './own-hearts.sql.ts';

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);

export async function listHearts({ db }: Pick<ReadDeps, 'db'>, userId: string): Promise<{ ids: string[] }> {
  const [rows] = await readTogether(db, [heartsOf(userId)]);
  return { ids: idsOf(rows) };
}

/** Saves and removes events; gives what is saved then, and what there was no room for. Repeating it changes nothing. */
export async function changeHearts(
  { db, clock }: Pick<ReadDeps, 'db' | 'clock'>,
  userId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<{ ids: string[]; left: string[] }> {
  await atomically(db, [
    ...(remove.length > 0 ? [removeHearts(userId, remove)] : []),
    ...(add.length > 0 ? [addHearts(userId, add, HEARTS_MOST, clock.now())] : []),
  ]);
  const [saved, left] = await readTogether(db, [heartsOf(userId), unsavedOf(userId, add)]);
  return { ids: idsOf(saved), left: idsOf(left) };
}
