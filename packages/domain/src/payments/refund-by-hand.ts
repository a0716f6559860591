import type { PaymentRecord } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, notFound, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { findPayment } from './list-payments.ts';
import { requestRefund } from './refund.ts';
import { netPaidCents } from './rules.ts';
import { readPayment } from './settle-payment.ts';

/** An administrator gives back what is left of a payment, with a reason. Throws Reject 404, or 409 if nothing is left or it is asked for already. */
export async function refundByHand(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<PaymentRecord> {
  const payment = await readPayment(deps, id);
  const amountCents = netPaidCents(payment);
  if (amountCents === 0) throw new Reject(409, 'nothing-left', say('reply.nothingLeftPaymentGiveBack'));
  const before = await findPayment(deps, id);
  const earlier = (before?.refunds ?? []).filter(({ reason: why }) => why === 'other');
  if (earlier.some(({ status }) => status !== 'failed'))
    throw new Reject(409, 'refund-asked', say('reply.restPaymentGivenBackHand'));
  const entry = auditEntry(deps, caller, {
    action: 'payment.refund',
    subject: `payment:${id}`,
    before: { refundedCents: payment.refundedCents, reason: null },
    after: { refundedCents: payment.refundedCents + amountCents, reason },
  });
  // The provider answers the same id with the refund that failed.
  const attempt = earlier.length + 1;
  await atomically(deps.db, [entry, ...requestRefund(deps, { paymentId: id, amountCents, reason: 'other', attempt })]);
  const record = await findPayment(deps, id);
  if (!record) throw notFound('payment');
  return record;
}
