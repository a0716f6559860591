import { createHmac } from 'node:crypto';
import { seededRandom } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { newSecret, signedHeaders } from '../../src/alerts/sign.ts';

const at = Date.parse('2026-10-01T12:00:00.900Z');
const body = '{"type":"alert.firing"}';
/** As a receiver checks it, written from the standard and not from our code. */
const expected = (secret: string) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`msg.1790856000.${body}`).digest('base64')}`;
};

describe('a call is signed by Standard Webhooks', () => {
  it('with id, time in seconds, and the HMAC of id, time and body', async () => {
    const secret = newSecret(seededRandom(1));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await signedHeaders({ id: 'msg', at, body }, [secret])).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'msg',
      'webhook-timestamp': '1790856000',
      'webhook-signature': expected(secret),
    });
  });

  it('with the vector of the standard', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' };
    const headers = await signedHeaders(message, [secret]);
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('with both secrets while two are in force', async () => {
    const secrets = [newSecret(seededRandom(1)), newSecret(seededRandom(2))];
    const headers = await signedHeaders({ id: 'msg', at, body }, secrets);
    expect(headers['webhook-signature']).toBe(secrets.map(expected).join(' '));
  });
});
