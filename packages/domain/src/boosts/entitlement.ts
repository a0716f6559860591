import { DAY_MS, type Instant } from '@marquee/kernel';
import { netPaidCents, type Payment } from '../payments/index.ts';
import type { BoostRow } from './row.ts';

export type Paid = Pick<Payment, 'status' | 'receivedCents' | 'refundedCents' | 'disputedCents' | 'hasOpenDispute'>;

/** What was paid and is not given back. While a bank examines a dispute, the boost waits and keeps its days. */
export function keptCents(payment: Paid): number {
  return payment.hasOpenDispute ? Math.max(0, payment.receivedCents - payment.refundedCents) : netPaidCents(payment);
}

/** The whole days that are paid for: what was given back takes days away. */
export function entitledDays({ durationDays, amountCents }: BoostTerms, payment: Paid): number {
  return Math.min(durationDays, Math.floor((durationDays * keptCents(payment)) / amountCents));
}

type BoostTerms = Pick<BoostRow, 'durationDays' | 'amountCents'>;

/** The price of the first days. */
export function centsOfDays({ durationDays, amountCents }: BoostTerms, days: number): number {
  return Math.round((amountCents * days) / durationDays);
}

/** The days that were delivered: whole ones while it runs; the day in which it ended counts. */
export function deliveredDays(
  { status, startsAt, endsAt, durationDays }: Pick<BoostRow, 'status' | 'startsAt' | 'endsAt' | 'durationDays'>,
  now: Instant,
): number {
  if (startsAt === null || endsAt === null || (status !== 'active' && status !== 'expired')) return 0;
  const days = status === 'expired' ? Math.ceil((endsAt - startsAt) / DAY_MS) : Math.floor((now - startsAt) / DAY_MS);
  return Math.min(Math.max(days, 0), durationDays);
}
