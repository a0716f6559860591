import { env } from 'cloudflare:test';
import { CALL_LIMITS } from '@marquee/contract';
import { apiKeys, openDatabase, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { makeCity, watchedDatabase } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { signUp } from '../accounts/people.ts';
import { EVERY } from '../security/walk.ts';
import { type Api, startApi } from '../support.ts';
import { countedCalls, realLimits } from './support.ts';

const EVENTS = '/api/events';
let limits: ReturnType<typeof countedCalls>;
let api: Api;
beforeEach(async () => {
  limits = countedCalls();
  api = await startApi({ limits });
  await makeCity(api.db);
});

const from = (address: string, more: Record<string, string> = {}): RequestInit => ({
  headers: { 'cf-connecting-ip': address, ...more },
});
const KEY = `mq_${'k'.repeat(43)}`;

/** Stores keys of one person, without asking the API, which gives out five. */
async function store(...keys: string[]) {
  const { user } = await signUp(api);
  const rows = await Promise.all(
    keys.map(async (key, n) => ({
      keyHash: await sha256Hex(key),
      id: `k${n}`,
      userId: user.id,
      name: 'x',
      hint: 'mq_',
      createdAt: 1,
    })),
  );
  const values = JSON.stringify(rows);
  await api.db.run(sql`INSERT INTO api_keys (key_hash, id, user_id, name, hint, created_at)
    SELECT value->>'keyHash', value->>'id', value->>'userId', 'x', 'mq_', 1 FROM json_each(${values})`);
}

/** Calls until one is refused, and gives that one. */
async function spend(most: number, init: RequestInit) {
  for (let n = 0; n < most; n += 1) expect((await api.raw('/api/cities/recent', init)).status).toBe(200);
  const response = await api.raw('/api/cities/recent', init);
  return { response, problem: (await response.json()) as { status: number; detail: string; type: string } };
}

describe('the limits of the public API [BEY-34]', () => {
  it('refuse one call too many of an address, with the time to wait, and nobody else', async () => {
    const { response, problem } = await spend(CALL_LIMITS.anonymous, from('192.0.2.1'));
    expect(problem).toMatchObject({ status: 429, type: '/api/docs#problem-too-often' });
    expect(problem.detail).toBe(
      'Your network address made more than 120 calls in a minute. Please wait a minute. With a free API key you can make 600 (see /developers).',
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '60',
      'ratelimit-policy': '"anonymous";q=120;w=60',
      ratelimit: '"anonymous";r=0;t=60',
      'cache-control': 'no-store',
    });
    const other = await api.raw(EVENTS, from('192.0.2.2'));
    expect(other.status).toBe(200);
    expect(other.headers.get('ratelimit-policy')).toBe('"anonymous";q=120;w=60');
    expect(other.headers.get('ratelimit')).toBeNull();
  });

  it('count the network that one customer has, and keep no address', async () => {
    await api.raw(EVENTS, from('2001:db8:1:2::3'));
    await api.raw(EVENTS, from('2001:db8:1:2:ffff::4'));
    expect([...limits.counts.values()]).toEqual([2]);
    expect([...limits.counts.keys()].join()).toMatch(/^anonymous [0-9a-f]{64}$/);
  });

  it('are higher with a key, in either header, from wherever it is used', async () => {
    await store(KEY);
    const bearer = await api.raw(EVENTS, from('192.0.2.1', { authorization: `Bearer ${KEY}` }));
    expect([bearer.status, bearer.headers.get('ratelimit-policy')]).toEqual([200, '"key";q=600;w=60']);
    const { response, problem } = await spend(CALL_LIMITS.key - 1, from('192.0.2.2', { 'x-api-key': KEY }));
    expect(response.headers.get('ratelimit')).toBe('"key";r=0;t=60');
    expect(problem.detail).toMatch(/^This API key made more than 600 calls in a minute\./);
  });

  it('leave visitors of the site the calls that their pages make, many of them at one address', async () => {
    const page = from('192.0.2.1', { 'sec-fetch-site': 'same-origin' });
    const { response } = await spend(CALL_LIMITS.address, page);
    expect(response.status).toBe(429);
    expect(
      (await api.raw(EVENTS, from('192.0.2.9', { 'sec-fetch-site': 'same-origin' }))).headers.get('ratelimit-policy'),
    ).toBeNull();
  });

  it('count what is open, and nothing else', async () => {
    const open = EVERY.filter(([, record]) => record.isOpen).map(([id]) => id);
    expect(open).toContain('listEvents');
    expect(open).toContain('getCalendarFeed');
    for (const [, { isOpen, method, access }] of EVERY) if (isOpen) expect([method, access]).toEqual(['GET', 'public']);
    for (const path of ['/api/user', '/api/health', '/embed', '/events', '/api/docs', '/api/keys'])
      await api.raw(path, from('192.0.2.1', { authorization: 'Bearer nonsense' }));
    expect(limits.counts.size).toBe(0);
  });

  it('cost no statement without a key, and with one a look-up of one row', async () => {
    await store(KEY);
    // The first call of an isolate also says that it started.
    const [, guest = 0] = await statementsOf({}, 2);
    const [, ...keyed] = await statementsOf({ 'x-api-key': KEY }, 3);
    expect(keyed).toEqual([guest + 1, guest + 1]);
    const plan = await api.db.all(sql`EXPLAIN QUERY PLAN SELECT id FROM api_keys WHERE key_hash = 'x'`);
    expect(plan).toMatchObject([{ detail: expect.stringMatching(/^SEARCH api_keys USING PRIMARY KEY/) }]);
  });

  it('turn nobody away when calls cannot be counted', async () => {
    const broken = await startApi({ limits: { allow: () => Promise.reject(new Error('away')) } });
    await makeCity(broken.db);
    expect((await broken.raw(EVENTS, from('192.0.2.1'))).status).toBe(200);
  });

  it('are those of the Worker’s own configuration', async () => {
    const real = realLimits();
    const caller = crypto.randomUUID();
    const answers: boolean[] = [];
    for (let n = 0; n < CALL_LIMITS.anonymous + 30; n += 1) answers.push(await real.allow('anonymous', caller));
    // A minute may end while this counts; then a second one begins.
    expect(answers.filter(Boolean).length).toBeGreaterThanOrEqual(CALL_LIMITS.anonymous);
    expect(await real.allow('key', caller)).toBe(true);
    expect(await real.allow('address', caller)).toBe(true);
  });
});

/** What goes on after a response is not looked at. */
const LATER = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as never;

/** How many statements each of some calls costs. */
async function statementsOf(headers: Record<string, string>, calls: number) {
  let n = 0;
  const { DB } = env as unknown as { DB: D1Database };
  const counted = watchedDatabase(DB, (work) => {
    n += 1;
    return work();
  });
  const app = createApp({ ...api, db: openDatabase(counted) });
  const costs: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    n = 0;
    const response = await app.request('/api/location/featured-cities', { headers }, {}, LATER);
    expect(response.status).toBe(200);
    costs.push(n);
  }
  return costs;
}

describe('a key that is not one', () => {
  it.each([
    ['Authorization', { authorization: KEY }],
    ['Authorization', { authorization: 'Bearer' }],
    ['Authorization', { authorization: 'Basic YTpi' }],
    ['Authorization', { authorization: `Bearer ${KEY} ${KEY}` }],
    ['API key', { authorization: 'Bearer mq_short' }],
    ['API key', { 'x-api-key': '' }],
    ['API key', { 'x-api-key': `${KEY}'; DROP TABLE api_keys` }],
    ['API key', { 'x-api-key': 'x'.repeat(8_000) }],
    ['Two different', { authorization: `Bearer ${KEY}`, 'x-api-key': `mq_${'l'.repeat(43)}` }],
    ['not known', { authorization: `Bearer ${KEY}` }],
  ])('is refused in plain words that name %s', async (words, headers) => {
    const problem = await api.refused(EVENTS, { headers: headers as Record<string, string> });
    expect(problem).toMatchObject({ status: 401, title: 'API key not accepted' });
    expect(problem.detail).toContain(words);
    expect(problem.detail).not.toContain(KEY);
  });

  it('is found among a thousand by its own row, and guessing is counted', async () => {
    const keys = Array.from({ length: 1_000 }, (_, n) => `mq_${String(n).padStart(43, 'a')}`);
    await store(...keys);
    expect((await api.raw(EVENTS, { headers: { 'x-api-key': keys[777] ?? '' } })).status).toBe(200);
    for (let n = 0; n < 3; n += 1)
      await api.raw(EVENTS, from('192.0.2.7', { 'x-api-key': `mq_${String(n).padStart(43, 'b')}` }));
    expect([...limits.counts].filter(([key, n]) => key.startsWith('address') && n === 3)).toHaveLength(1);
    await api.db.delete(users);
    expect(await api.db.select().from(apiKeys)).toEqual([]);
  });
});
