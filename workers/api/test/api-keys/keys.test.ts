import { API_KEY_NAME_MAX, API_KEYS_MOST, type ApiKey } from '@marquee/contract';
import { apiKeys, users } from '@marquee/db';
import { DAY_MS, HOUR_MS, sha256Hex } from '@marquee/kernel';
import { makeCity } from '@marquee/testkit/workerd';
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUsedKeys } from '../../src/callers/key-use.ts';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

let api: Api;
let cookie: string;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  ({ cookie } = await signUp(api));
});

const KEYS = `${SITE}/api/keys`;
type Made = ApiKey & { key: string };
const make = (name: string, who = cookie) =>
  api.ok<Made>('createApiKey', KEYS, asking({ cookie: who, body: { name } }));
const list = (who = cookie) => api.ok<ApiKey[]>('listApiKeys', KEYS, asking({ cookie: who }));
const revoke = (id: string, who = cookie) => api.raw(`${KEYS}/${id}`, { ...asking({ cookie: who }), method: 'DELETE' });
const calling = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

describe('API keys of a person [BEY-34]', () => {
  it('are shown once, and stored as a hash', async () => {
    const made = await make('Town calendar');
    expect(made.key).toMatch(/^mq_[\w-]{43}$/);
    const [{ hint, ...listed } = { hint: '' }] = await list();
    expect(made).toMatchObject(listed);
    expect(hint).toBe(made.key.slice(0, 8));
    const stored = await api.db.select().from(apiKeys);
    expect(stored[0]?.keyHash).toBe(await sha256Hex(made.key));
    expect(JSON.stringify(stored)).not.toContain(made.key);
    expect(JSON.stringify(api.log)).not.toContain(made.key);
  });

  it('tell the last day of use and the calls of today', async () => {
    const { key } = await make('Reader');
    const call = () => api.ok('listEvents', '/api/events', calling(key));
    for (let n = 0; n < 3; n += 1) await call();
    expect((await list())[0]).toMatchObject({ lastUsedOn: '2026-10-01', callsToday: 3 });
    api.clock.advance(DAY_MS);
    expect((await list())[0]).toMatchObject({ lastUsedOn: '2026-10-01', callsToday: 0 });
    await call();
    expect((await list())[0]).toMatchObject({ lastUsedOn: '2026-10-02', callsToday: 1 });
  });

  it('have their calls gathered, also over midnight, and a failure to store them harms no call', async () => {
    const [first, second] = await Promise.all([await make('One'), await make('Two')].map(({ key }) => sha256Hex(key)));
    const used = createUsedKeys(5);
    for (let n = 0; n < 50; n += 1) used.count(api, first ?? '');
    api.clock.advance(DAY_MS);
    for (const hash of [first, second, 'of a revoked key']) used.count(api, hash ?? '');
    await Promise.all(Array.from({ length: 9 }, () => used.tell(api)));
    expect((await list()).map(({ lastUsedOn, callsToday }) => [lastUsedOn, callsToday])).toEqual([
      ['2026-10-02', 1],
      ['2026-10-02', 1],
    ]);
    used.count(api, first ?? '');
    await used.tell({ ...api, db: null as never });
  });

  it('stop working at the moment they are revoked', async () => {
    const { id, key } = await make('Reader');
    await api.ok('listEvents', '/api/events', calling(key));
    expect((await revoke(id)).status).toBe(200);
    expect(await api.refused('/api/events', calling(key))).toMatchObject({
      status: 401,
      type: '/api/docs#problem-unknown-key',
    });
    expect((await revoke(id)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('are not seen, used up or revoked by others', async () => {
    const { id } = await make('Mine');
    const other = await signUp(api, { email: 'bob@example.org' });
    expect(await list(other.cookie)).toEqual([]);
    expect((await revoke(id, other.cookie)).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect(await api.refused(KEYS)).toMatchObject({ status: 401 });
    expect(await api.refused(KEYS, asking({ body: { name: 'x' } }))).toMatchObject({ status: 401 });
  });

  it(`are ${API_KEYS_MOST} at most, also when many are made at once`, async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => api.raw(KEYS, asking({ cookie, body: { name: `Key ${n}` } }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(API_KEYS_MOST);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(12 - API_KEYS_MOST);
    expect(await list()).toHaveLength(API_KEYS_MOST);
    const problem = await api.refused(KEYS, asking({ cookie, body: { name: 'One more' } }));
    expect(problem.detail).toBe(
      'You have 5 keys, which is the most that you can have. Revoke one that you no longer use.',
    );
  });

  it('are made at most 20 times an hour, revoked or not', async () => {
    for (let n = 0; n < 20; n += 1) await revoke((await make(`Key ${n}`)).id);
    expect(await api.refused(KEYS, asking({ cookie, body: { name: 'x' } }))).toMatchObject({ status: 429 });
    api.clock.advance(HOUR_MS);
    await make('Later');
  });

  it('need a name that can be seen', async () => {
    for (const name of ['', '   ', '\u200b\u200e', 'x'.repeat(API_KEY_NAME_MAX + 1), 7, null])
      expect(await api.refused(KEYS, asking({ cookie, body: { name } }))).toMatchObject({ status: 400, field: 'name' });
    const { name } = await make('<script>alert(1)</script>\u202e');
    expect(name).toBe('<script>alert(1)</script>');
  });

  it('go with their account', async () => {
    await make('Mine');
    await api.db.delete(users);
    expect(await api.db.select({ n: count() }).from(apiKeys)).toEqual([{ n: 0 }]);
  });
});
