import { apiKeys } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { addUses } from './keep-keys.sql.ts';

/** Whether a key with this hash is in force. One row. */
export async function isKnownKey({ db }: Pick<ReadDeps, 'db'>, keyHash: string): Promise<boolean> {
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

/** Adds the calls of some keys, at most one entry for a key. One write for a key. */
export async function recordKeyUses({ db }: Pick<ReadDeps, 'db'>, uses: readonly KeyUse[]): Promise<void> {
  if (uses.length > 0) await db.run(addUses(JSON.stringify(uses)));
}
