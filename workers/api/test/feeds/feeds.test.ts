import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { parseDocument } from 'htmlparser2';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi } from '../support.ts';
import { calendar, read } from './calendars.ts';
import { rssItems } from './rss-items.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const rss = (query = '') => read(api, `/api/feeds/events.rss${query}`, 'application/rss+xml');
const json = async (query = '') =>
  JSON.parse(await read(api, `/api/feeds/events.json${query}`, 'application/feed+json')) as {
    version: string;
    title: string;
    home_page_url: string;
    feed_url: string;
    items: Array<{
      id: string;
      title: string;
      url: string;
      content_text: string;
      tags: string[];
      date_published: string;
    }>;
  };

describe('a list as RSS and as JSON Feed', () => {
  it('has an item for each event, in the order of the list, both the same', async () => {
    await store(api, [
      {
        title: 'Opera',
        start: '2026-10-12T20:00',
        venue: 'The Silo',
        description: 'Loud <b>& clear</b>.',
        labels: ['Music'],
      },
      { title: 'Festival', start: '2026-10-09', end: '2026-10-11', status: 'cancelled' },
    ]);
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    const feed = await json('?city=columbia');
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Events in Columbia, SC',
      home_page_url: 'https://marquee.example/events?city=Columbia&state=SC&within=0',
      feed_url: 'https://marquee.example/api/feeds/events.json?city=Columbia',
    });
    expect(feed.items.map(({ id }) => id)).toEqual(events.map(({ id }) => `${id}@marquee.example`));
    expect(feed.items.map(({ title }) => title)).toEqual(['[CANCELLED] Festival', 'Opera']);
    expect(feed.items[0]?.content_text).toContain('Friday, October 9, 2026 to Sunday, October 11, 2026');
    expect(feed.items[1]?.content_text).toContain('Monday, October 12, 2026 at 8:00 PM · The Silo, Columbia, SC');
    const items = rssItems(await rss());
    expect(items.map(({ title, guid, link }) => ({ title, guid, link }))).toEqual(
      feed.items.map(({ title, id, url }) => ({ title, guid: id, link: url })),
    );
    expect(items[1]?.categories).toEqual(['Music']);
    // The text of a page is text, never markup of ours.
    expect(items[1]?.description).toContain('<p>Loud &lt;b&gt;&amp; clear&lt;/b&gt;.</p>');
  });

  it('keeps the day on which an event was first listed, whatever is read later', async () => {
    const source = await makeSource(api.db);
    const show = { title: 'Opera', start: '2026-10-12T20:00', key: 'opera' };
    await store(api, [show], { source });
    const before = await json();
    api.clock.advance(HOUR_MS);
    await store(api, [{ ...show, title: 'Opera again' }], { source });
    const after = await json();
    expect(after.items[0]).toMatchObject({
      title: 'Opera again',
      id: before.items[0]?.id,
      date_published: '2026-10-01T12:00:00.000Z',
      date_modified: '2026-10-01T13:00:00.000Z',
    });
  });

  it('is empty, and well-formed, where there is nothing', async () => {
    expect((await json('?q=xylophone')).items).toEqual([]);
    expect(rssItems(await rss('?q=xylophone'))).toEqual([]);
    expect(await calendar(api, '?q=xylophone')).toEqual([]);
  });
});

const KINDS = ['ics', 'rss', 'json'] as const;

describe.each(KINDS)('a feed as %s', (kind) => {
  const path = `/api/feeds/events.${kind}`;

  it('is sent once, and then only that it is the same, until an event changes', async () => {
    const source = await makeSource(api.db);
    await store(api, [{ title: 'Opera', key: 'opera' }], { source });
    const first = await api.raw(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const held = { headers: { 'if-none-match': etag } };
    api.clock.advance(60_000);
    expect([(await api.raw(path, held)).status, await (await api.raw(path, held)).text()]).toEqual([304, '']);
    await store(api, [{ title: 'Opera again', key: 'opera' }], { source });
    expect((await api.raw(path, held)).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await api.raw(path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toBe((await api.raw(path)).headers.get('etag'));
  });

  it.each([
    ['from=2026-13-45', 'from'],
    ['from=yesterday', 'from'],
    ['to=99999-01-01', 'to'],
    ['categories=Nonsense', 'categories'],
    ['free=maybe', 'free'],
    ['state=South', 'state'],
    ['q=', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    [`venue=${'x'.repeat(201)}`, 'venue'],
    ['city=%00', 'city'],
  ])('refuses %s', async (query, field) => {
    expect(await api.refused(`${path}?${query}`)).toMatchObject({ status: 400, field });
  });

  it('does not exist for a place that nobody knows', async () => {
    expect(await api.refused(`${path}?city=Atlantis`)).toMatchObject({ status: 404 });
  });

  it('has at most 200 events, the soonest', async () => {
    await store(
      api,
      Array.from({ length: 205 }, (_, i) => ({
        title: `Show ${i}`,
        start: new Date(Date.parse('2026-10-02T00:00:00Z') + i * HOUR_MS).toISOString().slice(0, 16),
      })),
    );
    const body = await (await api.raw(path)).text();
    expect(body.match(/Show \d+/g)).toContain('Show 199');
    expect(body).not.toContain('Show 200');
  });
});

it('RSS is a document that a strict reader takes', async () => {
  await store(api, [{ title: 'Fish & Chips', description: 'a ]]> b' }]);
  const text = await rss();
  const { children } = parseDocument(text, { xmlMode: true });
  expect(children.filter((child) => 'name' in child && child.name === 'rss')).toHaveLength(1);
  expect(text).not.toContain(']]>');
});
