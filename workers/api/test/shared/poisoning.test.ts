import { endpoints } from '@marquee/contract';
import { users } from '@marquee/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHARED_ENDPOINTS } from '../../src/shared/rules.ts';
import { type Page, titles } from '../support.ts';
import { ADMIN, callsOf, FRESH_MS, LIST, OLDEST_MS, type SharedApi, signInAdmin, startShared } from './support.ts';

let api: SharedApi;
beforeEach(async () => {
  api = await startShared();
});

const PAGE = '/events?city=Columbia&state=SC';
const FEED = '/api/feeds/events.rss?city=Columbia&state=SC';

/** What an attacker may send that is in no key. */
const UNKEYED: Record<string, string> = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-host': 'evil.example',
  'x-forwarded-scheme': 'http',
  'x-forwarded-proto': 'http',
  forwarded: 'host=evil.example;proto=http',
  'x-original-url': '/api/admin/system-controls',
  'x-rewrite-url': '/evil',
  'x-forwarded-for': '203.0.113.9',
  'cf-connecting-ip': '203.0.113.9',
  referer: 'https://evil.example/<script>',
  origin: 'https://evil.example',
  'user-agent': '<script>alert(1)</script>',
  accept: 'application/evil',
  'accept-encoding': 'evil',
  'cache-control': 'no-store, no-cache, max-age=0',
  pragma: 'no-cache',
  'if-none-match': '"evil"',
  'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  'x-request-id': 'evil-evil-evil-evil',
  'sec-gpc': '1',
  'transfer-encoding': 'chunked',
  cookie: 'other=evil; marquee-language=evil',
};

/** What a visitor gets: everything but what is the request's own. */
async function told(path: string, init?: RequestInit) {
  const response = await api.ask(path, init);
  const headers = Object.fromEntries(response.headers);
  for (const own of ['age', 'cache-status', 'x-request-id', 'x-marquee-request-id', 'request-id']) delete headers[own];
  return { status: response.status, headers, text: await response.text() };
}

/** The same path, a minute later and thus anew. */
async function aloneTold(path: string) {
  api.clock.advance(OLDEST_MS);
  const alone = await told(path);
  api.clock.advance(OLDEST_MS);
  return alone;
}

describe('a visitor gets nothing of another one', () => {
  it.each(Object.entries(UNKEYED))('who sent the header %s', async (name, value) => {
    for (const path of [LIST, PAGE, FEED]) {
      const alone = await aloneTold(path);
      await api.ask(path, { headers: { [name]: value } });
      expect(await told(path)).toEqual(alone);
    }
  });

  it('who sent them all', async () => {
    for (const path of [LIST, PAGE, FEED]) {
      const alone = await aloneTold(path);
      await api.ask(path, { headers: UNKEYED });
      const after = await told(path);
      expect(after).toEqual(alone);
      expect(JSON.stringify(after)).not.toContain('evil');
    }
  });

  it('who asked with another method', async () => {
    for (const path of [LIST, PAGE, FEED]) {
      const alone = await aloneTold(path);
      for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const other = await api.ask(path, { method });
        expect([method, method === 'HEAD' ? other.status : other.ok]).toEqual([
          method,
          method === 'HEAD' ? 200 : false,
        ]);
        if (method === 'HEAD') expect(await other.text()).toBe('');
      }
      await api.ask(path, { headers: { 'x-http-method-override': 'DELETE' } });
      await api.ask(`${path}&_method=POST`);
      expect(await told(path)).toEqual(alone);
    }
  });

  it('who was answered with an error', async () => {
    api.faulty.mood = 'failing';
    for (const path of [LIST, PAGE, FEED]) expect((await api.ask(path)).status).toBeGreaterThanOrEqual(500);
    api.faulty.mood = 'well';
    for (const path of [LIST, PAGE, FEED]) {
      const answer = await api.ask(path);
      expect([path, answer.status, (await answer.text()).includes('Barn Dance')]).toEqual([path, 200, true]);
    }
    // One that fails while it is renewed leaves what is held, for its time.
    api.clock.advance(FRESH_MS + 1_000);
    api.faulty.mood = 'failing';
    expect((await api.ask(LIST)).status).toBe(200);
    api.clock.advance(OLDEST_MS);
    expect((await api.ask(LIST)).status).toBe(500);
    api.faulty.mood = 'well';
    expect((await api.ask(LIST)).headers.get('cache-status')).toBeNull();
    for (const path of [
      '/api/events/no-such-event',
      '/events/no-such-event',
      '/sitemaps/none-1.xml',
      `${LIST}&limit=x`,
    ]) {
      const first = await api.ask(path);
      expect(first.status).toBeGreaterThanOrEqual(400);
      expect(first.headers.get('age')).toBeNull();
      const second = await api.ask(path);
      expect([path, second.status, second.headers.get('cache-status')]).toEqual([path, first.status, null]);
    }
  });

  it('who asked for a part', async () => {
    for (const path of [LIST, PAGE, FEED]) {
      const alone = await aloneTold(path);
      const part = await api.ask(path, { headers: { range: 'bytes=0-9' } });
      expect([part.status, part.headers.get('cache-status')]).toEqual([200, null]);
      expect(await told(path)).toEqual(alone);
      const again = await api.ask(path, { headers: { range: 'bytes=0-9', 'if-range': '"x"' } });
      expect((await again.text()).length).toBe(alone.text.length);
    }
  });

  it('who is signed in, and who is signed in gets what is true', async () => {
    await signInAdmin(api);
    for (const path of [LIST, PAGE, FEED]) {
      const alone = await aloneTold(path);
      const mine = await api.ask(path, { headers: ADMIN });
      expect(mine.headers.get('cache-status')).toBeNull();
      let calls = await callsOf(api, () => told(path));
      expect(calls).toBeGreaterThan(0);
      expect(await told(path)).toEqual(alone);
      calls = await callsOf(api, () => api.ask(path, { headers: ADMIN }));
      expect(calls).toBeGreaterThan(0);
      expect(JSON.stringify(await told(path))).not.toContain('private');
    }
    expect(await api.db.select({ id: users.id }).from(users)).toHaveLength(1);
  });

  it('who carries a key of the API, right or wrong', async () => {
    for (const [name, value] of [
      ['authorization', 'Bearer mq_nonsense'],
      ['authorization', `Bearer mq_${'a'.repeat(43)}`],
      ['authorization', 'Basic dXNlcjpwYXNz'],
      ['x-api-key', `mq_${'a'.repeat(43)}`],
    ] as const) {
      const alone = await aloneTold(LIST);
      const refused = await api.ask(LIST, { headers: { [name]: value } });
      expect([refused.status, refused.headers.get('cache-status')]).toEqual([401, null]);
      expect(await told(LIST)).toEqual(alone);
      expect((await api.ask(LIST, { headers: { [name]: value } })).status).toBe(401);
    }
  });

  it('who wrote the address oddly', async () => {
    const alone = await aloneTold(LIST);
    const odd = [
      '/api/events?city=Columbia&state=SC&city=Evil',
      '/api/events?city=Columbia%00&state=SC',
      '/api/events?city=Columbia%0d%0aSet-Cookie:%20evil=1&state=SC',
      '/api/events?city=Col%E0%A4%A&state=SC',
      '/api/events?city=Columbia&state=SC&__proto__=evil',
      '/api/events?city=Columbia&state=SC&constructor=evil',
      '/api/events?city=Columbia;state=SC',
      '/api/events?city[]=Columbia&state=SC',
      '/api/events?city=Columbia&state=SC#evil',
      '/api//events?city=Columbia&state=SC',
      '/api/events/?city=Columbia&state=SC',
      '/API/events?city=Columbia&state=SC',
      '/api/events%3Fcity=Columbia&state=SC',
      `/api/events?city=Columbia&state=SC&cursor=${'x'.repeat(399)}`,
      `/api/events?city=${'%C3%A9'.repeat(60)}&state=SC`,
      '/api/events?city=\u0441olumbia&state=SC',
      '/api/events?city=Co\u200blumbia&state=SC',
    ];
    for (const path of odd) {
      const first = await api.ask(path);
      expect(first.status).toBeLessThan(500);
      expect(first.headers.get('set-cookie')).toBeNull();
    }
    expect(await told(LIST)).toEqual(alone);
    // A place that nobody knows is answered with the name as it was written: to nobody else.
    const shouted = await (await api.ask('/api/events?city=EVILVILLE&state=SC')).json<Page>();
    const asked = await (await api.ask('/api/events?city=Evilville&state=SC')).json<Page>();
    expect([shouted.city.city, asked.city.city]).toEqual(['EVILVILLE', 'Evilville']);
  });
});

describe('what is shared', () => {
  it('is a public read of which nothing depends on who asks', () => {
    for (const id of SHARED_ENDPOINTS) {
      const endpoint = endpoints[id];
      expect([id, endpoint.method, endpoint.access]).toEqual([id, 'GET', 'public']);
      expect('ownPageOnly' in endpoint || 'isPersonal' in endpoint || 'body' in endpoint).toBe(false);
    }
    for (const id of ['listActiveCampaigns', 'readCards', 'getSharedItinerary', 'currentUser', 'getEventPreview'])
      expect(SHARED_ENDPOINTS).not.toContain(id);
  });

  it('has no token of an ad; each page asks for its own [CAMP-30, HOME-07]', async () => {
    for (const path of [LIST, `${LIST}&boosted=true`, PAGE, '/'])
      expect((await told(path)).text).not.toMatch(/"token"/);
    const ads = '/api/campaigns/active?city=Columbia&state=SC';
    for (let n = 0; n < 2; n += 1) {
      const answer = await api.ask(ads);
      expect([answer.headers.get('cache-control'), answer.headers.get('cache-status')]).toEqual(['no-store', null]);
    }
  });

  it('counts for the limit of who asks', async () => {
    let left = 3;
    const limits = { allow: () => Promise.resolve((left -= 1) >= 0) };
    const { ask } = (await startShared({ limits })).isolate();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await ask(LIST)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('stays while 4,000 different questions come in a minute', { tags: ['deep'] }, async () => {
    const read = [LIST, PAGE, FEED, '/', '/cities', '/api/cities/stats', `${LIST}&sort=popularity`];
    for (const path of read) for (let n = 0; n < 2; n += 1) await api.ask(path);
    for (let n = 0; n < 40; n += 1) {
      const questions = Array.from(
        { length: 100 },
        (_, one) => `/api/events/search/q${n}x${one}?city=Columbia&state=SC`,
      );
      await Promise.all(questions.map((path) => api.ask(path)));
      api.clock.advance(1_000);
    }
    for (const path of read) expect([path, await callsOf(api, () => api.ask(path))]).toEqual([path, 0]);
    expect(api.dataCenter.stored.size).toBeLessThan(20);
  });

  it('does not leave its place: a host of another name gets the same', async () => {
    const alone = await aloneTold(LIST);
    const other = await api.app.fetch(new Request(`https://evil.example${LIST}`), {});
    expect(titles(await other.json())).toEqual(titles(JSON.parse(alone.text) as Page));
    expect((await told(LIST)).text).toBe(alone.text);
  });
});
