import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { documentOf, expectWhole, rowsRead } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

/** Consecutive evenings. */
const shows = (n: number) =>
  Array.from({ length: n }, (_, index) => ({
    title: `Concert ${index + 1}`,
    description: 'Live music by a band.',
    start: new Date(Date.UTC(2026, 9, 2 + index, 19)).toISOString().slice(0, 16),
  }));

describe('the document of a listing', () => {
  it('lists the next twenty events with their links and dates, and carries the first page', async () => {
    await store(api, shows(60));
    const page = await documentOf(api, '/events?city=Columbia&state=SC');
    expect(page.response.status).toBe(200);
    expect(page.title).toBe('What’s on in Columbia, SC · Marquee');
    expect(page.canonical).toBe('https://marquee.example/events?city=Columbia&state=SC');
    const links = [...page.text.matchAll(/<a href="(\/events\/[^"]+)">Concert (\d+)</g)];
    expect(links.map(([, , n]) => Number(n))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect([...page.text.matchAll(/<time datetime="2026-10-/g)]).toHaveLength(20);
    expectWhole(page.text);
    const answer = await (
      await api.raw('/api/events?city=Columbia&state=SC&within=25&sort=date-asc&categories=')
    ).json();
    const query = {
      city: 'Columbia',
      state: 'SC',
      within: '25',
      categories: '',
      boosted: 'true',
      sort: 'date-asc',
      q: '',
    };
    expect(page.data[0]).toEqual([['listEvents', query, false], { pages: [answer], pageParams: [''] }]);
    expect(page.data.map(([key]) => key[0])).toEqual(['listEvents', 'countCategories']);
  });

  it('has one address for all orders, venues and spellings of a city, and one for each category', async () => {
    await store(api, shows(3));
    const city = 'https://marquee.example/events?city=Columbia&state=SC';
    for (const path of ['/events', '/events?city=columbia&state=sc&sort=price-desc', '/events?city=COLUMBIA&venue=x'])
      expect([path, (await documentOf(api, path)).canonical]).toEqual([path, city]);
    const music = await documentOf(api, '/events?city=Columbia&state=SC&category=music');
    expect(music.canonical).toBe(`${city}&category=Music`);
    expect(music.title).toBe('Music in Columbia, SC · Marquee');
    expect(music.structured.at(-1)).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
  });

  it('keeps searches and unknown categories out of search engines, and leaves them to the application', async () => {
    for (const path of ['/events?q=jazz', '/events?category=nonsense']) {
      const page = await documentOf(api, path);
      expect([path, page.response.status, page.robots]).toEqual([path, 200, 'noindex']);
      expect(page.data).toEqual([]);
    }
  });

  it('is 404 for an unknown city, and not to be kept for one that is not read', async () => {
    await makeCity(api.db, { name: 'Irmo', status: 'known' });
    for (const [path, status] of [
      ['/events?city=Nowhere&state=SC', 404],
      [`/events?city=${'x'.repeat(200)}`, 404],
      ['/events?city=Columbia&state=Carolina', 404],
      ['/events?city=Irmo&state=SC', 200],
    ] as const) {
      const page = await documentOf(api, path);
      expect([path, page.response.status, page.robots, page.canonical]).toEqual([path, status, 'noindex', null]);
    }
  });

  it('reads no more rows, however many events are stored', async () => {
    await store(api, shows(60));
    const few = await rowsRead(api, '/events');
    await store(
      api,
      shows(400).map((show) => ({ ...show, title: `More ${show.title}` })),
    );
    const many = await rowsRead(api, '/events');
    expect(few).toBeLessThan(215);
    expect(many - few).toBeLessThanOrEqual(5);
  });
});

describe('the first page and the cities', () => {
  it('of the first page is the head; what it shows depends on the visitor’s own city', async () => {
    const page = await documentOf(api, '/');
    expect([page.response.status, page.canonical]).toEqual([200, 'https://marquee.example/']);
    expect(page.text).toContain('"@type":"WebSite"');
  });

  it('links the listing of each live city', async () => {
    await makeCity(api.db, { name: 'Hidden', isHidden: true });
    const page = await documentOf(api, '/cities');
    expect(page.canonical).toBe('https://marquee.example/cities');
    expect(page.text).toContain('href="/events?city=Columbia&amp;state=SC"');
    expect(page.text).not.toContain('Hidden');
    expectWhole(page.text);
  });
});
