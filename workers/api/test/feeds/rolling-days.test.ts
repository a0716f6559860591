import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { calendar } from './calendars.ts';

/** The clock stands at Thursday, October 1, 2026, 8 AM in Columbia. */
let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Lunch', start: '2026-10-01T12:00' },
    { title: 'Late Show', start: '2026-10-01T21:00' },
    { title: 'Friday Jazz', start: '2026-10-02T20:00' },
    { title: 'Sunday Market', start: '2026-10-04T09:00' },
    { title: 'Monday Class', start: '2026-10-05T18:00' },
    { title: 'Far Away', start: '2026-11-20T18:00' },
  ]);
});

const shown = async (query: string) => (await calendar(api, query)).map(({ summary }) => summary);

describe('a feed of days by today’s date [BEY-15]', () => {
  it.each([
    ['today', ['Lunch', 'Late Show']],
    ['tonight', ['Late Show']],
    ['tomorrow', ['Friday Jazz']],
    ['weekend', ['Friday Jazz', 'Sunday Market']],
    ['week', ['Lunch', 'Late Show', 'Friday Jazz', 'Sunday Market', 'Monday Class']],
  ])('%s', async (when, expected) => {
    expect(await shown(`?when=${when}`)).toEqual(expected);
    // It goes before days of choice.
    expect(await shown(`?when=${when}&from=2026-11-01&to=2026-11-30&evening=true`)).toEqual(expected);
  });

  it('moves with the day it is read, by the clock of the city', async () => {
    // Still Thursday in Columbia, Friday in UTC.
    api.clock.advance(15 * 3_600_000);
    expect(await shown('?when=tomorrow')).toEqual(['Friday Jazz']);
    api.clock.advance(2 * 3_600_000);
    expect(await shown('?when=today')).toEqual(['Friday Jazz']);
    expect(await shown('?city=columbia&when=today')).toEqual(['Friday Jazz']);
    expect(await shown('?state=SC&when=today')).toEqual(['Friday Jazz']);
  });

  it('keeps its own address, and leads to the same list on the site', async () => {
    const { feed_url, home_page_url, title } = (await (
      await api.raw('/api/feeds/events.json?when=weekend&from=2026-11-01')
    ).json()) as Record<string, string>;
    expect(feed_url).toBe('https://marquee.example/api/feeds/events.json?when=weekend');
    expect(home_page_url).toBe('https://marquee.example/events?city=Columbia&state=SC&within=0&when=weekend');
    expect(title).toBe('Events in Columbia, SC: this weekend');
  });

  it('refuses days that nobody knows', async () => {
    expect(await api.refused('/api/feeds/events.ics?when=someday')).toMatchObject({ status: 400, field: 'when' });
    expect((await api.raw('/api/feeds/events.ics?city=Nowhere&state=SC&when=today')).status).toBe(404);
  });
});
