import type { ProviderDispute, ProviderPayment, ProviderRefund } from '@marquee/kernel';
import * as fc from '@marquee/testkit/properties';

/** What can happen to a payment at the provider. */
export type Act =
  | { act: 'pay'; fee: number | null }
  | { act: 'fee'; fee: number }
  | { act: 'fail' }
  | { act: 'refund'; cents: number; isPending?: boolean }
  | { act: 'refund-over'; status: 'succeeded' | 'failed' }
  | { act: 'dispute'; share: number; isWarning: boolean }
  | { act: 'dispute-over'; status: 'won' | 'lost' };

export const UNPAID: ProviderPayment = {
  intentId: 'pi_1',
  status: 'unpaid',
  amountCents: 900,
  receivedCents: 0,
  feeCents: null,
  currency: 'usd',
  metadata: {},
  failure: null,
  cardLast4: null,
  refunds: [],
  disputes: [],
  createdAt: 0,
};

export const ACTS: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('pay' as const), fee: fc.option(fc.integer({ min: 1, max: 80 })) }),
  fc.record({ act: fc.constant('fee' as const), fee: fc.integer({ min: 1, max: 80 }) }),
  fc.record({ act: fc.constant('fail' as const) }),
  fc.record({ act: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 900 }), isPending: fc.boolean() }),
  fc.record({
    act: fc.constant('refund-over' as const),
    status: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({ act: fc.constant('dispute' as const), share: fc.integer({ min: 1, max: 4 }), isWarning: fc.boolean() }),
  fc.record({ act: fc.constant('dispute-over' as const), status: fc.constantFrom('won' as const, 'lost' as const) }),
);

/** The payment after an act; an act that the provider would refuse changes nothing. */
export function applied(payment: ProviderPayment, act: Act): ProviderPayment {
  const isPaid = payment.status === 'succeeded';
  const left = leftOf(payment);
  const at = payment.refunds.length + payment.disputes.length + 1;
  switch (act.act) {
    case 'pay':
      return isPaid
        ? payment
        : { ...payment, status: 'succeeded', receivedCents: payment.amountCents, feeCents: act.fee };
    case 'fee':
      return isPaid && payment.feeCents === null ? { ...payment, feeCents: act.fee } : payment;
    case 'fail':
      return isPaid ? payment : { ...payment, failure: 'Your card was declined.' };
    case 'refund': {
      const amountCents = Math.min(act.cents, left);
      if (amountCents <= 0) return payment;
      const status: ProviderRefund['status'] = act.isPending ? 'pending' : 'succeeded';
      return { ...payment, refunds: [...payment.refunds, { id: `re_${at}`, amountCents, status, key: null, at }] };
    }
    case 'refund-over': {
      const pending = payment.refunds.findLast(({ status }) => status === 'pending');
      const over = payment.refunds.map((one) => (one === pending ? { ...one, status: act.status } : one));
      return { ...payment, refunds: over };
    }
    case 'dispute': {
      const amountCents = Math.floor(left / act.share);
      if (amountCents <= 0) return payment;
      const status: ProviderDispute['status'] = act.isWarning ? 'warning' : 'open';
      const feeCents = act.isWarning ? 0 : 1_500;
      return { ...payment, disputes: [...payment.disputes, { id: `dp_${at}`, amountCents, feeCents, status, at }] };
    }
    case 'dispute-over': {
      const open = payment.disputes.findLast(({ status }) => status === 'open');
      return {
        ...payment,
        disputes: payment.disputes.map((one) => (one === open ? { ...one, status: act.status } : one)),
      };
    }
  }
}

function leftOf({ receivedCents, refunds, disputes }: ProviderPayment): number {
  const gone = refunds.filter(({ status }) => status === 'pending' || status === 'succeeded');
  const taken = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  return receivedCents - [...gone, ...taken].reduce((sum, { amountCents }) => sum + amountCents, 0);
}
