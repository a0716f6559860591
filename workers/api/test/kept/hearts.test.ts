import { type Event, HEARTS_MOST } from '@marquee/contract';
import { events, hearts, users } from '@marquee/db';
import { makeCity, store } from '@marquee/testkit/workerd';
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

const HEARTS = `${SITE}/api/hearts`;
type Hearts = { ids: string[]; left: string[] };

let api: Api;
let cookie: string;
let ids: string[];
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  ({ cookie } = await signUp(api));
  await store(api, [{ title: 'One' }, { title: 'Two', start: '2026-10-11T19:30' }, { title: 'Three', key: 'c' }]);
  ids = (await api.db.select({ id: events.id }).from(events).orderBy(events.title)).map(({ id }) => id);
});

const change = (body: object, who = cookie) => api.ok<Hearts>('changeHearts', HEARTS, asking({ cookie: who, body }));
const list = async (who = cookie) =>
  (await api.ok<{ ids: string[] }>('listHearts', HEARTS, asking({ cookie: who }))).ids;

describe('hearts of an account', () => {
  it('join what is there, in their order; twice is once, and removing is final', async () => {
    const [one = '', three = '', two = ''] = ids;
    expect(await change({ add: [two] })).toEqual({ ids: [two], left: [] });
    api.clock.advance(1_000);
    expect(await change({ add: [one, two, 'of no event', three] })).toEqual({ ids: [two, one, three], left: [] });
    expect((await change({ remove: [two, two, 'of no event'] })).ids).toEqual([one, three]);
    expect(await list()).toEqual([one, three]);
    const other = await signUp(api, { email: 'bob@example.org' });
    expect(await list(other.cookie)).toEqual([]);
    expect(await api.refused(HEARTS)).toMatchObject({ status: 401 });
  });

  it('follow an event into the one it was merged into, and are removed by its new id', async () => {
    const [one = '', three = ''] = ids;
    await change({ add: [one] });
    await api.db.run(`UPDATE event_aliases SET event_id = '${three}' WHERE alias = '${one}'`);
    expect(await list()).toEqual([three]);
    expect((await change({ add: [three] })).ids).toEqual([three]);
    expect((await change({ remove: [three] })).ids).toEqual([]);
  });

  it(`are ${HEARTS_MOST} at most: what does not fit is named, and nothing that was saved is lost`, async () => {
    const { user } = await signUp(api, { email: 'many@example.org' });
    await api.db.run(`INSERT INTO hearts (user_id, event_id, saved_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${HEARTS_MOST - 1}) SELECT '${user.id}', 'old-' || i, i FROM n`);
    const { cookie: full } = await signUp(api, { email: 'spare@example.org' });
    await api.db.run(`UPDATE hearts SET user_id = (SELECT id FROM users WHERE email_key = 'spare@example.org')`);
    const [one = '', three = ''] = ids;
    const answer = await change({ add: [one, three] }, full);
    expect(answer.ids).toHaveLength(HEARTS_MOST);
    expect(answer.left).toEqual([three]);
    const tooMany = { add: Array.from({ length: HEARTS_MOST + 1 }, (_, n) => `e${n}`) };
    expect(await api.refused(HEARTS, asking({ cookie: full, body: tooMany }))).toMatchObject({ status: 400 });
  });

  it('are exported with the account and go with it', async () => {
    await change({ add: ids });
    const answer = await api.raw(`${SITE}/api/account/export`, asking({ cookie }));
    const exported = (await answer.json()) as { saved: unknown[]; itineraries: unknown[] };
    expect(exported.saved[0]).toMatchObject({ event: ids[0], title: 'One', savedAt: '2026-10-01T12:00:00.000Z' });
    expect(exported.itineraries).toEqual([]);
    await api.db.delete(users);
    expect(await api.db.select({ n: count() }).from(hearts)).toEqual([{ n: 0 }]);
  });

  it('are shown by one more call, in the order asked; unknown ids are left out', async () => {
    const asked = [ids[2], 'of no event', ids[0], ids[2]].join(',');
    const { events: shown } = await api.ok<{ events: Event[] }>('readCards', `${SITE}/api/event-cards?ids=${asked}`);
    expect(shown.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    for (const none of ['', '?ids=', `?ids=${'x,'.repeat(201)}`])
      expect(await api.refused(`/api/event-cards${none}`)).toMatchObject({ status: 400 });
  });
});
