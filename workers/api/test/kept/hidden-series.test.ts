import { HIDDEN_SERIES_MOST } from '@marquee/contract';
import { events, hiddenSeries, users } from '@marquee/db';
import { makeCity, store } from '@marquee/testkit/workerd';
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

const HIDDEN = `${SITE}/api/hidden-series`;
type Hidden = { ids: string[]; left: string[] };

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

const change = (body: object, who = cookie) =>
  api.ok<Hidden>('changeHiddenSeries', HIDDEN, asking({ cookie: who, body }));
const list = async (who = cookie) =>
  (await api.ok<{ ids: string[] }>('listHiddenSeries', HIDDEN, asking({ cookie: who }))).ids;

describe('hidden series of an account', () => {
  it('are listed in the order of hiding; twice is once, and what is unknown or another person’s changes nothing', async () => {
    const [one = '', three = '', two = ''] = ids;
    expect(await change({ add: [two] })).toEqual({ ids: [two], left: [] });
    api.clock.advance(1_000);
    expect(await change({ add: [one, two, 'of no series', three] })).toEqual({ ids: [two, one, three], left: [] });
    const other = await signUp(api, { email: 'bob@example.org' });
    expect((await change({ remove: ids }, other.cookie)).ids).toEqual([]);
    expect((await change({ remove: [two, two, 'of no series'] })).ids).toEqual([one, three]);
    expect(await list()).toEqual([one, three]);
    expect(await list(other.cookie)).toEqual([]);
    expect(await api.refused(HIDDEN)).toMatchObject({ status: 401 });
  });

  it('follow a series into the one it was merged into', async () => {
    const [one = '', three = ''] = ids;
    await change({ add: [one] });
    await api.db.run(`UPDATE event_aliases SET event_id = '${three}' WHERE alias = '${one}'`);
    expect(await list()).toEqual([three]);
    expect((await change({ remove: [three] })).ids).toEqual([]);
  });

  it(`are ${HIDDEN_SERIES_MOST} at most: what does not fit is named, and nothing hidden is lost`, async () => {
    await api.db.run(`INSERT INTO hidden_series (user_id, event_id, hidden_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${HIDDEN_SERIES_MOST - 1})
      SELECT (SELECT id FROM users), 'old-' || i, i FROM n`);
    const [one = '', three = ''] = ids;
    const answer = await change({ add: [one, three] });
    expect(answer.ids).toHaveLength(HIDDEN_SERIES_MOST);
    expect(answer.left).toEqual([three]);
    const tooMany = { add: Array.from({ length: HIDDEN_SERIES_MOST + 1 }, (_, n) => `e${n}`) };
    expect(await api.refused(HIDDEN, asking({ cookie, body: tooMany }))).toMatchObject({ status: 400 });
  });

  it('are exported with the account and go with it', async () => {
    await change({ add: [ids[0]] });
    const answer = await api.raw(`${SITE}/api/account/export`, asking({ cookie }));
    expect(await answer.json()).toMatchObject({
      hiddenSeries: [{ event: ids[0], title: 'One', hiddenAt: '2026-10-01T12:00:00.000Z' }],
    });
    await api.db.delete(users);
    expect(await api.db.select({ n: count() }).from(hiddenSeries)).toEqual([{ n: 0 }]);
  });
});
