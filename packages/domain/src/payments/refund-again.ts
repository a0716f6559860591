import { readRows, refunds, type Statement, write } from '@marquee/db';
import { DAY_MS, HOUR_MS, type Instant } from '@marquee/kernel';
import type { PaymentDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { writeLetter } from '../mail/index.ts';
import { payerOf } from './payer.sql.ts';
import { attemptOf, idOfRefund, refundJob } from './refund-job.ts';
import type { Payment } from './rules.ts';

type Refund = typeof refunds.$inferSelect;

/** How long after each try that failed a refund is asked for again; then a person must act (the alert `refunds-failing`). */
const AGAIN_MS = [HOUR_MS, DAY_MS, 3 * DAY_MS] as const;

/** A refund of ours whose status changed to what the provider says. */
export interface Decided {
  refund: Refund;
  status: Refund['status'];
}

/**
 * Statements for refunds that failed, and for later tries that were made: the next try, and the letters that correct what the payer read. What an
 * administrator asked for and failed at once is not tried again by itself: they see it and decide.
 */
export async function followRefunds(
  deps: PaymentDeps,
  payment: Payment,
  decided: readonly Decided[],
): Promise<Statement[]> {
  const told = decided.filter(({ refund, status }) => {
    if (status === 'failed') return refund.reason !== 'other' || refund.status !== 'requested';
    return refund.status === 'requested' && refund.retryOf !== null;
  });
  if (told.length === 0) return [];
  const [payer] = await readRows(deps.db, payerOf(payment));
  return told.flatMap(({ refund, status }) => {
    const againAt = status === 'failed' ? nextTryAt(refund, deps.clock.now()) : null;
    const again = againAt === null ? [] : nextTry(deps, refund, againAt);
    if (!payer) return again;
    const { id: paymentId, purpose, description, cardLast4 } = payment;
    const data = { paymentId, purpose, description, cardLast4, refundCents: refund.amountCents };
    const to = { to: payer.email, language: payer.language };
    const letter =
      status === 'failed'
        ? ({ kind: 'refund-failed', ...to, data: { ...data, isTriedAgain: againAt !== null } } as const)
        : ({ kind: 'refund-made', ...to, data } as const);
    return [...again, ...writeLetter(deps, letter)];
  });
}

function nextTryAt(refund: Refund, now: Instant): Instant | null {
  const wait = AGAIN_MS[attemptOf(refund) - 1];
  return wait === undefined ? null : now + wait;
}

/** The same amount for the same reason; the job gives back no more than is left by then. */
function nextTry(deps: PaymentDeps, refund: Refund, notBefore: Instant): Statement[] {
  const { paymentId, amountCents, reason } = refund;
  const id = idOfRefund(paymentId, reason, attemptOf(refund) + 1);
  return [
    write
      .insert(refunds)
      .values({ id, paymentId, amountCents, reason, retryOf: refund.id, createdAt: deps.clock.now() })
      .onConflictDoNothing(),
    ...enqueue(deps, [{ ...refundJob(id), notBefore }]),
  ];
}
