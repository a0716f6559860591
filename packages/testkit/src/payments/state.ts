import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

export interface Keys {
  secret: string;
  publishable: string;
  /** With which messages are signed. */
  webhook: string;
}

/** One attempt, or one that is due, to bring an event to the endpoint. */
export interface Delivery {
  id: string;
  eventId: string;
  attempt: number;
  /** `held` until somebody releases it, `dropped` for good. */
  status: 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped';
  /** Milliseconds. */
  dueAt: number;
  /** What the endpoint answered, for people. */
  answer: string;
}

/** The answer that a key of a request was given, in order to give it again. */
export interface SavedAnswer {
  request: string;
  status: number;
  body: string;
  requestId: string;
  /** Milliseconds. */
  at: number;
}

export interface Method {
  id: string;
  number: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Everything, by id and in the order in which it was made. Objects name each other by id, as the provider's do before they are expanded. */
export interface State {
  keys: Keys;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  transactions: Map<string, Stripe.BalanceTransaction>;
  methods: Map<string, Method>;
  events: Map<string, Stripe.Event>;
  deliveries: Map<string, Delivery>;
  answers: Map<string, SavedAnswer>;
}

export interface World {
  state: State;
  /** Milliseconds. */
  now: () => number;
  /** Of this service, `http://127.0.0.1:4242`. */
  origin: () => string;
  modes: Modes;
  /** Records what happened and sends it to the endpoint. */
  emit: (type: string, object: object) => void;
}

export interface Modes {
  delivery: 'normal' | 'late' | 'double' | 'shuffle' | 'hold' | 'drop';
  /** Whether the provider knows its fee as soon as the money has come, or when it is told to. */
  fees: 'at-once' | 'on-demand';
}

export function emptyState(): State {
  return {
    keys: { secret: newId('sk_test'), publishable: newId('pk_test'), webhook: newId('whsec') },
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    transactions: new Map(),
    methods: new Map(),
    events: new Map(),
    deliveries: new Map(),
    answers: new Map(),
  };
}

/** `pi_` and 24 characters that cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The provider's times are seconds. */
export function secondsOf(world: Pick<World, 'now'>): number {
  return Math.floor(world.now() / 1_000);
}

/** The latest first. */
export function newestFirst<T>(all: ReadonlyMap<string, T>): T[] {
  return [...all.values()].reverse();
}
