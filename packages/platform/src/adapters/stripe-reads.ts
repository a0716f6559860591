import type { ProviderPayment } from '@marquee/kernel';
import type * as Sdk from 'stripe';
import type { Options } from './stripe-client.ts';
import { paymentOf } from './stripe-shapes.ts';

/** What an identifier may look like; anything else is not sent, because it becomes a part of an address. */
const INTENT_ID = /^pi_\w{1,200}$/;
/** The most that the provider gives at once. */
const MOST = 100;
/** Two requests for each paid payment: a Worker may make fifty in all, and a provider in test mode takes 25 a second. */
const PAGE = 20;
const AT_ONCE = 5;

/** Null: the provider does not know it. */
export async function readPayment(
  stripe: Sdk.Stripe,
  options: Options,
  intentId: string,
): Promise<ProviderPayment | null> {
  if (!INTENT_ID.test(intentId)) return null;
  const intent = await stripe.paymentIntents
    .retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }, options())
    .catch((error: unknown) => {
      if ((error as Partial<Sdk.Stripe.errors.StripeError>).code === 'resource_missing') return null;
      throw error;
    });
  return intent && wholePayment(stripe, options, intent);
}

async function wholePayment(
  stripe: Sdk.Stripe,
  options: Options,
  intent: Sdk.Stripe.PaymentIntent,
): Promise<ProviderPayment> {
  // Nothing can be given back or disputed before money came.
  if (intent.amount_received === 0) return paymentOf(intent, [], []);
  const [refunds, disputes] = await Promise.all([
    refundsOf(stripe, options, intent.id),
    every((after) => stripe.disputes.list({ payment_intent: intent.id, limit: MOST, ...after }, options())),
  ]);
  return paymentOf(intent, refunds, disputes);
}

export function refundsOf(stripe: Sdk.Stripe, options: Options, intentId: string): Promise<Sdk.Stripe.Refund[]> {
  return every((after) => stripe.refunds.list({ payment_intent: intentId, limit: MOST, ...after }, options()));
}

/** The provider's times are whole seconds, and so is the span. */
export async function listPayments(
  stripe: Sdk.Stripe,
  options: Options,
  { from, until, after }: { from: number; until: number; after: string | null },
): Promise<{ payments: ProviderPayment[]; next: string | null }> {
  const page = await stripe.paymentIntents.list(
    {
      created: { gte: Math.ceil(from / 1_000), lt: Math.ceil(until / 1_000) },
      limit: PAGE,
      expand: ['data.latest_charge.balance_transaction'],
      ...(after === null ? {} : { starting_after: after }),
    },
    options(),
  );
  const payments: ProviderPayment[] = [];
  for (let at = 0; at < page.data.length; at += AT_ONCE) {
    const some = page.data.slice(at, at + AT_ONCE);
    payments.push(...(await Promise.all(some.map((intent) => wholePayment(stripe, options, intent)))));
  }
  return { payments, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
}

/** All pages. Not by the SDK's own iteration, whose later pages would not know how much time is left. */
async function every<T extends { id: string }>(
  page: (after: { starting_after?: string }) => Promise<Sdk.Stripe.ApiList<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const { data, has_more: hasMore } = await page(last === undefined ? {} : { starting_after: last });
    all.push(...data);
    if (!hasMore || data.length === 0) return all;
  }
}
