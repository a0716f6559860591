import type { Stripe } from 'stripe';
import { feeOf, move } from './balance.ts';
import { type Method, newId, secondsOf, type World } from './state.ts';
import type { CardBehavior } from './test-cards.ts';

/** An attempt to take the money: without a refusal it came. */
export function makeCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Method,
  refusal: CardBehavior['refusal'],
): Stripe.Charge {
  const { id: intentId, amount, currency, description, metadata } = intent;
  const came = refusal === undefined;
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: came ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'MARQUEE',
    captured: came,
    created: secondsOf(world),
    currency,
    customer: null,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...metadata },
    on_behalf_of: null,
    outcome: null,
    paid: came,
    payment_intent: intentId,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { last4: method.last4 } } as Stripe.Charge.PaymentMethodDetails,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: came ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  world.state.charges.set(charge.id, charge);
  if (came && world.modes.fees === 'at-once') settle(world, charge);
  return charge;
}

/** The provider books the money, and its fee is known from then on. */
function settle(world: World, charge: Stripe.Charge): void {
  const { amount, id: source, description } = charge;
  const fee = feeOf(amount);
  charge.balance_transaction = move(world, { amount, fee, source, type: 'charge', category: 'charge', description }).id;
}

/** Books what is not booked yet. */
export function settleAll(world: World): void {
  for (const charge of world.state.charges.values()) {
    if (!charge.paid || charge.balance_transaction !== null) continue;
    settle(world, charge);
    world.emit('charge.updated', charge);
  }
}

/** The charge that took the money of a payment. */
export function paidCharge(world: World, intentId: string): Stripe.Charge | undefined {
  return [...world.state.charges.values()].find((one) => one.payment_intent === intentId && one.paid);
}
