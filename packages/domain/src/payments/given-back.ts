import { refunds } from '@marquee/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import type { Payment } from './rules.ts';

/**
 * Whether a payment was given back by hand while what it paid for goes on: by an administrator, or at the provider so far that no more is left
 * than was spent. A dispute is no refund, because its money may come back, and a refund that failed gave nothing back.
 */
export async function isGivenBack(
  { db }: DbDeps,
  { id, receivedCents, refundedCents }: Payment,
  spentCents: number,
): Promise<boolean> {
  if (refundedCents === 0) return false;
  if (receivedCents - refundedCents <= spentCents) return true;
  const [byHand] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.paymentId, id), eq(refunds.reason, 'other'), inArray(refunds.status, ['pending', 'succeeded'])),
    )
    .limit(1);
  return byHand !== undefined;
}
