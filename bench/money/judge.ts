import type { boosts } from '@marquee/db';
import type { Payment } from '@marquee/domain/payments';
import type { ProviderPayment } from '@marquee/kernel';

const DAY_MS = 86_400_000;

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

/** Where payment, books and boost differ from the provider, as sentences. */
export function differencesOf(
  said: ProviderPayment,
  {
    payment,
    boost,
    cashCents,
    isEventCancelled,
    now,
  }: {
    payment: Payment;
    boost: typeof boosts.$inferSelect;
    cashCents: number;
    isEventCancelled: boolean;
    now: number;
  },
): string[] {
  const { refunded, held, isOpen, cash } = sumsOf(said);
  const wrong: string[] = [];
  type Told = string | number | boolean | null;
  const same = (what: string, ours: Told, theirs: Told) => {
    if (ours !== theirs) wrong.push(`${payment.id}: ${what} is ${ours} here and ${theirs} there`);
  };
  same('status', payment.status, said.status);
  same('received', payment.receivedCents, said.receivedCents);
  same('refunded', payment.refundedCents, refunded);
  same('disputed', payment.disputedCents, held);
  same('cash', cashCents, cash);
  const kept = said.receivedCents - refunded - (isOpen ? 0 : held);
  const days = Math.floor((boost.durationDays * kept) / boost.amountCents);
  if (said.status !== 'succeeded') {
    if (boost.status === 'active' || boost.status === 'scheduled') wrong.push(`${boost.id}: runs unpaid`);
    return wrong;
  }
  if (boost.status === 'pending_payment') wrong.push(`${boost.id}: paid and waiting`);
  if (boost.status === 'active') {
    if (days < 1) wrong.push(`${boost.id}: runs with nothing paid`);
    if (isEventCancelled) wrong.push(`${boost.id}: runs for a cancelled event`);
    same('end', boost.endsAt, (boost.startsAt ?? 0) + days * DAY_MS);
    same('suspension', boost.isSuspended, isOpen);
    if ((boost.endsAt ?? 0) <= now) wrong.push(`${boost.id}: runs after its end`);
  }
  return wrong;
}
