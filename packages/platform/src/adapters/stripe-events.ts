import { BadSignature, type ProviderEvent, systemClock } from '@marquee/kernel';
import type { Stripe } from 'stripe';
import { hasKeys, notSetUp, type StripeSettings } from './stripe-client.ts';

/** An older message may be one that somebody recorded and sends again. Retries of the provider are signed anew. */
const TOLERANCE_SECONDS = 300;

/** When it was signed, in seconds; the provider's library refuses what is too old, and takes what is from the future. */
const signedAt = (signature: string) => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);

/** Checks the signature over the bytes as they came (docs.stripe.com/webhooks/signature). Throws BadSignature. */
export async function readStripeEvent(
  settings: StripeSettings,
  body: Uint8Array,
  signature: string | null,
): Promise<ProviderEvent> {
  if (!hasKeys(settings)) throw notSetUp();
  if (!signature) throw new BadSignature('The signature is missing.');
  const { Stripe } = await import('stripe');
  const crypto = Stripe.createSubtleCryptoProvider();
  const receivedAt = (settings.clock ?? systemClock).now();
  if (signedAt(signature) * 1_000 - receivedAt > TOLERANCE_SECONDS * 1_000)
    throw new BadSignature('The signature is from the future.');
  const event = await Stripe.webhooks
    .constructEventAsync(body, signature, settings.webhookSecret ?? '', TOLERANCE_SECONDS, crypto, receivedAt)
    .catch(() => null);
  if (!isEvent(event)) throw new BadSignature('The signature is wrong or too old.');
  return { id: event.id, kind: event.type, intentId: intentOf(event.data.object), at: event.created * 1_000 };
}

/** A message with our signature is the provider's; of another protocol, it is none that we know. */
function isEvent(event: Stripe.Event | null): event is Stripe.Event {
  const { id, type, created, data }: Partial<Stripe.Event> = event ?? {};
  return typeof id === 'string' && typeof type === 'string' && typeof created === 'number' && isObject(data?.object);
}

/** Of a payment intent its id; charges, refunds and disputes name theirs. */
function intentOf(about: object): string | null {
  const { object, id, payment_intent: named } = about as { object?: string; id?: string; payment_intent?: unknown };
  if (object === 'payment_intent') return id ?? null;
  const intentId = isObject(named) ? (named as { id?: unknown }).id : named;
  return typeof intentId === 'string' ? intentId : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
