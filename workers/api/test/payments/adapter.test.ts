import { BadSignature, fixedClock, PaymentRefusal, RetryLater } from '@marquee/kernel';
import { stripePayments } from '@marquee/platform';
import { afterEach, expect, it, vi } from 'vitest';

/** The SDK's build for Workers; every row of the port is tested before the local payment service (packages/platform/test/payments). */
const SECRET = 'whsec_of_the_test';
const clock = fixedClock('2026-12-03T20:00:00Z');
const payments = stripePayments({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET, clock });
const REQUEST = { key: 'boost/1', amountCents: 2_500, description: 'A boost', metadata: { boostId: 'b1' } };

function answering(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

async function signed(body: string, secret: string, at: number): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${at}.${body}`)));
  return `t=${at},v1=${[...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

it('asks the provider as its protocol says', async () => {
  const fetched = answering(200, { id: 'pi_1', object: 'payment_intent', client_secret: 'pi_1_secret_2' });
  expect(await payments.start(REQUEST)).toEqual({ intentId: 'pi_1', clientSecret: 'pi_1_secret_2' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(url).toBe('https://api.stripe.com/v1/payment_intents');
  expect([headers.get('authorization'), headers.get('idempotency-key')]).toEqual(['Bearer sk_test_1', 'boost/1']);
  expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
  expect(Object.fromEntries(new URLSearchParams(init?.body as string))).toEqual({
    amount: '2500',
    currency: 'usd',
    description: 'A boost',
    'metadata[boostId]': 'b1',
    'automatic_payment_methods[enabled]': 'true',
    'automatic_payment_methods[allow_redirects]': 'never',
  });
});

it('tells what may be tried later from what may not, without secrets', async () => {
  answering(402, { error: { type: 'card_error', message: 'No: sk_test_1 and pi_1_secret_2' } });
  const refusal = await payments.start(REQUEST).catch((one: unknown) => one);
  expect(refusal).toBeInstanceOf(PaymentRefusal);
  expect((refusal as Error).message).toBe('No: [key] and pi_1_secret_[hidden]');
  answering(503, { error: { type: 'api_error', message: 'Down' } });
  await expect(payments.start(REQUEST)).rejects.toBeInstanceOf(RetryLater);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(payments.start(REQUEST)).rejects.toBeInstanceOf(RetryLater);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(payments.start(REQUEST)).rejects.toBeInstanceOf(RetryLater);
});

it('checks the signature of a message', async () => {
  const now = Math.floor(clock.now() / 1_000);
  const object = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' };
  const text = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    created: now,
    data: { object },
  });
  const body = new TextEncoder().encode(text);
  const event = await payments.readEvent(body, await signed(text, SECRET, now));
  expect(event).toEqual({ id: 'evt_1', kind: 'charge.refunded', intentId: 'pi_1', at: now * 1_000 });
  for (const signature of [
    null,
    '',
    't=1,v1=00',
    await signed(text, 'other', now),
    await signed(text, SECRET, now - 301),
  ])
    await expect(payments.readEvent(body, signature)).rejects.toBeInstanceOf(BadSignature);
});
