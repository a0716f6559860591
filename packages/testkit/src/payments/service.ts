import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@marquee/kernel';
import type { Stripe } from 'stripe';
import { control } from './control.ts';
import { BACKOFF_MS } from './delivery-plan.ts';
import { loadState, stateKeeper } from './keep-state.ts';
import { parseParams } from './params.ts';
import { createSender, type Sender } from './sender.ts';
import { createHandler } from './server.ts';
import { type Keys, newId, type State, secondsOf, type World } from './state.ts';
import { createTroubles } from './trouble.ts';

export interface PaymentServiceOptions {
  clock: Clock;
  /** 0 or absent: any that is free. */
  port?: number;
  /** Where events are sent; absent: nowhere. */
  webhookUrl?: string;
  /** Keeps the state over restarts. */
  file?: string;
  backoffMs?: readonly number[];
}

export interface PaymentService {
  /** `http://127.0.0.1:4242`, for STRIPE_ORIGIN; its page is there as well. */
  url: string;
  keys: Keys;
  state: State;
  /** As the buttons of its page; throws WireFault. */
  control: (name: string, params?: Record<string, string>) => unknown;
  /** Until nothing is under way to the endpoint. */
  settled: Sender['settled'];
  close: () => Promise<void>;
}

/** The shapes of events are those of this version, as the adapter asks for. */
const API_VERSION = '2026-10-28.endive';

/** A card payment provider on loopback that speaks Stripe's protocol (docs/decisions/049-local-payment-service.md). */
export async function startPaymentService(options: PaymentServiceOptions): Promise<PaymentService> {
  const state = loadState(options.file);
  const keeper = stateKeeper(options.file, state);
  let url = '';
  const world: World = {
    state,
    now: () => options.clock.now(),
    origin: () => url,
    modes: { delivery: 'normal', fees: 'at-once' },
    emit(type, object) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: secondsOf(world),
        data: { object: structuredClone(object) as Stripe.Event.Data['object'] },
        livemode: false,
        pending_webhooks: options.webhookUrl ? 1 : 0,
        request: { id: null, idempotency_key: null },
        type,
      } as Stripe.Event;
      state.events.set(event.id, event);
      sender.send(event);
    },
  };
  const sender = createSender(world, {
    url: options.webhookUrl ?? null,
    backoffMs: options.backoffMs ?? BACKOFF_MS,
    changed: keeper.changed,
  });
  const controlled = { world, sender, troubles: createTroubles() };
  const handle = createHandler(controlled, keeper.changed);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    keys: state.keys,
    state,
    control: (name, params = {}) => control(controlled, name, parseParams(new URLSearchParams(params).toString())),
    settled: sender.settled,
    async close() {
      sender.close();
      keeper.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
