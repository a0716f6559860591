import { stripePayments } from '@marquee/platform/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { later, type Provider, refused, request, startProvider } from './support.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ timeoutMs: 1_000 });
});
afterAll(() => provider.close());
beforeEach(() => void provider.service.control('clear-troubles'));

const trouble = (kind: string, more: Record<string, string> = {}) =>
  provider.service.control('trouble', { kind, ...more });
const intents = () => provider.service.state.intents.size;

describe('the same key', () => {
  it('gives the same payment again; another request with it is refused', async () => {
    const asked = request();
    const first = await provider.payments.start(asked);
    const count = intents();
    expect(await provider.payments.start(asked)).toEqual(first);
    await refused(provider.payments.start({ ...asked, amountCents: 9_900 }), /same parameters/);
    expect(intents()).toBe(count);
  });

  it('REL-12 makes one payment and one refund, though the answer to the first request was lost', async () => {
    const asked = request();
    const count = intents();
    trouble('drop-answer', { method: 'POST', path: '/v1/payment_intents' });
    await later(provider.payments.start(asked), /cannot be reached/);
    expect(intents()).toBe(count + 1);
    const { intentId, clientSecret } = await provider.payments.start(asked);
    expect(intents()).toBe(count + 1);

    // The payer's browser loses its answer too; what it asks again charges nobody twice.
    trouble('drop-answer', { path: `/v1/payment_intents/${intentId}/confirm` });
    await expect(provider.pay(clientSecret, '4242424242424242')).rejects.toThrow();
    const again = await provider.pay(clientSecret, '4242424242424242');
    expect(again.body.error?.code).toBe('payment_intent_unexpected_state');
    const charges = [...provider.service.state.charges.values()].filter((one) => one.payment_intent === intentId);
    expect(charges.map(({ amount, paid }) => [amount, paid])).toEqual([[2_500, true]]);

    const refund = { key: `lost/${intentId}`, intentId, amountCents: 2_500 };
    trouble('drop-answer', { method: 'POST', path: '/v1/refunds' });
    await later(provider.payments.refund(refund), /cannot be reached/);
    expect(await provider.payments.refund(refund)).toMatchObject({ status: 'succeeded', amountCents: 2_500 });
    expect((await provider.payments.read(intentId))?.refunds).toHaveLength(1);
  });

  it('waits while the first request is under way, whose answer came too late', async () => {
    const asked = request();
    const count = intents();
    trouble('slow', { ms: '3000', method: 'POST', path: '/v1/payment_intents' });
    await later(provider.payments.start(asked), /timeout/);
    await later(provider.payments.start(asked), /another in-progress request/);
    const isStarted = () =>
      provider.payments.start(asked).then(
        () => true,
        () => false,
      );
    await expect.poll(isStarted, { interval: 200 }).toBe(true);
    expect(intents()).toBe(count + 1);
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['unreachable', /cannot be reached/],
    ['error', /answered 500/],
    ['rate-limit', /answered 429/],
    ['slow', /timeout/],
  ])('%s: every call may be tried later, and works then', async (kind, message) => {
    const { payments } = provider;
    const { intentId } = await payments.start(request());
    const calls = {
      start: () => payments.start(request()),
      read: () => payments.read(intentId),
      list: () => payments.list({ from: 0, until: provider.clock.now() + 2_000, after: null }),
      cancel: () => payments.cancel(intentId),
    };
    for (const call of Object.values(calls)) {
      trouble(kind, { ms: '2000' });
      await later(call(), message);
      await call();
    }
  });

  it('that is not there is told without keys', async () => {
    const gone = stripePayments({
      secretKey: 'sk_test_gone',
      publishableKey: 'pk',
      webhookSecret: 'wh',
      origin: 'http://127.0.0.1:1',
    });
    const error = await later(gone.start(request()), /cannot be reached/);
    expect(error.message).not.toContain('sk_test_gone');
  });

  it('that refuses our key waits for somebody who repairs it', async () => {
    const { url } = provider.service;
    const wrong = stripePayments({
      secretKey: 'sk_test_wrong1234',
      publishableKey: 'pk',
      webhookSecret: 'wh',
      origin: url,
    });
    const error = await later(wrong.read('pi_1'), /refuses our key/);
    expect(error.message).not.toMatch(/sk_test|1234/);
    const asBrowser = stripePayments({
      secretKey: provider.service.keys.publishable,
      publishableKey: 'pk',
      webhookSecret: 'wh',
      origin: url,
    });
    await later(asBrowser.list({ from: 0, until: 1, after: null }), /refuses our key \(status 403\)/);
  });
});

describe('without keys', () => {
  it.each([
    {},
    { secretKey: 'sk' },
    { secretKey: 'sk', publishableKey: 'pk' },
    { publishableKey: 'pk', webhookSecret: 'wh' },
  ])('%o nothing is set up and every call is refused', async (keys) => {
    const payments = stripePayments(keys);
    expect([payments.isSetUp, payments.browser]).toEqual([false, null]);
    const refund = { key: 'k', intentId: 'pi_1', amountCents: 1 };
    await refused(payments.start(request()), /No payment provider/);
    await refused(payments.read('pi_1'), /No payment provider/);
    await refused(payments.cancel('pi_1'), /No payment provider/);
    await refused(payments.refund(refund), /No payment provider/);
    await refused(payments.list({ from: 0, until: 1, after: null }), /No payment provider/);
    await refused(payments.readEvent(new Uint8Array([123]), 't=1,v1=a'), /No payment provider/);
  });

  it('a browser learns the publishable key and the origin of the stand-in', () => {
    const { keys, url } = provider.service;
    expect(provider.payments.browser).toEqual({ publishableKey: keys.publishable, formOrigin: url });
    const real = stripePayments({ secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'wh' });
    expect(real.browser).toEqual({ publishableKey: 'pk', formOrigin: null });
  });
});
