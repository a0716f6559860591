import { payments, refunds, users } from '@marquee/db';
import { type Instant, notFound } from '@marquee/kernel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { planOf } from './plans.ts';
import type { BoostRow } from './row.ts';
import { readBoost } from './settle-boost.ts';
import { receiptNumber } from './to-boost.ts';

export interface Receipt {
  number: string;
  boost: BoostRow;
  planName: string;
  paidAt: Instant;
  /** Null: the account is gone. */
  payer: { name: string; email: string } | null;
  /** The provider's id of the payment. */
  reference: string | null;
  refunds: ReadonlyArray<{ at: Instant; amountCents: number }>;
  /** All that went back or is on its way. */
  refundedCents: number;
}

/** The receipt of a paid boost. Throws Reject 404 before that. */
export async function readReceipt(deps: ReadDeps, id: string): Promise<Receipt> {
  const boost = await readBoost(deps, id);
  const number = receiptNumber(boost.receipt);
  if (number === null || boost.paidAt === null) throw notFound('This receipt');
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, boost.paymentId));
  const [owner] = await deps.db.select().from(users).where(eq(users.id, boost.userId));
  const back = await deps.db
    .select({ createdAt: refunds.createdAt, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.paymentId, boost.paymentId), inArray(refunds.status, ['pending', 'succeeded'])))
    .orderBy(asc(refunds.createdAt));
  return {
    number,
    boost,
    planName: planOf(boost.plan).name,
    paidAt: boost.paidAt,
    payer: owner ? { name: `${owner.firstName} ${owner.lastName}`, email: owner.email } : null,
    reference: payment?.intentId ?? null,
    refunds: back.map(({ createdAt, amountCents }) => ({ at: createdAt, amountCents })),
    refundedCents: payment?.refundedCents ?? 0,
  };
}
