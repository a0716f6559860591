import { type Clock, PaymentRefusal, systemClock } from '@marquee/kernel';
import type * as Sdk from 'stripe';
import { thrownFor } from './stripe-errors.ts';

export interface StripeSettings {
  /** `sk_live_…` or a restricted key `rk_live_…`. */
  secretKey?: string | undefined;
  publishableKey?: string | undefined;
  /** `whsec_…` of our webhook endpoint. */
  webhookSecret?: string | undefined;
  /** The origin of a stand-in of the same protocol. */
  origin?: string | undefined;
  /** By which messages are too old; else the system's. */
  clock?: Clock;
  /** For one call of the port, however many requests it makes. */
  timeoutMs?: number;
}

/** A person waits for most calls, and the database of the API has the same limit. */
const TIMEOUT_MS = 10_000;

/** Given with each request of one call: what is left of its time. */
export type Options = (more?: { idempotencyKey: string }) => Sdk.Stripe.RequestOptions;
export type Ask<T> = (stripe: Sdk.Stripe, options: Options) => Promise<T>;

/** All three keys are there: with less, money could come in that nobody notices, or a form could open that nobody can pay with. */
export function hasKeys({ secretKey, publishableKey, webhookSecret }: StripeSettings): boolean {
  return Boolean(secretKey && publishableKey && webhookSecret);
}

/**
 * Runs one call of the port. The SDK is loaded with the first one, so that a Worker which is asked for something else starts faster. It does not
 * retry: jobs have their own back-off, a person may try again at once, and our keys make both safe.
 */
export async function askStripe<T>(settings: StripeSettings, ask: Ask<T>): Promise<T> {
  if (!hasKeys(settings)) throw notSetUp();
  const sdk = await import('stripe');
  const until = systemClock.now() + (settings.timeoutMs ?? TIMEOUT_MS);
  const options: Options = (more) => ({ ...more, timeout: Math.max(1, until - systemClock.now()) });
  try {
    return await ask(clientOf(sdk, settings), options);
  } catch (error) {
    throw thrownFor(sdk, error, settings.secretKey ?? '');
  }
}

export function notSetUp(): PaymentRefusal {
  return new PaymentRefusal('No payment provider is configured.');
}

function clientOf(sdk: typeof Sdk, { secretKey = '', origin }: StripeSettings): Sdk.Stripe {
  return new sdk.Stripe(secretKey, {
    // That of the SDK's types: another one may have other shapes.
    apiVersion: '2026-10-28.endive',
    httpClient: sdk.Stripe.createFetchHttpClient((url, init) => fetch(url, { ...init, redirect: 'manual' })),
    maxNetworkRetries: 0,
    telemetry: false,
    ...addressOf(origin),
  });
}

function addressOf(origin: string | undefined): Pick<Sdk.Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!origin) return {};
  const { protocol, hostname, port } = new URL(origin);
  const isPlain = protocol === 'http:';
  return { host: hostname, protocol: isPlain ? 'http' : 'https', port: port || (isPlain ? '80' : '443') };
}
