import type { RefundReason } from '@marquee/contract';
import type { NewJob } from '../jobs/index.ts';

/** The job that gives the money of a refund back. */
export function refundJob(id: string): NewJob {
  return { kind: 'payment.refund', payload: { refundId: id }, subject: id, citySlug: null };
}

/** One refund of a payment for each reason and try: the provider answers the id of one that failed with that one. */
export function idOfRefund(paymentId: string, reason: RefundReason, attempt: number): string {
  return attempt === 1 ? `${paymentId}-${reason}` : `${paymentId}-${reason}-${attempt}`;
}

export function attemptOf({ id, paymentId, reason }: { id: string; paymentId: string; reason: RefundReason }): number {
  return Number(id.slice(`${paymentId}-${reason}-`.length)) || 1;
}
