import { payments, refunds, users } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** What a receipt or an invoice says of its payment. */
export interface PaymentProof {
  amountCents: number;
  paidAt: Instant | null;
  /** Null: the account is gone. */
  payer: { name: string; email: string } | null;
  /** The provider's id of the payment. */
  reference: string | null;
  /** The last four digits; null if they are not known. */
  cardLast4: string | null;
  refunds: ReadonlyArray<{ at: Instant; amountCents: number }>;
  /** All refunds that were made or are on their way, also those of the provider's dashboard. */
  refundedCents: number;
  /** What the payer's bank took back by disputes that were lost. */
  lostCents: number;
  /** What the payer's bank holds while it decides. */
  heldCents: number;
}

/** A payment as its payer may keep it. */
export async function proofOf(
  { db }: DbDeps,
  { paymentId, userId }: { paymentId: string; userId: string },
): Promise<PaymentProof> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  const back = await db
    .select({ at: refunds.createdAt, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, ['pending', 'succeeded'])))
    .orderBy(asc(refunds.createdAt));
  return {
    amountCents: payment?.amountCents ?? 0,
    paidAt: payment?.paidAt ?? null,
    payer: owner ? { name: `${owner.firstName} ${owner.lastName}`, email: owner.email } : null,
    reference: payment?.intentId ?? null,
    cardLast4: payment?.cardLast4 ?? null,
    refunds: back,
    refundedCents: payment?.refundedCents ?? 0,
    ...disputedOf(payment),
  };
}

/** A payment keeps the sum of its disputes: while one is open, nothing of it is decided. */
function disputedOf(payment: typeof payments.$inferSelect | undefined): Pick<PaymentProof, 'lostCents' | 'heldCents'> {
  const { disputedCents = 0, hasOpenDispute = false } = payment ?? {};
  return hasOpenDispute ? { lostCents: 0, heldCents: disputedCents } : { lostCents: disputedCents, heldCents: 0 };
}
