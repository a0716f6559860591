import { PaymentRefusal, type Payments, type ProviderPayment, type ProviderRefund } from '@marquee/kernel';
import type * as Sdk from 'stripe';
import { type Ask, askStripe, hasKeys, type Options, type StripeSettings } from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { listPayments, readPayment, refundsOf } from './stripe-reads.ts';
import { refundOf } from './stripe-shapes.ts';

export type { StripeSettings } from './stripe-client.ts';

/** Payments by Stripe's API, or a server with the same protocol (docs/decisions/049-local-payment-service.md). */
export function stripePayments(settings: StripeSettings): Payments {
  const ask = <T>(call: Ask<T>) => askStripe(settings, call);
  const { publishableKey = '', origin } = settings;
  return {
    isSetUp: hasKeys(settings),
    browser: hasKeys(settings) ? { publishableKey, formOrigin: origin ? new URL(origin).origin : null } : null,
    start: ({ key, amountCents, description, metadata }) =>
      ask(async (stripe, options) => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            description,
            metadata: { ...metadata },
            // Methods that send the payer elsewhere would lose the page that they pay on; a card's own check is shown above it.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          options({ idempotencyKey: key }),
        );
        if (intent.client_secret === null) throw new PaymentRefusal('The payment provider gave no client secret.');
        return { intentId: intent.id, clientSecret: intent.client_secret };
      }),
    read: (intentId) => ask((stripe, options) => readPayment(stripe, options, intentId)),
    cancel: (intentId) => ask((stripe, options) => cancelPayment(stripe, options, intentId)),
    refund: (given) => ask((stripe, options) => refundPayment(stripe, options, given)),
    readEvent: (body, signature) => readStripeEvent(settings, body, signature),
    list: (span) => ask((stripe, options) => listPayments(stripe, options, span)),
  };
}

async function cancelPayment(stripe: Sdk.Stripe, options: Options, intentId: string): Promise<ProviderPayment> {
  const before = await readPayment(stripe, options, intentId);
  if (!before) throw new PaymentRefusal('The payment provider does not know this payment.');
  if (before.status === 'succeeded' || before.status === 'canceled') return before;
  try {
    await stripe.paymentIntents.cancel(intentId, {}, options());
  } catch (error) {
    // It was paid, or canceled, between the two requests.
    if ((error as Partial<Sdk.Stripe.errors.StripeError>).code !== 'payment_intent_unexpected_state') throw error;
  }
  return (await readPayment(stripe, options, intentId)) ?? before;
}

/** Looks first, because the provider forgets keys after a day. A refund that failed keeps its key: another try is another refund. */
async function refundPayment(
  stripe: Sdk.Stripe,
  options: Options,
  { key, intentId, amountCents }: { key: string; intentId: string; amountCents: number },
): Promise<ProviderRefund> {
  const made = (await refundsOf(stripe, options, intentId)).find(({ metadata }) => metadata?.key === key);
  const refund =
    made ??
    (await stripe.refunds.create(
      { payment_intent: intentId, amount: amountCents, metadata: { key } },
      options({ idempotencyKey: key }),
    ));
  return refundOf(refund);
}
