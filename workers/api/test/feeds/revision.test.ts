import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { calendar } from './calendars.ts';

const SHOW = { title: 'Supper', start: '2026-10-10T18:00', key: 'supper', venue: 'The Barn', labels: ['Food'] };

let api: Api;
let source: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  source = await makeSource(api.db);
  await store(api, [SHOW], { source });
});

const FEEDS = ['events.ics', 'events.rss', 'events.json'];
const etags = async () =>
  Promise.all(
    FEEDS.map(async (name) => {
      const answer = await api.raw(`/api/feeds/${name}`);
      await answer.text();
      return answer.headers.get('etag');
    }),
  );

/** Another read of the source, an hour later. */
async function readAgain(changed: object = {}) {
  api.clock.advance(HOUR_MS);
  await store(api, [{ ...SHOW, ...changed }], { source });
}

describe('the revision of an event', () => {
  it('stays, and with it every byte of a feed, when a read finds nothing new [BEY-15]', async () => {
    const before = await etags();
    const [entry] = await calendar(api);
    await readAgain();
    expect(await etags()).toEqual(before);
    expect((await calendar(api))[0]).toEqual(entry);
  });

  it.each([
    ['its title', { title: 'Supper for all' }],
    ['its start', { start: '2026-10-10T19:00' }],
    ['its end', { end: '2026-10-10T22:00' }],
    ['its venue', { venue: 'The Silo' }],
    ['its status', { status: 'cancelled' as const }],
    ['a description', { description: 'Bring an appetite.' }],
    ['a price', { price: { minCents: 500, maxCents: 500 } }],
  ])('rises when %s changes', async (_what, changed) => {
    const [before] = await calendar(api);
    await readAgain(changed);
    const [after] = await calendar(api);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
    await readAgain(changed);
    expect((await calendar(api))[0]?.sequence).toBe(after?.sequence);
  });
});
