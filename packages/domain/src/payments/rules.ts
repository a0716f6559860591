import type { payments } from '@marquee/db';
import type { ProviderPayment } from '@marquee/kernel';

export type Payment = typeof payments.$inferSelect;

/** The columns that follow the provider. */
export type PaymentState = Pick<
  Payment,
  'status' | 'receivedCents' | 'refundedCents' | 'disputedCents' | 'hasOpenDispute' | 'failure'
>;

/** What a payment is according to the provider. */
export function stateOf(said: ProviderPayment): PaymentState {
  const sum = (amounts: ReadonlyArray<{ amountCents: number }>) =>
    amounts.reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    status: said.status,
    receivedCents: said.receivedCents,
    refundedCents: sum(said.refunds.filter(({ status }) => status === 'pending' || status === 'succeeded')),
    disputedCents: sum(said.disputes.filter(({ status }) => status === 'open' || status === 'lost')),
    hasOpenDispute: said.disputes.some(({ status }) => status === 'open'),
    failure: said.status === 'succeeded' ? null : said.failure,
  };
}

export function hasChanged(payment: Payment, state: PaymentState): boolean {
  return (Object.keys(state) as Array<keyof PaymentState>).some((column) => payment[column] !== state[column]);
}

/** What was paid and has not gone back, in cents. What was bought follows this. */
export function netPaidCents({
  receivedCents,
  refundedCents,
  disputedCents,
}: Pick<Payment, 'receivedCents' | 'refundedCents' | 'disputedCents'>): number {
  return Math.max(0, receivedCents - refundedCents - disputedCents);
}

/** Whether the payment paid what we asked for, in our currency. Anything else never activates. */
export function isAsAgreed({ amountCents }: Pick<Payment, 'amountCents'>, said: ProviderPayment): boolean {
  return said.currency === 'usd' && said.amountCents === amountCents;
}
