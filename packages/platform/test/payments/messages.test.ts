import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BadSignature } from '@marquee/kernel';
import { signatureOf } from '@marquee/testkit/payments';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Provider, request, startProvider } from './support.ts';

/** In seconds, by the clock of both sides. */
const seconds = () => Math.floor(provider.clock.now() / 1_000);

interface Taken {
  body: Uint8Array;
  signature: string;
}
let taken: Taken[] = [];
let answer = () => 200;
let server: Server;
let provider: Provider;
beforeAll(async () => {
  server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      taken.push({ body: new Uint8Array(Buffer.concat(chunks)), signature: String(asked.headers['stripe-signature']) });
      response.writeHead(answer()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = await startProvider({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`, backoffMs: [20, 40] });
});
afterAll(async () => {
  await provider.close();
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  provider.service.control('delivery', { mode: 'normal' });
  answer = () => 200;
  taken = [];
});

const told = () => Promise.all(taken.map(({ body, signature }) => provider.payments.readEvent(body, signature)));
const kinds = async () => (await told()).map(({ kind }) => kind);
async function paid(): Promise<string> {
  const { intentId, clientSecret } = await provider.payments.start(request());
  await provider.pay(clientSecret, '4242424242424242');
  return intentId;
}

describe('messages of the provider', () => {
  it('are signed, and each names the payment that it is about', async () => {
    const intentId = await paid();
    await provider.payments.refund({ key: `m/${intentId}`, intentId, amountCents: 100 });
    const { id } = provider.service.control('dispute', { payment_intent: intentId }) as { id: string };
    provider.service.control('close-dispute', { dispute: id, outcome: 'won' });
    await provider.service.settled();
    expect(await kinds()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    const events = await told();
    expect(new Set(events.map((event) => event.intentId))).toEqual(new Set([intentId]));
    expect(new Set(events.map((event) => event.id)).size).toBe(9);
    expect(Math.abs((events[0]?.at ?? 0) - provider.clock.now())).toBeLessThan(60_000);
  });

  it('with a signature that is missing, wrong, of another key, of other bytes, too old or from the future are refused', async () => {
    await paid();
    await provider.service.settled();
    const { body, signature } = taken[0] ?? { body: new Uint8Array(), signature: '' };
    const { webhook } = provider.service.keys;
    const text = new TextDecoder().decode(body);
    const now = seconds();
    const changed = new TextEncoder().encode(text.replace('payment_intent.created', 'payment_intent.succeeded'));
    const cases: Array<[Uint8Array, string | null]> = [
      [body, null],
      [body, ''],
      [body, 'nonsense'],
      [body, 't=,v1='],
      [body, `t=${now}`],
      [body, `t=${now},v1=${'0'.repeat(64)}`],
      [body, signature.replace('v1=', 'v0=')],
      [body, signatureOf(text, 'whsec_other', now)],
      [body, signatureOf(text, webhook, now - 301)],
      [body, signatureOf(text, webhook, now + 360)],
      [body, signatureOf(text, webhook, now + 86_400 * 365)],
      [body, signature.replace(/t=\d+/, `t=${now + 5}`)],
      [changed, signature],
      [new Uint8Array(), signatureOf('', webhook, now)],
      [new TextEncoder().encode('no json'), signatureOf('no json', webhook, now)],
      [new TextEncoder().encode('{"object":"event"}'), signatureOf('{"object":"event"}', webhook, now)],
    ];
    for (const [bytes, header] of cases)
      await expect(provider.payments.readEvent(bytes, header), String(header)).rejects.toBeInstanceOf(BadSignature);
    const young = signatureOf(text, webhook, now - 290);
    expect(await provider.payments.readEvent(body, young)).toMatchObject({ kind: 'payment_intent.created' });
  });

  it('about something else name no payment', async () => {
    const { webhook } = provider.service.keys;
    const text = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payout.paid',
      created: 7,
      data: { object: { object: 'payout', id: 'po_1' } },
    });
    const event = await provider.payments.readEvent(
      new TextEncoder().encode(text),
      signatureOf(text, webhook, seconds()),
    );
    expect(event).toEqual({ id: 'evt_1', kind: 'payout.paid', intentId: null, at: 7_000 });
  });

  it('come again, signed anew, until they are taken, and are given up after some tries', async () => {
    let asked = 0;
    answer = () => (++asked <= 2 ? 500 : 200);
    await provider.payments.start(request());
    await provider.service.settled(1_000);
    expect(await kinds()).toEqual(['payment_intent.created', 'payment_intent.created', 'payment_intent.created']);
    taken = [];
    answer = () => 404;
    await provider.payments.start(request());
    await provider.service.settled(1_000);
    expect(taken).toHaveLength(3);
  });

  it('come twice, late, in another order or never, as it was asked for', async () => {
    const { control, settled } = provider.service;
    control('delivery', { mode: 'double' });
    await provider.payments.start(request());
    await settled();
    expect(await kinds()).toEqual(['payment_intent.created', 'payment_intent.created']);
    expect(new Set((await told()).map(({ id }) => id)).size).toBe(1);
    taken = [];
    control('delivery', { mode: 'drop' });
    await provider.payments.start(request());
    control('delivery', { mode: 'hold' });
    await paid();
    await settled();
    expect(taken).toHaveLength(0);
    control('release', { order: 'newest' });
    await settled();
    expect(await kinds()).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
    taken = [];
    control('delivery', { mode: 'shuffle' });
    await paid();
    await settled(2_000);
    expect((await kinds()).sort()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
    const again = (await told())[0]?.id ?? '';
    control('resend', { event: again });
    await settled();
    expect((await told()).at(-1)?.id).toBe(again);
  });
});
