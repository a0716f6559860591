import type { Stripe } from 'stripe';
import { makeCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { missing, WireFault, wrongState } from './fault.ts';
import { findMethod, makeMethod } from './methods.ts';
import { groupOf, onlyParams, type Params, textOf } from './params.ts';
import type { Method, World } from './state.ts';
import { type CardBehavior, NO_TEST_CARD, TEST_CARDS } from './test-cards.ts';

const KNOWN = [
  'client_secret',
  'expand',
  'key',
  'payment_method',
  'payment_method_data',
  'return_url',
  'use_stripe_sdk',
];

/** Pays, or asks for a proof first. A card that is declined is a 402 with the payment as it is then. */
export function confirmIntent(world: World, intent: Stripe.PaymentIntent, params: Params): Stripe.PaymentIntent {
  onlyParams(params, KNOWN);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw tooLate(intent);
  const methodId = textOf(params, 'payment_method');
  const data = groupOf(params, 'payment_method_data');
  if (methodId === undefined && Object.keys(data).length === 0) throw missing('payment_method');
  const method = methodId === undefined ? makeMethod(world, data) : findMethod(world, methodId);
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  const behavior = TEST_CARDS[method.number] ?? NO_TEST_CARD;
  if (!behavior.needsProof) return pay(world, intent, method, behavior);
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${world.origin()}/three_d_secure/${intent.id}` },
  };
  world.emit('payment_intent.requires_action', intent);
  return intent;
}

/** What the payer did at their bank. */
export function proveIntent(world: World, intent: Stripe.PaymentIntent, isProven: boolean): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') throw wrongState('This payment waits for no authentication.');
  const method = findMethod(world, String(intent.payment_method));
  intent.next_action = null;
  if (isProven) return pay(world, intent, method, TEST_CARDS[method.number] ?? {});
  fail(intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  world.emit('payment_intent.payment_failed', intent);
  return intent;
}

function pay(world: World, intent: Stripe.PaymentIntent, method: Method, behavior: CardBehavior): Stripe.PaymentIntent {
  const { refusal } = behavior;
  const charge = makeCharge(world, intent, method, refusal);
  intent.latest_charge = charge.id;
  if (refusal) {
    const { code, message, declineCode } = refusal;
    const error = {
      type: 'card_error' as const,
      code,
      message,
      charge: charge.id,
      ...(declineCode ? { decline_code: declineCode } : {}),
    };
    fail(intent, error);
    world.emit('charge.failed', charge);
    world.emit('payment_intent.payment_failed', intent);
    throw new WireFault(402, { ...error, payment_intent: intent }, true);
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
  if (behavior.isDisputed) openDispute(world, charge);
  return intent;
}

/** The payer may try another card. */
function fail(intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = error;
}

function tooLate(intent: Stripe.PaymentIntent): WireFault {
  const message =
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : 'You cannot confirm this PaymentIntent because it has a status of canceled.';
  return wrongState(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
