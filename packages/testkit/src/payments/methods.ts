import type { Stripe } from 'stripe';
import { unknownId, WireFault } from './fault.ts';
import { groupOf, type Params, textOf } from './params.ts';
import { type Method, newId, secondsOf, type World } from './state.ts';
import { isCardNumber, READY_METHODS } from './test-cards.ts';

/** A card as somebody typed it. Only test numbers go on from here, so that nothing is kept that could be somebody's card. */
export function makeMethod(world: World, params: Params): Method {
  if (textOf(params, 'type') !== 'card')
    throw new WireFault(400, { type: 'invalid_request_error', message: 'Only cards are known here.', param: 'type' });
  const card = groupOf(params, 'card');
  const number = (textOf(card, 'number', 40) ?? '').replaceAll(/[\s-]/g, '');
  if (!isCardNumber(number)) throw typed('incorrect_number', 'Your card number is incorrect.', 'number');
  const expMonth = Number(textOf(card, 'exp_month', 4) ?? Number.NaN);
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12)
    throw typed('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const expYear = fullYear(Number(textOf(card, 'exp_year', 4) ?? Number.NaN));
  const today = new Date(world.now());
  const isPast = expYear * 12 + expMonth <= today.getUTCFullYear() * 12 + today.getUTCMonth();
  if (!Number.isInteger(expYear) || isPast || expYear > today.getUTCFullYear() + 50)
    throw typed('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  const cvc = textOf(card, 'cvc', 10);
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw typed('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return keep(world, { id: newId('pm'), number, last4: number.slice(-4), expMonth, expYear });
}

export function findMethod(world: World, id: string): Method {
  const ready = READY_METHODS[id];
  if (ready !== undefined)
    return keep(world, { id: newId('pm'), number: ready, last4: ready.slice(-4), expMonth: 12, expYear: 2040 });
  const method = world.state.methods.get(id);
  if (!method) throw unknownId('PaymentMethod', id, 'payment_method');
  return method;
}

export function wireMethod(world: World, { id, last4, expMonth, expYear }: Method) {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    created: secondsOf(world),
    livemode: false,
    card: {
      brand: 'visa',
      last4,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      country: 'US',
    } as Stripe.PaymentMethod.Card,
    customer: null,
    metadata: {},
  } satisfies Pick<
    Stripe.PaymentMethod,
    'id' | 'object' | 'type' | 'created' | 'livemode' | 'card' | 'customer' | 'metadata'
  >;
}

function keep(world: World, method: Method): Method {
  world.state.methods.set(method.id, method);
  return method;
}

/** 29 is 2029. */
function fullYear(year: number): number {
  return year < 100 ? 2_000 + year : year;
}

function typed(code: string, message: string, param: string): WireFault {
  return new WireFault(402, { type: 'card_error', code, message, param });
}
