import type { Stripe } from 'stripe';
import { move } from './balance.ts';
import { paidCharge } from './charges.ts';
import { badParam, missing, unknownId, wrongState } from './fault.ts';
import { findIntent } from './intents.ts';
import { amountOf, metadataOf, onlyParams, type Params, textOf } from './params.ts';
import { idIn, newId, secondsOf, type World } from './state.ts';

const KNOWN = ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'];

/** Of the whole payment, or of a part. */
export function createRefund(world: World, params: Params): Stripe.Refund {
  onlyParams(params, KNOWN);
  const charge = chargeOf(world, params);
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed && hasOpenDispute(world, charge.id))
    throw wrongState(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0)
    throw wrongState(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.amount === undefined ? left : amountOf(params);
  if (amount > left)
    throw wrongState(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  return refundCharge(world, charge, amount, metadataOf(params), textOf(params, 'reason') ?? null);
}

function refundCharge(
  world: World,
  charge: Stripe.Charge,
  amount: number,
  metadata: Record<string, string>,
  reason: string | null,
): Stripe.Refund {
  const id = newId('re');
  // The provider keeps its fee of the payment.
  const booked = move(world, {
    amount: -amount,
    fee: 0,
    source: id,
    type: 'refund',
    category: 'refund',
    description: 'REFUND FOR CHARGE',
  });
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: booked.id,
    charge: charge.id,
    created: secondsOf(world),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.state.refunds.set(id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  return refund;
}

/** The payer's bank sent the money back. */
export function failRefund(world: World, id: string): Stripe.Refund {
  const refund = findRefund(world, id);
  if (refund.status === 'failed') throw wrongState('This refund has failed already.');
  const { amount } = refund;
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  const back = { amount, fee: 0, source: id, type: 'refund_failure', category: 'refund_failure' } as const;
  refund.failure_balance_transaction = move(world, { ...back, description: 'REFUND FAILURE' }).id;
  const charge = world.state.charges.get(idIn(refund.charge));
  if (charge) {
    charge.amount_refunded -= amount;
    charge.refunded = false;
  }
  world.emit('refund.failed', refund);
  world.emit('charge.refund.updated', refund);
  return refund;
}

function findRefund(world: World, id: string): Stripe.Refund {
  const refund = world.state.refunds.get(id);
  if (!refund) throw unknownId('refund', id);
  return refund;
}

function chargeOf(world: World, params: Params): Stripe.Charge {
  const chargeId = textOf(params, 'charge');
  const intentId = textOf(params, 'payment_intent');
  if (chargeId === undefined && intentId === undefined) throw missing('payment_intent');
  const charge =
    chargeId === undefined
      ? paidCharge(world, findIntent(world, intentId ?? '', 'payment_intent').id)
      : world.state.charges.get(chargeId);
  if (charge?.paid) return charge;
  if (chargeId !== undefined && !charge) throw unknownId('charge', chargeId, 'charge');
  throw badParam(
    `This PaymentIntent (${intentId ?? ''}) does not have a successful charge to refund.`,
    'payment_intent',
  );
}

function hasOpenDispute(world: World, chargeId: string): boolean {
  return [...world.state.disputes.values()].some(
    ({ charge, is_charge_refundable: isRefundable }) => charge === chargeId && !isRefundable,
  );
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
