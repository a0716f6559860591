import { defineEndpoints } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import * as fc from '@marquee/testkit/properties';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_BODY_BYTES } from '../../src/read-to-the-end.ts';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi, withEndpoints } from '../support.ts';

const records = defineEndpoints({
  paymentHappened: {
    kind: 'webhook',
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'public',
    summary: 'What a provider of payments tells.',
    signatureHeader: 'payment-signature',
    response: z.object({ received: z.number().int() }),
  },
  changeThing: {
    method: 'POST',
    path: '/api/webhooks-not',
    access: 'public',
    summary: 'No webhook, whatever its path looks like.',
    body: z.object({}),
    response: z.object({}),
  },
});

let api: Api;
const seen: Array<{ raw: Uint8Array; signature: string; actor: string; session: unknown }> = [];
beforeAll(async () => {
  api = withEndpoints(await startApi(), records, {
    paymentHappened: (_deps, { raw, signature }, { actor, session }) => {
      seen.push({ raw, signature, actor: actor.kind, session });
      if (signature !== 'right') throw new Reject(400, 'bad-signature', 'The signature is not right.');
      return { received: raw.byteLength, more: 'is not sent' };
    },
    changeThing: () => ({}),
  });
});

const PATH = `${SITE}/api/webhooks/payments`;
const signed = { 'payment-signature': 'right' };

describe('a webhook', () => {
  it('hands on the very bytes with their signature, whatever their type', async () => {
    const raw = new Uint8Array([0xff, 0x00, 0x7b, 0x0d, 0x0a, 0xc3]);
    for (const type of ['application/json', 'text/plain', 'application/octet-stream', undefined]) {
      const headers = type === undefined ? signed : { ...signed, 'content-type': type };
      const response = await api.raw(PATH, { method: 'POST', headers, body: raw });
      expect([type, response.status]).toEqual([type, 200]);
      expect(await response.json()).toEqual({ received: 6 });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(seen.at(-1)?.raw).toEqual(raw);
    }
  });

  it('without a signature is refused before anything is done [REL-17]', async () => {
    const before = seen.length;
    const unsigned: Array<Record<string, string>> = [{}, { 'payment-signature': '' }, { signature: 'right' }];
    for (const headers of unsigned)
      expect(await api.refused(PATH, { method: 'POST', headers, body: '{}' })).toMatchObject({
        status: 400,
        field: 'payment-signature',
      });
    expect(seen).toHaveLength(before);
  });

  it('alone may come from anywhere, and no session that came along is looked at [REL-17]', async () => {
    const { cookie } = await signUp(api);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie };
    const response = await api.raw(PATH, { method: 'POST', headers: { ...signed, ...foreign }, body: '{}' });
    expect(response.status).toBe(200);
    expect(seen.at(-1)).toMatchObject({ actor: 'guest', session: null });
    const other = { ...asking({ body: {} }) };
    (other.headers as Headers).set('origin', 'https://evil.example');
    for (const path of ['/api/webhooks-not', '/api/login', '/api/webhooks/none'])
      expect([path, (await api.raw(SITE + path, other)).status]).toEqual([path, 403]);
  });

  it('takes a body up to the limit of a body, and of a longer one nothing', async () => {
    const most = new Uint8Array(MAX_BODY_BYTES);
    expect(await (await api.raw(PATH, { method: 'POST', headers: signed, body: most })).json()).toEqual({
      received: MAX_BODY_BYTES,
    });
    const before = seen.length;
    const longer = new Uint8Array(MAX_BODY_BYTES + 1);
    expect((await api.raw(PATH, { method: 'POST', headers: signed, body: longer })).status).toBe(413);
    expect(seen).toHaveLength(before);
  });

  it('with garbage is answered or refused, never stumbled over [REL-26]', async () => {
    const anything = fc.record({
      body: fc.uint8Array({ maxLength: 200 }),
      signature: fc.constantFrom('right', 'wrong', 't=1,v1=zz', '"', ' '),
    });
    await fc.assert(
      fc.asyncProperty(anything, async ({ body, signature }) => {
        const headers = { 'payment-signature': signature };
        const response = await api.raw(PATH, { method: 'POST', headers, body: new Uint8Array(body) });
        expect(response.status).toBe(signature === 'right' ? 200 : 400);
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});
