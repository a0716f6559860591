import type { PaymentPurpose } from '@marquee/contract';
import { payments, type Statement, write } from '@marquee/db';
import { HOUR_MS, notFound, Reject } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';

/** How long a payment can be started again. */
const OPEN_MS = 20 * HOUR_MS;

export interface NewPayment {
  id: string;
  purpose: PaymentPurpose;
  /** The boost or the campaign. */
  subjectId: string;
  userId: string;
  amountCents: number;
  description: string;
}

/** A payment that is still to be asked for; commit it with what it pays for. */
export function newPayment({ clock }: Pick<PaymentDeps, 'clock'>, payment: NewPayment): Statement {
  return write.insert(payments).values({ ...payment, createdAt: clock.now() });
}

/**
 * Asks the provider to take a payment and gives the secret with which one browser pays it. Asking again, also after an answer was lost,
 * gives the same payment. Throws Reject 404, or 409 if it is paid or can no longer be paid; the port's errors otherwise.
 */
export async function startPayment(
  deps: PaymentDeps,
  paymentId: string,
): Promise<{ intentId: string; clientSecret: string }> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw notFound('payment');
  if (payment.status === 'succeeded') throw new Reject(409, 'paid', 'This is paid already. Reload the page to see it.');
  if (payment.status === 'canceled')
    throw new Reject(409, 'payment-over', 'This payment is no longer open. Please start again.');
  // The provider forgets keys after a day: the same key would then make a second payment.
  if (payment.intentId !== null && deps.clock.now() - payment.createdAt > OPEN_MS)
    throw new Reject(409, 'payment-over', 'This payment is no longer open. Please start again.');
  const { purpose, subjectId, amountCents, description } = payment;
  const started = await deps.payments.start({
    key: paymentId,
    amountCents,
    description,
    metadata: { paymentId, purpose, [`${purpose}Id`]: subjectId },
  });
  await deps.db
    .update(payments)
    .set({ intentId: started.intentId })
    .where(and(eq(payments.id, paymentId), isNull(payments.intentId)));
  return started;
}
