import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, asking, SITE, signUp, whoIs } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { CHANGING, EVERY, pathOf } from './walk.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const JSON_BODY = { 'content-type': 'application/json' };

async function problemOf(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${/#problem-([\w-]+)/.exec(text)?.[1] ?? 'none'}`;
}

const FOREIGN: Array<Record<string, string>> = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://marquee.example.evil.example' },
  { origin: 'http://marquee.example' },
  { origin: 'https://marquee.example:444' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
];

const OVERRIDES = ['x-http-method-override', 'x-method-override', 'x-http-method'];

const OTHER_BODIES: Array<[string, BodyInit, Record<string, string>]> = [
  ['a form', new URLSearchParams({ email: 'a' }), {}],
  ['plain text', '{"email":"a"}', { 'content-type': 'text/plain' }],
  ['something that begins like JSON', '{}', { 'content-type': 'application/json-seq' }],
  ['bytes without a type', new TextEncoder().encode('{}'), {}],
  [
    'an upload',
    (() => {
      const form = new FormData();
      form.set('email', 'a');
      return form;
    })(),
    {},
  ],
];

describe('every changing endpoint', () => {
  it.each(CHANGING)('%s refuses what another site sent [REL-17]', async (_id, record) => {
    for (const headers of FOREIGN) {
      const init = { method: record.method, headers: { ...JSON_BODY, ...headers }, body: '{}' };
      expect([headers, await problemOf(await api.raw(SITE + pathOf(record), init))]).toEqual([
        headers,
        '403 foreign-origin',
      ]);
    }
  });

  it.each(CHANGING)('%s refuses a body that is not JSON [REL-17]', async (_id, record) => {
    for (const [what, body, headers] of OTHER_BODIES) {
      const response = await api.raw(SITE + pathOf(record), { method: record.method, headers, body });
      expect([what, await problemOf(response)]).toEqual([what, '415 not-json']);
    }
  });

  it.each(EVERY)('%s refuses to be another method than it says [REL-17]', async (_id, record) => {
    const path = SITE + pathOf(record);
    for (const name of OVERRIDES) {
      const init = { method: record.method, headers: { [name]: 'DELETE' } };
      expect(await problemOf(await api.raw(path, init))).toBe('403 method-override');
    }
    expect(await problemOf(await api.raw(`${path}?_method=DELETE`, { method: record.method }))).toBe(
      '403 method-override',
    );
  });

  it.each(CHANGING)('%s serves our own site, and a client that is no browser [REL-17]', async (_id, record) => {
    const ours: Array<Record<string, string>> = [
      {},
      { origin: SITE },
      { origin: SITE, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of ours) {
      const sent = record.body ? { headers: { ...JSON_BODY, ...headers }, body: '{}' } : { headers };
      const said = await problemOf(await api.raw(SITE + pathOf(record), { method: record.method, ...sent }));
      expect(said).not.toMatch(/foreign-origin|not-json|method-override/);
    }
  });
});

describe('a forged request', () => {
  it('changes nothing, though it brings the session', async () => {
    const { user, cookie } = await signUp(api);
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await api.raw(`${SITE}/api/logout`, { method: 'POST', headers })).status).toBe(403);
    expect(await whoIs(api, cookie)).toEqual(user);
  });

  it('from an address that is not the site’s is refused, though it is the one that was asked', async () => {
    const origin = 'http://localhost:8080';
    const init = { ...asking({ body: ADA }) };
    (init.headers as Headers).set('origin', origin);
    expect((await api.raw(`${origin}/api/login`, init)).status).toBe(403);
  });

  it('by GET changes nothing either: no endpoint that reads has a body or ends a session', () => {
    for (const [, record] of EVERY) if (record.method === 'GET') expect(record.body).toBeUndefined();
  });
});

describe('a bare POST', () => {
  it.each([
    ['without a body', {}],
    ['with an empty one', { body: '', headers: { 'content-type': 'application/json' } }],
    ['with an empty stream', { body: new Uint8Array(0) }],
  ])('%s signs out', async (_what, init) => {
    expect((await api.raw(`${SITE}/api/logout`, { method: 'POST', ...init })).status).toBe(200);
  });
});
