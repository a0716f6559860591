import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { calendar, read } from './calendars.ts';
import { rssItems } from './rss-items.ts';

const SHOW = { title: 'Supper', start: '2026-10-10T18:00', end: '2026-10-10T21:00', key: 'supper', venue: 'The Barn' };

let api: Api;
let source: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  source = await makeSource(api.db);
  await store(api, [SHOW], { source });
});

/** What other programs know an event by, and its title there, in each of the feeds. */
async function known() {
  const entries = await calendar(api);
  const items = rssItems(await read(api, '/api/feeds/events.rss', 'application/rss+xml'));
  const feed = JSON.parse(await read(api, '/api/feeds/events.json', 'application/feed+json')) as {
    items: Array<{ id: string; title: string }>;
  };
  return {
    ids: [entries.map(({ uid }) => uid), items.map(({ guid }) => guid), feed.items.map(({ id }) => id)],
    titles: [...entries.map(({ summary }) => summary), ...[...items, ...feed.items].map(({ title }) => title)],
  };
}

describe('UID, guid and id of an event stay, in each feed as another program reads it [BEY-15]', () => {
  it.each<[string, object]>([
    ['its title', { title: 'Supper for All' }],
    ['its hour', { start: '2026-10-10T19:30', end: '2026-10-10T22:00' }],
    ['its title and its hour', { title: 'Supper & Song', start: '2026-10-10T19:00' }],
    ['its end', { end: undefined }],
    ['its place', { venue: 'The Silo', address: '2 Farm Rd' }],
    ['its status', { status: 'cancelled' }],
    ['its page', { url: 'https://other.example/supper' }],
  ])('when %s changes', async (_what, changed) => {
    const before = await known();
    api.clock.advance(HOUR_MS);
    await store(api, [{ ...SHOW, ...changed }], { source });
    expect((await known()).ids).toEqual(before.ids);
  });

  it('when another source has it too, and when the first one has it no longer', async () => {
    const before = await known();
    const other = await makeSource(api.db);
    const theirs = { ...SHOW, key: 'evening-7', title: 'Supper' };
    api.clock.advance(HOUR_MS);
    await store(api, [theirs], { source: other });
    expect((await known()).ids).toEqual(before.ids);
    for (let day = 0; day < 5; day += 1) {
      api.clock.advance(24 * HOUR_MS);
      await store(api, [], { source, window: { from: '2026-10-01', to: '2026-10-31' } });
      await store(api, [theirs], { source: other });
    }
    expect((await known()).ids).toEqual(before.ids);
  });

  it('and the new title is read in all of them', async () => {
    await store(api, [{ ...SHOW, title: 'Supper; for “all”, <b>& more' }], { source });
    const { titles } = await known();
    expect(titles).toEqual(Array.from({ length: 3 }, () => 'Supper; for “all”, <b>& more'));
  });

  it('and two events never share one', async () => {
    await store(api, [SHOW, { ...SHOW, title: 'Dance', key: 'dance', venue: 'The Silo' }], { source });
    for (const ids of (await known()).ids) expect(new Set(ids).size).toBe(2);
  });
});
