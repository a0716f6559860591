import { fixedClock } from '@marquee/kernel';
import { stripePayments } from '@marquee/platform/payments';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../support.ts';

const SECRET = 'whsec_test';
const clock = fixedClock('2026-12-03T20:00:00Z');
const PATH = '/api/webhooks/stripe';
/** The provider's own library reads the signature. */
const provider = stripePayments({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: SECRET,
  origin: undefined,
  clock,
});

const EVENT = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: Math.floor(clock.now() / 1_000),
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
};

/** As the provider signs: HMAC-SHA-256 over the time, a dot and the body. */
async function signed(body: string, { secret = SECRET, at = Math.floor(clock.now() / 1_000) } = {}): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${at}.${body}`)));
  return `t=${at},v1=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

let site: Awaited<ReturnType<typeof startApi>>;
beforeEach(async () => {
  site = await startApi({ payments: provider });
});

const send = (body: string, signature?: string) =>
  site.raw(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  });
const stored = async () =>
  (
    await site.db.all<{ n: number }>(
      sql`SELECT (SELECT count(*) FROM payment_events) + (SELECT count(*) FROM outbox) AS n`,
    )
  )[0]?.n;

describe('a message of the payment provider', () => {
  it('is stored with its job and then answered; the same message again changes nothing [BEY-24]', async () => {
    const body = JSON.stringify(EVENT);
    const signature = await signed(body);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, signature)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await answers[0]?.json()).toEqual({ received: true });
    expect(await site.db.all(sql`SELECT id, kind, intent_id FROM payment_events`)).toEqual([
      { id: 'evt_1', kind: 'payment_intent.succeeded', intent_id: 'pi_1' },
    ]);
    expect(await site.db.all(sql`SELECT kind, payload FROM outbox`)).toEqual([
      { kind: 'payment.settle', payload: '{"intentId":"pi_1"}' },
    ]);
  });

  it('with a wrong, old or missing signature is refused with 400, and leaves no row [REL-09]', async () => {
    const body = JSON.stringify(EVENT);
    const now = Math.floor(clock.now() / 1_000);
    const signatures = [
      undefined,
      'nonsense',
      't=1,v1=',
      await signed(body, { secret: 'whsec_other' }),
      await signed(body, { at: now - 3_600 }),
      await signed(`${body} `),
    ];
    for (const signature of signatures) {
      const answer = await send(body, signature);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('problem+json');
    }
    expect(await stored()).toBe(0);
  });

  it('that is signed and is no event we know changes nothing', async () => {
    for (const event of [{}, { id: 'evt_2', object: 'event', type: 'x', created: 1, data: {} }, []]) {
      const body = JSON.stringify(event);
      const { status } = await send(body, await signed(body));
      expect([200, 400]).toContain(status);
    }
    expect(await site.db.all(sql`SELECT kind FROM outbox`)).toEqual([]);
  });
});
