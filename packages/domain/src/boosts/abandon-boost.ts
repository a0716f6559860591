import { atomically, boosts, write } from '@marquee/db';
import { PaymentRefusal } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { readPayment, settlePayment } from '../payments/index.ts';
import type { BoostRow } from './row.ts';
import { settleBoost } from './settle-boost.ts';

/**
 * Gives up a boost that nobody has paid: its payment can no longer be paid either. If it was paid in that very moment, it counts as paid.
 * Throws the port's RetryLater.
 */
export async function abandonBoost(deps: PaymentDeps, boost: BoostRow): Promise<BoostRow> {
  const { intentId } = await readPayment(deps, boost.paymentId);
  if (intentId !== null) {
    try {
      await deps.payments.cancel(intentId);
    } catch (error) {
      // It may be paid or canceled already: what it is now decides.
      if (!(error instanceof PaymentRefusal)) throw error;
    }
    await settlePayment(deps, boost.paymentId);
    const settled = await settleBoost(deps, boost.id);
    if (settled.status !== 'pending_payment') return settled;
    const { status } = await readPayment(deps, boost.paymentId);
    if (status === 'processing') return settled;
  }
  const { id, revision } = boost;
  const given = write
    .update(boosts)
    .set({ status: 'canceled', ending: 'abandoned', revision: revision + 1 })
    .where(and(eq(boosts.id, id), eq(boosts.revision, revision), eq(boosts.status, 'pending_payment')));
  await atomically(deps.db, [], [given]);
  return { ...boost, status: 'canceled', ending: 'abandoned', revision: revision + 1 };
}
