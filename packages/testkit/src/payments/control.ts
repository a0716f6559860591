import { paidCharge, settleAll } from './charges.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { badParam, unknownId, WireFault } from './fault.ts';
import { needText, type Params, textOf } from './params.ts';
import { createRefund, failRefund } from './refunds.ts';
import type { Sender } from './sender.ts';
import type { Modes, World } from './state.ts';
import type { Troubles } from './trouble.ts';

export interface Controlled {
  world: World;
  sender: Sender;
  troubles: Troubles;
}

type Control = (controlled: Controlled, params: Params) => unknown;

export const DELIVERY_MODES: ReadonlyArray<Modes['delivery']> = ['normal', 'late', 'double', 'shuffle', 'hold', 'drop'];
const ORDERS = ['oldest', 'newest', 'shuffled'] as const;

/** What a bank, somebody in the provider's dashboard, or a bad day does. */
const CONTROLS: Readonly<Record<string, Control>> = {
  refund: ({ world }, params) => createRefund(world, params),
  'fail-refund': ({ world }, params) => failRefund(world, needText(params, 'refund')),
  dispute: ({ world }, params) => openDispute(world, chargeOf(world, params), textOf(params, 'inquiry') === 'true'),
  'close-dispute': ({ world }, params) =>
    closeDispute(world, needText(params, 'dispute'), oneOf(params, 'outcome', ['won', 'lost'])),
  resend: ({ world, sender }, params) => {
    const eventId = needText(params, 'event');
    if (!world.state.events.has(eventId)) throw unknownId('event', eventId);
    sender.resend(eventId);
  },
  release: ({ sender }, params) => sender.release(oneOf(params, 'order', ORDERS)),
  delivery: ({ world }, params) => {
    world.modes.delivery = oneOf(params, 'mode', DELIVERY_MODES);
  },
  fees: ({ world }, params) => {
    world.modes.fees = oneOf(params, 'mode', ['at-once', 'on-demand']);
  },
  settle: ({ world }) => settleAll(world),
  trouble: ({ troubles }, params) => troubles.add(params),
  'clear-troubles': ({ troubles }) => troubles.clear(),
};

export function control(controlled: Controlled, name: string, params: Params): unknown {
  const run = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined;
  if (!run) throw new WireFault(404, { type: 'invalid_request_error', message: 'There is no such control.' });
  return run(controlled, params);
}

function chargeOf(world: World, params: Params) {
  const intentId = needText(params, 'payment_intent');
  const charge = paidCharge(world, intentId);
  if (!charge) throw badParam('This payment has no successful charge.', 'payment_intent');
  return charge;
}

function oneOf<T extends string>(params: Params, name: string, allowed: readonly T[]): T {
  const value = needText(params, name);
  const found = allowed.find((one) => one === value);
  if (!found) throw badParam(`Must be one of ${allowed.join(', ')}.`, name);
  return found;
}
