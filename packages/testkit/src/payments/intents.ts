import type { Stripe } from 'stripe';
import { badParam, unknownId, wrongState } from './fault.ts';
import { amountOf, groupOf, metadataOf, needText, onlyParams, type Params, textOf, tooSmall } from './params.ts';
import { newId, secondsOf, type World } from './state.ts';

const KNOWN = ['amount', 'automatic_payment_methods', 'currency', 'description', 'expand', 'metadata'];
/** What the browser that pays may see (docs.stripe.com/api/payment_intents/retrieve: a subset with the client secret). */
const PUBLIC = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies ReadonlyArray<keyof Stripe.PaymentIntent>;

export function createIntent(world: World, params: Params): Stripe.PaymentIntent {
  onlyParams(params, KNOWN);
  const amount = amountOf(params);
  const currency = needText(params, 'currency');
  if (currency !== 'usd') throw badParam(`Invalid currency: ${currency}. This service knows usd only.`, 'currency');
  if (amount < 50) throw tooSmall();
  const automatic = groupOf(params, 'automatic_payment_methods');
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: {
      enabled: automatic.enabled !== 'false',
      allow_redirects: automatic.allow_redirects === 'never' ? 'never' : 'always',
    },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: secondsOf(world),
    currency,
    customer: null,
    customer_account: null,
    description: textOf(params, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataOf(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  world.state.intents.set(id, intent);
  world.emit('payment_intent.created', intent);
  return intent;
}

export function findIntent(world: World, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = world.state.intents.get(id);
  if (!intent) throw unknownId('payment_intent', id, param);
  return intent;
}

/** With the publishable key, an intent is there for whoever has its client secret. */
export function findPublicIntent(world: World, id: string, params: Params): Stripe.PaymentIntent {
  const intent = findIntent(world, id);
  if (needText(params, 'client_secret') !== intent.client_secret) throw unknownId('payment_intent', id, 'intent');
  return intent;
}

export function publicIntent(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(PUBLIC.map((name) => [name, intent[name]]));
}

export function cancelIntent(world: World, id: string, params: Params): Stripe.PaymentIntent {
  onlyParams(params, ['cancellation_reason', 'expand']);
  const intent = findIntent(world, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw wrongState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_reauthorization, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  intent.status = 'canceled';
  intent.canceled_at = secondsOf(world);
  intent.cancellation_reason = textOf(params, 'cancellation_reason') ?? null;
  intent.next_action = null;
  world.emit('payment_intent.canceled', intent);
  return intent;
}
