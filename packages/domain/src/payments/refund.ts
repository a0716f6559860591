import type { RefundReason } from '@marquee/contract';
import { refunds, type Statement, write } from '@marquee/db';
import { say } from '@marquee/kernel';
import { and, eq, or } from 'drizzle-orm';
import type { DbDeps, EngineDeps, PaymentDeps } from '../deps.ts';
import { enqueue, type JobResult } from '../jobs/index.ts';
import { idOfRefund, refundJob } from './refund-job.ts';
import { netPaidCents } from './rules.ts';
import { readPayment, settlePayment } from './settle-payment.ts';

export interface RefundRequest {
  paymentId: string;
  amountCents: number;
  reason: RefundReason;
  /** The number of the try, after one that failed. */
  attempt?: number;
}

/**
 * Statements that ask for a refund; commit them with what causes it. There is one refund of a payment for each reason, however often it is
 * asked for. The money goes back in a job.
 */
export function requestRefund(
  deps: Pick<PaymentDeps, 'clock' | 'random'>,
  { paymentId, amountCents, reason, attempt = 1 }: RefundRequest,
): Statement[] {
  if (amountCents <= 0) return [];
  const id = idOfRefund(paymentId, reason, attempt);
  return [
    write
      .insert(refunds)
      .values({ id, paymentId, amountCents, reason, createdAt: deps.clock.now() })
      .onConflictDoNothing(),
    ...enqueue(deps, [refundJob(id)]),
  ];
}

/** Whether a refund of a payment was asked for and the provider was not, or one was asked for with this reason, whatever came of it. */
export async function isRefundAsked(
  { db }: DbDeps,
  { paymentId, reason }: Omit<RefundRequest, 'amountCents'>,
): Promise<boolean> {
  const [found] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), or(eq(refunds.status, 'requested'), eq(refunds.reason, reason))))
    .limit(1);
  return found !== undefined;
}

/** Gives money back, never more than is left of the payment, and enters it. The provider knows the refund by our id: twice is once. */
export async function refundPayment(deps: EngineDeps, { refundId }: { refundId: string }): Promise<JobResult> {
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) return { outcome: 'skipped', detail: say('refund.none') };
  if (refund.status === 'succeeded' || refund.status === 'failed')
    return { outcome: 'skipped', detail: say('refund.decided', { status: refund.status }) };
  // What the provider already did under this id counts, and is not asked for again.
  await settlePayment(deps, refund.paymentId);
  const payment = await readPayment(deps, refund.paymentId);
  const [known] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (known?.status !== 'requested') return { outcome: 'done', detail: say('refund.madeBefore') };
  const amountCents = Math.min(refund.amountCents, netPaidCents(payment));
  // The job comes again when the dispute is decided (settlePayment).
  if (amountCents === 0 && payment.hasOpenDispute) return { outcome: 'skipped', detail: say('refund.disputed') };
  if (amountCents === 0 || payment.intentId === null) {
    const failed = write
      .update(refunds)
      .set({ status: 'failed', finishedAt: deps.clock.now() })
      .where(eq(refunds.id, refundId));
    return { outcome: 'skipped', detail: say('refund.nothingLeft'), statements: [failed] };
  }
  const said = await deps.payments.refund({ key: refundId, intentId: payment.intentId, amountCents });
  await settlePayment(deps, payment.id);
  return {
    outcome: 'done',
    detail: say('refund.goesBack', { cents: String(amountCents), status: said.status }),
    counts: { cents: amountCents },
  };
}
