import { apiKeys, atomically, coalesce, either, plus, write } from '@marquee/db';
import { and, eq, lte } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Whether a key with this hash is in force. One row. */
export async function isKnownKey({ db }: DbDeps, keyHash: string): Promise<boolean> {
  const [row] = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.keyHash, keyHash));
  return row !== undefined;
}

/** Calls with a key on one day. */
export interface KeyUse {
  keyHash: string;
  /** A day in UTC. */
  on: string;
  calls: number;
}

/** Adds the calls of some keys, each on its day, at most one entry for a key. Keys that were revoked meanwhile have no row. */
export async function recordKeyUses({ db }: DbDeps, uses: readonly KeyUse[]): Promise<void> {
  const { keyHash, usedOn, callsThatDay } = apiKeys;
  const statements = uses.map(({ keyHash: key, on, calls }) =>
    write
      .update(apiKeys)
      .set({ callsThatDay: plus(either(eq(usedOn, on), callsThatDay, 0), calls), usedOn: on })
      .where(and(eq(keyHash, key), lte(coalesce(usedOn, ''), on))),
  );
  await atomically(db, statements);
}
