import type { ProviderPayment } from '@marquee/kernel';
import type { Outcome } from './product.ts';

/** What the provider says, a second time: received, gone back, taken by banks, and what it brought in cash. */
export function sumsOf(said: ProviderPayment) {
  let [refunded, held, fees] = [0, 0, said.receivedCents > 0 ? (said.feeCents ?? 0) : 0];
  for (const { status, amountCents } of said.refunds)
    if (status === 'succeeded' || status === 'pending') refunded += amountCents;
  for (const { status, amountCents, feeCents } of said.disputes) {
    if (status === 'open' || status === 'lost') held += amountCents;
    if (status !== 'warning') fees += feeCents;
  }
  const isOpen = said.disputes.some(({ status }) => status === 'open');
  return { refunded, held, isOpen, cash: said.receivedCents - refunded - held - fees };
}

/** Where payment and books differ from the provider, as sentences. */
export function differencesOf({ said, payment, entered }: Outcome): string[] {
  const { refunded, held, cash } = sumsOf(said);
  const wrong: string[] = [];
  const same = (what: string, ours: string | number, theirs: string | number) => {
    if (ours !== theirs) wrong.push(`${payment.id}: ${what} is ${ours} here and ${theirs} there`);
  };
  same('status', payment.status, said.status);
  same('received', payment.receivedCents, said.receivedCents);
  same('refunded', payment.refundedCents, refunded);
  same('disputed', payment.disputedCents, held);
  same('cash', entered.get('cash') ?? 0, cash);
  return wrong;
}
