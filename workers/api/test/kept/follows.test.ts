import { FOLLOWS_MOST, type Follow, type NoticeChoices } from '@marquee/contract';
import { follows, unsubscribeLinks, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { makeCity } from '@marquee/testkit/workerd';
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

const FOLLOWS = `${SITE}/api/follows`;
const VENUE = { kind: 'venue', name: 'The Hall', query: { city: 'Columbia', state: 'SC', venue: 'The Hall' } };
const SEARCH = {
  kind: 'search',
  name: 'Free music',
  query: { city: 'Columbia', state: 'SC', categories: 'Music', free: 'true', when: 'weekend', category: 'music' },
};

let api: Api;
let cookie: string;
let userId: string;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  const { user, cookie: own } = await signUp(api);
  [cookie, userId] = [own, user.id];
});

type Added = { follow: Follow; isWeeklyOn: boolean };
const add = (body: object) => api.ok<Added>('addFollow', FOLLOWS, asking({ cookie, body }));
const list = () => api.ok<Follow[]>('listFollows', FOLLOWS, asking({ cookie }));
const notices = () => api.ok<NoticeChoices>('getNotices', `${SITE}/api/notices`, asking({ cookie }));

describe('followed venues and saved searches', () => {
  it('are kept once, renamed and removed by their owner; the first turns the weekly letter on [BEY-18]', async () => {
    expect(await notices()).toEqual({ changes: true, weekly: false });
    const { follow, isWeeklyOn } = await add(VENUE);
    expect([follow.name, isWeeklyOn]).toEqual(['The Hall', true]);
    expect((await add({ ...VENUE, name: 'Again' })).follow).toEqual(follow);
    const search = (await add(SEARCH)).follow;
    expect(search.query).toMatchObject({ categories: ['Music'], free: true, when: 'weekend', category: 'music' });
    const { searchParams } = new URL(search.path, SITE);
    expect(Object.fromEntries(searchParams)).toMatchObject({ category: 'music', when: 'weekend', free: 'true' });
    expect((await list()).map(({ name }) => name).sort()).toEqual(['Free music', 'The Hall']);
    const at = `${FOLLOWS}/${follow.id}`;
    const renaming = { ...asking({ cookie, body: { name: '  My hall ' } }), method: 'PATCH' };
    expect((await api.ok<Follow>('renameFollow', at, renaming)).name).toBe('My hall');
    const { cookie: other } = await signUp(api, { email: 'bob@example.org' });
    expect(await api.refused(at, { ...asking({ cookie: other }), method: 'DELETE' })).toMatchObject({ status: 404 });
    await api.ok('removeFollow', at, { ...asking({ cookie }), method: 'DELETE' });
    expect(await list()).toEqual([search]);
  });

  it(`are ${FOLLOWS_MOST} of a kind at most; a venue needs its name, a query one that can be asked`, async () => {
    await api.db.run(`INSERT INTO follows (id, user_id, kind, name, query, query_key, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${FOLLOWS_MOST}) SELECT 'f' || i, '${userId}', 'venue', 'V', '{}', i, i FROM n`);
    expect(await api.refused(FOLLOWS, asking({ cookie, body: VENUE }))).toMatchObject({ status: 409 });
    for (const bad of [
      { ...VENUE, query: { city: 'Columbia' } },
      { ...SEARCH, query: { categories: 'Nonsense' } },
      { ...SEARCH, query: { q: 'x'.repeat(101) } },
      { ...SEARCH, name: '\u200b' },
      { kind: 'all', name: 'x', query: {} },
    ])
      expect(await api.refused(FOLLOWS, asking({ cookie, body: bad }))).toMatchObject({ status: 400 });
    expect(await api.refused(FOLLOWS)).toMatchObject({ status: 401 });
  });

  it('are exported with the account and go with it', async () => {
    await add(VENUE);
    const answer = await api.raw(`${SITE}/api/account/export`, asking({ cookie }));
    const exported = (await answer.json()) as { follows: unknown[]; letters: unknown };
    expect(exported.follows).toMatchObject([{ kind: 'venue', name: 'The Hall', since: '2026-10-01T12:00:00.000Z' }]);
    expect(exported.letters).toEqual({ changes: true, weekly: true, language: 'en' });
    await api.db.delete(users);
    expect(await api.db.select({ n: count() }).from(follows)).toEqual([{ n: 0 }]);
  });
});

describe('the link that ends letters', () => {
  const ONE_CLICK = 'List-Unsubscribe=One-Click';
  const post = (token: string) =>
    api.raw(`${SITE}/api/notices/unsubscribe/${token}`, {
      method: 'POST',
      body: ONE_CLICK,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example.com',
        'sec-fetch-site': 'cross-site',
      },
    });

  it('works without a session, from anywhere, as often as it is posted; opening it changes nothing [BEY-18]', async () => {
    await add(VENUE);
    await api.db
      .insert(unsubscribeLinks)
      .values({ hash: await sha256Hex('secret'), userId, kind: 'weekly', createdAt: 0 });
    const opened = await api.raw(`${SITE}/api/notices/unsubscribe/secret`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/unsubscribe#secret']);
    expect((await notices()).weekly).toBe(true);
    for (let n = 0; n < 2; n += 1) expect((await post('secret')).status).toBe(204);
    expect(await notices()).toEqual({ changes: true, weekly: false });
    expect((await post('guess')).status).toBe(404);
    const again = asking({ body: { token: 'secret', isWanted: true } });
    expect(await api.ok('changeBySecret', `${SITE}/api/notices/by-link`, again)).toEqual({
      kind: 'weekly',
      isWanted: true,
    });
    expect((await notices()).weekly).toBe(true);
    const foreign = {
      ...again,
      headers: { ...Object.fromEntries(new Headers(again.headers)), origin: 'https://evil.example' },
    };
    expect((await api.raw(`${SITE}/api/notices/by-link`, foreign)).status).toBe(403);
  });
});
