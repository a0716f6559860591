import type { PaymentRequest, ProviderDispute, ProviderPayment } from '@marquee/kernel';

export interface Paid {
  /** Null: the provider does not know it yet. */
  fee?: number | null;
}

const DISPUTE_FEE_CENTS = 1_500;
const PAGE = 20;

export function newPayment(intentId: string, request: PaymentRequest, at: number): ProviderPayment {
  return {
    intentId,
    status: 'unpaid',
    amountCents: request.amountCents,
    receivedCents: 0,
    feeCents: null,
    currency: 'usd',
    metadata: { ...request.metadata },
    failure: null,
    cardLast4: null,
    refunds: [],
    disputes: [],
    createdAt: at,
  };
}

/** A payment that was canceled cannot be paid; a test that tries is wrong. */
export function receivedOf(payment: ProviderPayment, feeCents: number | null): Partial<ProviderPayment> {
  if (payment.status === 'canceled') throw new Error('a canceled payment cannot be paid');
  return { status: 'succeeded', receivedCents: payment.amountCents, feeCents, failure: null, cardLast4: '4242' };
}

/** A refund that failed or was canceled gave nothing back. */
export function refundable({ receivedCents, refunds }: ProviderPayment): number {
  const given = refunds.filter(({ status }) => status === 'succeeded' || status === 'pending');
  return receivedCents - given.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function newDispute(
  id: string,
  payment: ProviderPayment,
  at: number,
  { amountCents = payment.receivedCents, status = 'open', feeCents = DISPUTE_FEE_CENTS }: Partial<ProviderDispute>,
): ProviderDispute {
  return { id, amountCents, feeCents: status === 'warning' ? 0 : feeCents, status, at };
}

export function pageOf(
  all: readonly ProviderPayment[],
  { from, until, after }: { from: number; until: number; after: string | null },
): { payments: ProviderPayment[]; next: string | null } {
  // The latest made is the newest, also within the same moment.
  const inSpan = all.filter(({ createdAt }) => createdAt >= from && createdAt < until).reverse();
  const start = after === null ? 0 : inSpan.findIndex(({ intentId }) => intentId === after) + 1;
  const payments = inSpan.slice(start, start + PAGE);
  return { payments, next: start + PAGE < inSpan.length ? (payments.at(-1)?.intentId ?? null) : null };
}
