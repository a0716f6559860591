import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { openDatabase } from '@marquee/db';
import { d1Replicas } from '@marquee/platform';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { SITE, signUp } from '../accounts/people.ts';
import { startApi } from '../support.ts';

const LIST = '/api/events?city=Columbia&state=SC';
const BOOKMARK = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683';
const ORIGIN = { origin: SITE, 'content-type': 'application/json' };

/** The API on a database with replicas, that notes where each request goes. */
async function started() {
  const api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Barn Dance', start: '2026-10-10T19:00', key: 'barn' }]);
  const asked: string[] = [];
  const db = openDatabase((env as unknown as { DB: D1Database }).DB);
  const replicas = {
    near(bookmark: string | null) {
      asked.push(`near ${bookmark ?? 'anything'}`);
      return { db, bookmark: () => bookmark };
    },
    primary() {
      asked.push('primary');
      return { db, bookmark: () => BOOKMARK };
    },
  };
  const app = createApp({ ...api, replicas });
  const ask = async (path: string, init: RequestInit = {}) => {
    asked.length = 0;
    const context = createExecutionContext();
    const response = await app.fetch(new Request(SITE + path, init), {}, context);
    await waitOnExecutionContext(context);
    return { response, asked: [...asked] };
  };
  return { api, ask };
}

let api: Awaited<ReturnType<typeof started>>['api'];
let ask: Awaited<ReturnType<typeof started>>['ask'];
beforeEach(async () => {
  ({ api, ask } = await started());
});

const bookmarkIn = (response: Response) =>
  response.headers.getSetCookie().find((one) => one.startsWith('__Host-marquee-bookmark=')) ?? null;

describe('the database of a request', () => {
  it('is the nearest copy for a public read, and the primary for everything else', async () => {
    const { cookie } = await signUp(api);
    for (const path of [LIST, '/events?city=Columbia&state=SC', '/cities', '/sitemap.xml', '/api/feeds/events.ics'])
      expect([path, new Set((await ask(path)).asked)]).toEqual([path, new Set(['near anything'])]);
    for (const path of ['/api/user', '/api/hearts', '/api/campaigns/active?city=Columbia&state=SC', '/api/health'])
      expect([path, (await ask(path, { headers: { cookie } })).asked]).toEqual([path, []]);
  });

  it('has for who is signed in what they wrote: a change leaves a bookmark, and their reads begin there', async () => {
    const { cookie } = await signUp(api);
    const changed = await ask('/api/logout', { ...posting({}), headers: { ...ORIGIN, cookie } });
    expect([changed.response.ok, changed.asked]).toEqual([true, ['primary']]);
    const set = bookmarkIn(changed.response) ?? '';
    expect(set).toContain(BOOKMARK);
    expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const both = `${cookie}; ${set.split(';')[0] ?? ''}`;
    expect((await ask(LIST, { headers: { cookie: both } })).asked).toEqual([`near ${BOOKMARK}`]);
    expect((await ask('/cities', { headers: { cookie: both } })).asked).toEqual([`near ${BOOKMARK}`]);
  });

  it('follows no bookmark that somebody made up, nor one without a session', async () => {
    const { cookie } = await signUp(api);
    const of = (value: string) => `${cookie}; __Host-marquee-bookmark=${value}`;
    for (const value of ['first-primary', '1', `${BOOKMARK}'`, 'x'.repeat(5_000), `${BOOKMARK}%00`, 'ffffffff', ''])
      expect([value.slice(0, 20), (await ask(LIST, { headers: { cookie: of(value) } })).asked]).toEqual([
        value.slice(0, 20),
        ['near anything'],
      ]);
    const alone = `__Host-marquee-bookmark=${BOOKMARK}`;
    expect((await ask(LIST, { headers: { cookie: alone } })).asked).toEqual(['near anything']);
  });

  it('leaves no bookmark with who has no session, nor after a refusal', async () => {
    const { cookie } = await signUp(api);
    const guest = await ask('/api/login', {
      ...posting({ email: 'a@b.org', password: 'wrong wrong' }),
      headers: ORIGIN,
    });
    expect([guest.response.ok, bookmarkIn(guest.response)]).toEqual([false, null]);
    const refused = await ask('/api/hearts/none', { method: 'PUT', headers: { ...ORIGIN, cookie } });
    expect([refused.response.ok, bookmarkIn(refused.response)]).toEqual([false, null]);
  });
});

it('reads and writes through the sessions of D1 as deployed', async () => {
  const replicas = d1Replicas((env as unknown as { DB: D1Database }).DB, 5_000);
  const { db, bookmark } = replicas.primary();
  expect(bookmark()).toBeNull();
  await db.run("UPDATE cities SET name = 'Columbia' WHERE slug = 'columbia-sc'");
  const written = bookmark();
  for (const from of [null, written]) {
    const rows = await replicas
      .near(from)
      .db.all<{ name: string }>("SELECT name FROM cities WHERE slug = 'columbia-sc'");
    expect(rows).toEqual([{ name: 'Columbia' }]);
  }
  expect(written).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{8,40}){3}$/);
});
