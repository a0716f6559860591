import { movingClock } from '@marquee/testkit/moving-clock';
import { type PaymentService, startPaymentService } from '@marquee/testkit/payments';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = movingClock('2026-12-03T20:00:00Z');
let service: PaymentService;
let stripe: Stripe;
beforeAll(async () => {
  service = await startPaymentService({ clock });
  const { hostname, port } = new URL(service.url);
  stripe = new Stripe(service.keys.secret, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
});
afterAll(() => service.close());

interface WireError {
  error: { type: string; code?: string; param?: string; message: string };
}

async function raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + path, {
    method,
    headers: {
      authorization: `Bearer ${service.keys.secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as WireError };
}

const intent = () => stripe.paymentIntents.create({ amount: 2_000, currency: 'usd', metadata: { a: 'b' } });

describe("the provider's protocol", () => {
  it('is spoken so that the SDK pays, expands, refunds and lists', async () => {
    const { id } = await intent();
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.balance_transaction'],
    });
    const charge = paid.latest_charge as Stripe.Charge;
    const booked = charge.balance_transaction as Stripe.BalanceTransaction;
    expect([booked.amount, booked.fee, booked.net, booked.source]).toEqual([2_000, 88, 1_912, charge.id]);
    const refund = await stripe.refunds.create({ charge: charge.id, amount: 500, reason: 'requested_by_customer' });
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 500, refunded: false });
    const events = await stripe.events.list({ limit: 2 });
    expect(events.data.map(({ type }) => type)).toEqual(['charge.refunded', 'refund.created']);
    expect(await stripe.events.retrieve(events.data[0]?.id ?? '')).toEqual(events.data[0]);
    expect(paid.lastResponse.requestId).toMatch(/^req_/);
  });

  it('pages by itself through all of them, each once', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.unshift((await intent()).id);
    const seen: string[] = [];
    for await (const one of stripe.paymentIntents.list({ limit: 3 })) seen.push(one.id);
    expect(seen.slice(0, 7)).toEqual(made);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each([
    ['GET', '/v1/payment_intents/pi_nobody', undefined, 404, 'resource_missing'],
    ['GET', '/v1/unknown', undefined, 404, undefined],
    ['DELETE', '/v1/payment_intents', undefined, 404, undefined],
    ['POST', '/v1/payment_intents', '', 400, 'parameter_missing'],
    ['POST', '/v1/payment_intents', 'amount=1e3&currency=usd', 400, 'parameter_invalid_integer'],
    ['POST', '/v1/payment_intents', 'amount=-5&currency=usd', 400, 'parameter_invalid_integer'],
    ['POST', '/v1/payment_intents', 'amount=500&currency=eur', 400, undefined],
    ['POST', '/v1/payment_intents', 'amount[x]=500&currency=usd', 400, undefined],
    ['POST', '/v1/payment_intents', 'amount=500&currency=usd&capture_method=manual', 400, 'parameter_unknown'],
    ['POST', '/v1/payment_intents', 'amount=500&currency=usd&metadata=x', 400, undefined],
    ['POST', '/v1/payment_intents', 'amount=500&currency=usd&metadata[__proto__][x]=1', 400, undefined],
    ['POST', '/v1/payment_intents', `amount=500&currency=usd&a${'[b]'.repeat(50)}=1`, 400, undefined],
    ['POST', '/v1/payment_intents', `amount=500&currency=usd&description=${'x'.repeat(70_000)}`, 400, undefined],
    [
      'POST',
      '/v1/payment_intents',
      Array.from({ length: 600 }, (_, n) => `metadata[k${n}]=1`).join('&'),
      400,
      undefined,
    ],
    ['GET', '/v1/payment_intents?limit=101', undefined, 400, 'parameter_invalid_integer'],
    ['GET', '/v1/payment_intents?starting_after=pi_nobody', undefined, 404, 'resource_missing'],
    ['GET', '/v1/payment_intents?expand[]=data.nothing', undefined, 400, undefined],
    ['GET', '/v1/payment_intents?expand[]=a.b.c.d.e', undefined, 400, undefined],
    ['GET', '/v1/refunds?payment_intent=pi_nobody', undefined, 404, 'resource_missing'],
    ['POST', '/v1/refunds', 'amount=5', 400, 'parameter_missing'],
  ])('%s %s %s is answered in the shape of its errors (%i)', async (method, path, body, status, code) => {
    const answer = await raw(method, path, body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error).toMatchObject({ type: 'invalid_request_error', message: expect.stringMatching(/./) });
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });

  it('takes forms only, and keys only in their places', async () => {
    expect((await raw('POST', '/v1/refunds', '{"a":1}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await raw('GET', '/v1/events', undefined, { authorization: 'Bearer sk_test_wrong' })).status).toBe(401);
    expect((await raw('GET', '/v1/events', undefined, { authorization: '' })).status).toBe(401);
    const asBrowser = await raw('GET', '/v1/events', undefined, {
      authorization: `Bearer ${service.keys.publishable}`,
    });
    expect([asBrowser.status, asBrowser.body.error.code]).toEqual([403, 'secret_key_required']);
    const basic = Buffer.from(`${service.keys.secret}:`).toString('base64');
    expect((await raw('GET', '/v1/events', undefined, { authorization: `Basic ${basic}` })).status).toBe(200);
  });

  it('gives an answer again for its key, errors of work that had begun included, and no others', async () => {
    const headers = { 'idempotency-key': 'wire-1' };
    const first = await raw('POST', '/v1/payment_intents', 'amount=500&currency=usd', headers);
    const again = await raw('POST', '/v1/payment_intents', 'currency=usd&amount=500', headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
    const other = await raw('POST', '/v1/payment_intents', 'amount=501&currency=usd', headers);
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
    const elsewhere = await raw('POST', '/v1/refunds', 'amount=500&currency=usd', headers);
    expect(elsewhere.body.error.type).toBe('idempotency_error');

    const { id } = await intent();
    const options = { idempotencyKey: 'wire-2' };
    const decline = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }, options);
    await expect(decline()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(decline()).rejects.toMatchObject({ code: 'card_declined' });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);

    // What never began uses no key up.
    await raw('POST', '/v1/payment_intents', 'amount=1&currency=usd', { 'idempotency-key': 'wire-3' });
    expect(
      (await raw('POST', '/v1/payment_intents', 'amount=500&currency=usd', { 'idempotency-key': 'wire-3' })).status,
    ).toBe(200);
  });

  it('is open to the pages of a browser', async () => {
    const asked = await fetch(`${service.url}/v1/payment_intents/pi_1/confirm`, { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('survives addresses that are none', async () => {
    for (const path of ['//', '/v1//', '/%', '/_control/%00', '/?%'])
      expect((await fetch(service.url + path)).status).toBeLessThan(500);
  });
});
