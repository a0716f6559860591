import { siteHeaders } from '@marquee/contract';
import { mergeEvents } from '@marquee/domain/series';
import { guest } from '@marquee/kernel';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { documentOf, expectWhole } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const SHOW = {
  title: 'Oyster Roast',
  start: '2026-12-05T19:30',
  end: '2026-12-05T22:00',
  venue: 'Granby Hall',
  address: '1 Main Street, Columbia, SC',
  description: 'Oysters by the river.',
  organizer: 'The Harbour Club',
  price: { minCents: 1500, maxCents: 2500 },
  url: 'https://granby.example.org/oysters',
  ticketUrl: 'https://tickets.example.org/oysters',
};
const PATH = '/events/oyster-roast-columbia-sc';

describe('the document of an event', () => {
  it('says what it is, where it is and how it previews, and shows it before any script', async () => {
    await store(api, [SHOW]);
    await api.db.run(sql`UPDATE events SET image_hash = ${'ab'.repeat(32)}`);
    const page = await documentOf(api, PATH);
    expect(page.response.status).toBe(200);
    expect(page.title).toBe('Oyster Roast · Marquee');
    expect(page.description).toBe('Saturday, December 5, 2026 · Granby Hall. Oysters by the river.');
    expect(page.canonical).toBe(`https://marquee.example${PATH}`);
    expect(page.robots).toBeNull();
    expect(page.meta('og:url')).toBe(page.canonical);
    expect(page.meta('og:title')).toBe(page.title);
    expect(page.meta('og:image')).toBe(`https://marquee.example/media/${'ab'.repeat(32)}`);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    expect(page.text).toMatch(/<h1[^>]*>Oyster Roast<\/h1>/);
    expect(page.text).toContain('<time datetime="2026-12-05T19:30">');
    expect(page.text).toContain('Saturday, December 5, 2026');
    expect(page.text).toContain('Oysters by the river.</p>');
    expect(page.text).toContain(`<img class="poster_picture" src="/media/${'ab'.repeat(32)}"`);
    expectWhole(page.text);
  });

  it("gives Google's fields of an event, and leaves out what no source says", async () => {
    await store(api, [SHOW]);
    const { structured } = await documentOf(api, PATH);
    expect(structured[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Oyster Roast',
      startDate: '2026-12-05T19:30-05:00',
      endDate: '2026-12-05T22:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Granby Hall',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Main Street, Columbia, SC',
          addressLocality: 'Columbia',
          addressRegion: 'SC',
          addressCountry: 'US',
        },
      },
      description: 'Oysters by the river.',
      offers: {
        '@type': 'Offer',
        price: 15,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://tickets.example.org/oysters',
      },
      organizer: { '@type': 'Organization', name: 'The Harbour Club' },
      url: `https://marquee.example${PATH}`,
    });
    expect(structured[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Marquee', item: 'https://marquee.example/' },
        { position: 2, item: 'https://marquee.example/events?city=Columbia&state=SC' },
        { position: 3, name: 'Oyster Roast', item: `https://marquee.example${PATH}` },
      ],
    });
  });

  it('knows little of an event of which little is known', async () => {
    await store(api, [{ title: 'Gala', start: '2026-10-10' }]);
    const { structured } = await documentOf(api, '/events/gala-columbia-sc');
    expect(structured[0]).toMatchObject({ startDate: '2026-10-10' });
    for (const field of ['eventAttendanceMode', 'offers', 'organizer', 'image', 'endDate', 'performer'])
      expect(structured[0]).not.toHaveProperty(field);
    expect(structured[0]).not.toHaveProperty('location.name');
  });

  it('calls an event online only if its source does', async () => {
    await store(api, [{ title: 'Talk', venue: 'Online', isOnline: true, url: 'https://talks.example.org/1' }]);
    const { structured } = await documentOf(api, '/events/talk-columbia-sc');
    expect(structured[0]).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://talks.example.org/1' },
    });
  });

  it.each([
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('says that an event is %s', async (status, word) => {
    await store(api, [{ ...SHOW, status }]);
    expect((await documentOf(api, PATH)).structured[0]).toMatchObject({ eventStatus: word });
  });

  it('carries the answer of the API, so that the application need not ask again', async () => {
    await store(api, [SHOW]);
    const { data } = await documentOf(api, PATH);
    const answer = await (await api.raw(`/api${PATH}`)).json();
    expect(data).toEqual([[['getEvent', { params: { slug: 'oyster-roast-columbia-sc' } }], answer]]);
  });

  it('has the headers of the site, is kept for seconds, and is not sent again unchanged', async () => {
    await store(api, [SHOW]);
    const { response, text } = await documentOf(api, PATH);
    // The site takes cards.
    for (const [name, value] of Object.entries(siteHeaders([], 'stripe')))
      expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get('cache-control')).toBe('public, max-age=15, stale-while-revalidate=45');
    const etag = response.headers.get('etag') ?? '';
    const again = await documentOf(api, PATH, { headers: { 'if-none-match': etag } });
    expect([again.response.status, again.text]).toEqual([304, '']);
    const head = await documentOf(api, PATH, { method: 'HEAD' });
    expect([head.response.status, head.text, head.response.headers.get('etag')]).toEqual([200, '', etag]);
    // No element that executes was added: the policy forbids it, and nothing of ours would run.
    expect([...text.matchAll(/<script(?![^>]*type="application\/)/g)]).toEqual([]);
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
  });
});

describe('the status of an event', () => {
  it('is 404 with the application and without an index entry for an unknown one', async () => {
    for (const path of ['/events/nothing', `/events/${'x'.repeat(300)}`, '/events/%F0%9F%8E%B7']) {
      const page = await documentOf(api, path);
      expect([path, page.response.status, page.robots, page.canonical]).toEqual([path, 404, 'noindex', null]);
      expect(page.text).toContain('<div class="boot">');
    }
  });

  it('is 410 for one whose page is gone, or that its source lists no more', async () => {
    await store(api, [SHOW]);
    await api.db.run(sql`UPDATE events SET status = 'inactive', validation_error = 'URL validation failed: 404'`);
    const page = await documentOf(api, PATH);
    expect([page.response.status, page.robots, page.structured]).toEqual([410, 'noindex', []]);
  });

  it('is 301 for one that was merged into another', async () => {
    await store(api, [SHOW, { ...SHOW, title: 'Roast of Oysters', venue: 'Granby', start: '2026-12-06T19:30' }]);
    const rows = await api.db.all<{ id: string; slug: string }>(sql`SELECT id, slug FROM events ORDER BY seq`);
    const [kept, merged] = rows;
    if (!kept || !merged) throw new Error('two events were not stored');
    const caller = { actor: guest, requestId: 'test' };
    await mergeEvents(api, caller, { eventId: merged.id, intoId: kept.id });
    const { response } = await documentOf(api, `/events/${merged.slug}`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `/events/${kept.slug}`]);
  });

  it('is 503 with the application while the database does not answer', async () => {
    await store(api, [SHOW]);
    await api.db.run(sql`ALTER TABLE occurrences RENAME TO lost`);
    const { response, text } = await documentOf(api, PATH);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(text).toContain('<div class="boot">');
    await api.db.run(sql`ALTER TABLE lost RENAME TO occurrences`);
  });
});
