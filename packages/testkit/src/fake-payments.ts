import {
  BadSignature,
  PaymentRefusal,
  type PaymentRequest,
  type Payments,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
} from '@marquee/kernel';
import { newDispute, newPayment, type Paid, pageOf, receivedOf, refundable } from './fake-payment-rules.ts';

/**
 * A payment provider in memory that keeps the rules of the port: a key makes one payment or one refund, and what was captured cannot be canceled.
 * Tests drive what a payer, a bank or somebody in the provider's dashboard does. Times are those of `clock`, ids count upward from `firstId`.
 */
export function fakePayments(clock: { now(): number } = { now: () => 0 }, firstId = 1) {
  const payments = new Map<string, ProviderPayment>();
  const requests = new Map<string, { request: string; intentId: string }>();
  let count = firstId - 1;
  const idOf = (kind: string) => `${kind}_fake${String(++count).padStart(6, '0')}`;

  function known(intentId: string): ProviderPayment {
    const payment = payments.get(intentId);
    if (!payment) throw new PaymentRefusal(`No such payment_intent: '${intentId}'`);
    return payment;
  }
  function change(intentId: string, fields: Partial<ProviderPayment>): ProviderPayment {
    const payment = { ...known(intentId), ...fields };
    payments.set(intentId, payment);
    return payment;
  }
  function addRefund(intentId: string, amountCents: number, key: string | null): ProviderRefund {
    const payment = known(intentId);
    if (amountCents <= 0 || amountCents > refundable(payment))
      throw new PaymentRefusal('The refund is larger than what is left of the payment.');
    const refund = { id: idOf('re'), amountCents, status: fake.refundStatus, key, at: clock.now() };
    change(intentId, { refunds: [...payment.refunds, refund] });
    return refund;
  }

  const fake = {
    isSetUp: true,
    browser: { publishableKey: 'pk_test_fake', formOrigin: null } as Payments['browser'],
    /** Before each call: throw what the provider should meet, such as RetryLater. */
    fault: (_verb: keyof Payments) => {},
    /** After the call took effect: throw to lose the answer. */
    answerLost: (_verb: keyof Payments) => {},
    refundStatus: 'succeeded' as ProviderRefund['status'],
    /** Verb and key or id of every call. */
    calls: [] as string[],
    payments,

    async start(request: PaymentRequest) {
      called('start', request.key);
      const text = JSON.stringify([request.amountCents, request.description, request.metadata]);
      const before = requests.get(request.key);
      if (before && before.request !== text) throw new PaymentRefusal('This key was used for another request.');
      const intentId = before?.intentId ?? idOf('pi');
      if (!before) {
        requests.set(request.key, { request: text, intentId });
        payments.set(intentId, newPayment(intentId, request, clock.now()));
      }
      fake.answerLost('start');
      return { intentId, clientSecret: `${intentId}_secret_fake` };
    },
    async read(intentId: string) {
      called('read', intentId);
      return payments.get(intentId) ?? null;
    },
    async cancel(intentId: string) {
      called('cancel', intentId);
      const { status } = known(intentId);
      const canceled = status === 'unpaid' ? change(intentId, { status: 'canceled' }) : known(intentId);
      fake.answerLost('cancel');
      return canceled;
    },
    async refund({ key, intentId, amountCents }: Parameters<Payments['refund']>[0]) {
      called('refund', key);
      const made = known(intentId).refunds.find((refund) => refund.key === key);
      const refund = made ?? addRefund(intentId, amountCents, key);
      fake.answerLost('refund');
      return refund;
    },
    /** The signature of a fake event is `valid`, its body the event as JSON. */
    async readEvent(body: Uint8Array, signature: string | null): Promise<ProviderEvent> {
      called('readEvent', '');
      if (signature !== 'valid') throw new BadSignature('The signature is missing, wrong or too old.');
      return JSON.parse(new TextDecoder().decode(body)) as ProviderEvent;
    },
    async list(span: Parameters<Payments['list']>[0]) {
      called('list', span.after ?? '');
      return pageOf([...payments.values()], span);
    },

    // What others do.
    succeed: (intentId: string, { fee = null }: Paid = {}) => change(intentId, receivedOf(known(intentId), fee)),
    fail: (intentId: string, failure = 'Your card was declined.') => change(intentId, { status: 'unpaid', failure }),
    processing: (intentId: string) => change(intentId, { status: 'processing' }),
    refundFromDashboard: (intentId: string, amountCents = refundable(known(intentId))) =>
      addRefund(intentId, amountCents, null),
    dispute: (intentId: string, given: Parameters<typeof newDispute>[3] = {}) => {
      const dispute = newDispute(idOf('dp'), known(intentId), clock.now(), given);
      change(intentId, { disputes: [...known(intentId).disputes, dispute] });
      return dispute;
    },
    /** A decision is final: only those that are still examined are decided. */
    settleDispute: (intentId: string, decision: 'won' | 'lost') =>
      change(intentId, {
        disputes: known(intentId).disputes.map((dispute) =>
          dispute.status === 'open' ? { ...dispute, status: decision } : dispute,
        ),
      }),
    settleRefund: (intentId: string, refundId: string, status: ProviderRefund['status']) =>
      change(intentId, {
        refunds: known(intentId).refunds.map((one) => (one.id === refundId ? { ...one, status } : one)),
      }),
    /** A signed message about a payment, for readEvent. */
    event: (intentId: string | null, kind = 'payment_intent.succeeded', id = idOf('evt')) => {
      const event: ProviderEvent = { id, kind, intentId, at: clock.now() };
      return { body: new TextEncoder().encode(JSON.stringify(event)), signature: 'valid', event };
    },
  };
  function called(verb: keyof Payments, about: string): void {
    fake.calls.push(`${verb} ${about}`.trim());
    if (!fake.isSetUp) throw new PaymentRefusal('No payment provider is configured.');
    fake.fault(verb);
  }
  return fake satisfies Payments;
}

export type FakePayments = ReturnType<typeof fakePayments>;
