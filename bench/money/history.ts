import type { FakePayments } from '@marquee/testkit';

interface Numbers {
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

const LATER = ['fee', 'refund-part', 'refund-all', 'dispute', 'win', 'lose', 'days', 'days'] as const;

/** What happens to one payment and to what it bought: up to a dozen acts. Nine in ten are paid, some after a declined card. */
export function actsOf(numbers: Numbers, ofProduct: readonly string[]): string[] {
  const later = Array.from({ length: 1 + numbers.below(10) }, () => numbers.pick([...LATER, ...ofProduct]));
  if (numbers.below(10) === 0) return numbers.below(2) === 0 ? ['decline'] : [];
  return [...(numbers.below(4) === 0 ? ['decline'] : []), 'pay', ...later];
}

/** Does at the provider what an act says, where it is its part and the provider would allow it; whether anything happened. */
export function happen(provider: FakePayments, intentId: string, act: string, numbers: Numbers): boolean {
  const payment = provider.payments.get(intentId);
  if (!payment) return false;
  const { status, receivedCents, refunds, disputes } = payment;
  const gone = refunds.filter((one) => one.status === 'succeeded' || one.status === 'pending');
  const taken = disputes.filter((one) => one.status === 'open' || one.status === 'lost');
  const left = receivedCents - [...gone, ...taken].reduce((sum, { amountCents }) => sum + amountCents, 0);
  switch (act) {
    case 'pay':
      if (status !== 'unpaid') return false;
      provider.succeed(intentId, { fee: numbers.below(2) === 0 ? null : 30 + numbers.below(60) });
      return true;
    case 'decline':
      if (status !== 'unpaid') return false;
      provider.fail(intentId);
      return true;
    case 'fee':
      if (status !== 'succeeded' || payment.feeCents !== null) return false;
      provider.payments.set(intentId, { ...payment, feeCents: 30 + numbers.below(60) });
      return true;
    case 'refund-part':
    case 'refund-all':
      if (left < 2) return false;
      provider.refundFromDashboard(intentId, act === 'refund-all' ? left : 1 + numbers.below(left - 1));
      return true;
    case 'dispute':
      if (left === 0 || taken.length > 0) return false;
      provider.dispute(intentId, { amountCents: left });
      return true;
    case 'win':
    case 'lose':
      if (!disputes.some((one) => one.status === 'open')) return false;
      provider.settleDispute(intentId, act === 'win' ? 'won' : 'lost');
      return true;
    default:
      return false;
  }
}
