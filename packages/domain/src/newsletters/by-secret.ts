import { atomically, newsletterSubscribers } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { setStatus } from './subscribers.sql.ts';

/** Ends a newsletter by the secret of its letters, or takes that back. Repeating it changes nothing. False for a secret of no subscriber. */
export async function changeSubscriptionBySecret(
  deps: NowDeps,
  { token, isWanted }: { token: string; isWanted: boolean },
): Promise<boolean> {
  const [row] = await deps.db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.endHash, await sha256Hex(token)));
  if (!row) return false;
  await atomically(deps.db, [setStatus(row.id, isWanted ? 'confirmed' : 'ended', { now: deps.clock.now() })]);
  return true;
}
