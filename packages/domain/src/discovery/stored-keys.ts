import { sourceCandidates, valuesIn } from '@marquee/db';
import { inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Of these address keys, those that are candidates already. */
export async function storedKeys(deps: DbDeps, keys: readonly string[]): Promise<Set<string>> {
  const rows = await deps.db
    .select({ addressKey: sourceCandidates.addressKey })
    .from(sourceCandidates)
    .where(inArray(sourceCandidates.addressKey, valuesIn(keys)));
  return new Set(rows.map(({ addressKey }) => addressKey));
}
