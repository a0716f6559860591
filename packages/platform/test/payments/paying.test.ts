import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Provider, refused, request, startProvider } from './support.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const paid = async (more = {}, number = '4242424242424242') => {
  const started = await provider.payments.start(request(more));
  await provider.pay(started.clientSecret, number);
  return started;
};

describe('a payment', () => {
  it('starts unpaid, is paid by the browser, and is read with its fee', async () => {
    const { payments } = provider;
    const started = await payments.start(request());
    const before = provider.clock.now();
    expect(await payments.read(started.intentId)).toEqual({
      intentId: started.intentId,
      status: 'unpaid',
      amountCents: 2_500,
      receivedCents: 0,
      feeCents: null,
      currency: 'usd',
      cardLast4: null,
      metadata: { boostId: 'b1' },
      failure: null,
      refunds: [],
      disputes: [],
      createdAt: expect.any(Number),
    });
    const answer = await provider.pay(started.clientSecret, '4242 4242 4242 4242');
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    const whole = await payments.read(started.intentId);
    // 2.9 % of 25.00 is 72.5 cents, rounded 73, and 30.
    expect(whole).toMatchObject({
      status: 'succeeded',
      receivedCents: 2_500,
      feeCents: 103,
      cardLast4: '4242',
      failure: null,
    });
    expect(Math.abs((whole?.createdAt ?? 0) - before)).toBeLessThan(60_000);
  });

  it('has no fee as long as the provider has not booked it', async () => {
    provider.service.control('fees', { mode: 'on-demand' });
    const { intentId } = await paid();
    expect(await provider.payments.read(intentId)).toMatchObject({ status: 'succeeded', feeCents: null });
    provider.service.control('settle');
    expect(await provider.payments.read(intentId)).toMatchObject({ feeCents: 103 });
    provider.service.control('fees', { mode: 'at-once' });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('with the card %s is declined (%s), and can be paid with another', async (number, code, declineCode, message) => {
    const { intentId, clientSecret } = await provider.payments.start(request());
    const { status, body } = await provider.pay(clientSecret, number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message, payment_intent: { id: intentId } });
    expect(JSON.stringify(body)).not.toContain('boostId');
    expect(body.error?.decline_code).toBe(declineCode);
    expect(await provider.payments.read(intentId)).toMatchObject({
      status: 'unpaid',
      receivedCents: 0,
      failure: message,
    });
    expect((await provider.pay(clientSecret, '4242424242424242')).status).toBe(200);
    expect(await provider.payments.read(intentId)).toMatchObject({ status: 'succeeded', failure: null });
  });

  it.each([
    [{}, '4242424242424241', 'incorrect_number'],
    [{ 'payment_method_data[card][exp_year]': '2019' }, '4242424242424242', 'invalid_expiry_year'],
    [{ 'payment_method_data[card][exp_month]': '13' }, '4242424242424242', 'invalid_expiry_month'],
    [{ 'payment_method_data[card][cvc]': '12' }, '4242424242424242', 'invalid_cvc'],
    // The check digit is right, and it is nobody's test card.
    [{}, '4111111111111111', 'card_declined'],
  ])('is refused for what was typed wrong: %o %s', async (more, number, code) => {
    const { clientSecret } = await provider.payments.start(request());
    const { status, body } = await provider.pay(clientSecret, number, more);
    expect([status, body.error?.code]).toEqual([402, code]);
  });

  it('is not paid with the wrong client secret, nor shown with it', async () => {
    const { intentId, clientSecret } = await provider.payments.start(request());
    const wrong = await provider.pay(`${intentId}_secret_0000`, '4242424242424242');
    expect([wrong.status, wrong.body.error?.code]).toEqual([404, 'resource_missing']);
    const { url, keys } = provider.service;
    const shown = async (secret: string) => {
      const query = new URLSearchParams({ key: keys.publishable, client_secret: secret }).toString();
      return fetch(`${url}/v1/payment_intents/${intentId}?${query}`);
    };
    expect((await shown('guess')).status).toBe(404);
    const right = await shown(clientSecret);
    expect(right.headers.get('access-control-allow-origin')).toBe('*');
    // What a payment is for is the server's affair.
    expect(await right.json()).toEqual(expect.not.objectContaining({ metadata: expect.anything() }));
  });

  it('waits for the payer to prove who they are', async () => {
    for (const number of ['4000002500003155', '4000002760003184']) {
      const { intentId, clientSecret } = await provider.payments.start(request());
      const { status, body } = await provider.pay(clientSecret, number);
      expect([status, body.status]).toEqual([200, 'requires_action']);
      expect(body.next_action).toMatchObject({ type: 'use_stripe_sdk' });
      expect(await provider.payments.read(intentId)).toMatchObject({ status: 'unpaid' });
      expect((await provider.prove(clientSecret, 'fail')).body.status).toBe('requires_payment_method');
      expect((await provider.payments.read(intentId))?.failure).toMatch(/unable to authenticate/);
      await provider.pay(clientSecret, number);
      expect((await provider.prove(clientSecret, 'complete')).body.status).toBe('succeeded');
      expect(await provider.payments.read(intentId)).toMatchObject({ status: 'succeeded', failure: null });
    }
  });

  it('is canceled once, and what was paid stays paid', async () => {
    const { payments } = provider;
    const { intentId, clientSecret } = await payments.start(request());
    expect(await payments.cancel(intentId)).toMatchObject({ status: 'canceled' });
    expect(await payments.cancel(intentId)).toMatchObject({ status: 'canceled' });
    const late = await provider.pay(clientSecret, '4242424242424242');
    expect([late.status, late.body.error?.code]).toEqual([400, 'payment_intent_unexpected_state']);
    const { intentId: other } = await paid();
    expect(await payments.cancel(other)).toMatchObject({ status: 'succeeded', receivedCents: 2_500 });
    await refused(payments.cancel('pi_unknown'), /does not know/);
  });

  it('that the provider does not know is null, whatever was asked for', async () => {
    for (const id of ['pi_unknown', '', '../charges', 'pi_a/cancel', 'x'.repeat(5_000)])
      expect(await provider.payments.read(id)).toBeNull();
  });

  it('of an amount or for a purpose that the provider does not take is refused with its words', async () => {
    const { payments } = provider;
    await refused(payments.start(request({ amountCents: 49 })), /at least \$0\.50/);
    await refused(payments.start(request({ amountCents: 100_000_000 })), /no more than/);
    await refused(payments.start(request({ metadata: { note: 'x'.repeat(501) } })), /500 characters/);
  });

  it('is listed by time, newest first, page by page, with what became of it', async () => {
    const { clock } = provider;
    const from = clock.now();
    clock.advance(1_000);
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) ids.unshift((await provider.payments.start(request())).intentId);
    const { intentId } = await paid();
    await provider.payments.refund({ key: `list/${intentId}`, intentId, amountCents: 100 });
    ids.unshift(intentId);
    const span = { from, until: clock.now() + 2_000 };
    const first = await provider.payments.list({ ...span, after: null });
    const second = await provider.payments.list({ ...span, after: first.next });
    expect([...first.payments, ...second.payments].map((one) => one.intentId)).toEqual(ids);
    expect([first.payments.length, second.next]).toEqual([20, null]);
    expect(first.payments[0]).toEqual(await provider.payments.read(intentId));
    expect(first.payments[0]).toMatchObject({ feeCents: 103, refunds: [{ amountCents: 100 }] });
    expect(await provider.payments.list({ from: 0, until: from - 60_000, after: null })).toEqual({
      payments: [],
      next: null,
    });
  });
});
