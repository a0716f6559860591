import { boosts, payments } from '@marquee/db';
import { notFound, Reject } from '@marquee/kernel';
import { and, eq, or } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { settlePayment } from '../payments/index.ts';
import type { BoostRow } from './row.ts';
import { readBoost, settleBoost } from './settle-boost.ts';

/**
 * Asks the provider whether a boost is paid, and settles it. A payment that is still being processed leaves it as it is: its message comes.
 * Throws Reject 409 if it is not paid, 404.
 */
export async function activateBoost(deps: PaymentDeps, id: string): Promise<BoostRow> {
  const { paymentId } = await readBoost(deps, id);
  const { status } = await settlePayment(deps, paymentId);
  const boost = await settleBoost(deps, id);
  if (boost.status === 'pending_payment' && status !== 'processing')
    throw new Reject(409, 'not-paid', 'This boost is not paid. It starts as soon as its payment arrives.');
  return boost;
}

/** The same by our id of the payment or the provider's. Another person's payment does not exist. */
export async function activateByPayment(deps: PaymentDeps, userId: string, paymentId: string): Promise<BoostRow> {
  const [found] = await deps.db
    .select({ id: boosts.id })
    .from(payments)
    .innerJoin(boosts, eq(boosts.paymentId, payments.id))
    .where(and(or(eq(payments.id, paymentId), eq(payments.intentId, paymentId)), eq(boosts.userId, userId)));
  if (!found) throw notFound('payment');
  return activateBoost(deps, found.id);
}
