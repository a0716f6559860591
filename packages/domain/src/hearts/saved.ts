import { readRows } from '@marquee/db';
import type { DbDeps } from '../deps.ts';
import { latest, type Saved } from './saved.sql.ts';

export type { Saved } from './saved.sql.ts';

/**
 * What somebody saved last, as much of it as a taste needs. One read of at most 1,125 rows: the person's hearts (a range of the table with at
 * most 500, and again to sort them), and two for each of the latest 60.
 */
export async function latestSaved({ db }: DbDeps, userId: string): Promise<Saved[]> {
  const rows = await readRows(db, latest(userId));
  return rows;
}
