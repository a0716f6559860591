import type { Stripe } from 'stripe';
import { dueAtOf, nextAttempt } from './delivery-plan.ts';
import { signatureOf } from './sign.ts';
import { type Delivery, newId, type World } from './state.ts';

const PATIENCE_MS = 10_000;

export interface Sender {
  /** By the mode that is set. */
  send: (event: Stripe.Event) => void;
  /** Once more, at once, in whatever mode. */
  resend: (eventId: string) => void;
  /** Sends what is held. */
  release: (order: 'oldest' | 'newest' | 'shuffled') => void;
  /** Until nothing is under way or due within this time. */
  settled: (withinMs?: number) => Promise<void>;
  close: () => void;
}

/** Brings events to the endpoint one after the other, those that are sent twice both at once, and tries again what was not taken. */
export function createSender(
  world: World,
  { url, backoffMs, changed }: { url: string | null; backoffMs: readonly number[]; changed: () => void },
): Sender {
  const { deliveries, events, keys } = world.state;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  const waiting = () => [...deliveries.values()].filter(({ status }) => status === 'waiting');
  const due = () =>
    waiting()
      .filter(({ dueAt }) => dueAt <= world.now())
      .sort((a, b) => a.dueAt - b.dueAt);
  function add(eventId: string, dueAt: number, status: Delivery['status'] = 'waiting', attempt = 1): void {
    if (url === null) return;
    const id = newId('dlv');
    deliveries.set(id, { id, eventId, attempt, status, dueAt, answer: '' });
    wake();
  }
  function wake(): void {
    clearTimeout(timer);
    if (closed || running) return;
    const next = Math.min(...waiting().map(({ dueAt }) => dueAt));
    if (!Number.isFinite(next)) return;
    timer = setTimeout(
      () => {
        running = run().finally(() => {
          running = undefined;
          wake();
        });
      },
      Math.max(0, next - world.now()),
    ).unref();
  }
  async function run(): Promise<void> {
    for (let some = due(); some.length > 0 && !closed; some = due()) {
      const same = some.filter(({ eventId }) => eventId === some[0]?.eventId);
      await Promise.all(same.map(attempt));
    }
  }
  async function attempt(delivery: Delivery): Promise<void> {
    const event = events.get(delivery.eventId);
    const answer = event ? await post(event) : { ok: true, text: 'the event was forgotten' };
    delivery.status = answer.ok ? 'delivered' : 'failed';
    delivery.answer = answer.text;
    if (event && answer.ok) event.pending_webhooks = 0;
    const retry = answer.ok ? null : nextAttempt(delivery, backoffMs, world.now());
    if (retry) add(delivery.eventId, retry.dueAt, 'waiting', retry.attempt);
    changed();
  }
  async function post(event: Stripe.Event): Promise<{ ok: boolean; text: string }> {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url ?? '', {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, keys.webhook, Math.floor(world.now() / 1_000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = (await response.text()).slice(0, 200);
      return { ok: response.ok, text: `${response.status} ${text}`.trim() };
    } catch (error) {
      return { ok: false, text: error instanceof Error ? error.message : 'no answer' };
    }
  }

  wake();
  return {
    send(event) {
      for (const { dueAt, status } of dueAtOf(world.modes.delivery, world.now())) add(event.id, dueAt, status);
    },
    resend: (eventId) => add(eventId, world.now()),
    release(order) {
      const held = [...deliveries.values()].filter(({ status }) => status === 'held');
      if (order === 'newest') held.reverse();
      if (order === 'shuffled') held.sort(() => Math.random() - 0.5);
      const now = world.now();
      // The order is that of their times; all of them are due.
      for (const [at, delivery] of held.entries()) {
        delivery.status = 'waiting';
        delivery.dueAt = now - held.length + at;
      }
      wake();
    },
    async settled(withinMs = 0) {
      while (running || waiting().some(({ dueAt }) => dueAt <= world.now() + withinMs))
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
