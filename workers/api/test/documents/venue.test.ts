import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { documentOf, expectWhole, rowsRead } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const SLUG = 'granby-hall-columbia-sc';
const PATH = `/venue/${SLUG}`;
const SHOW = {
  title: 'Oyster Roast',
  start: '2026-12-05T19:30',
  venue: 'Granby Hall',
  address: '1 Main Street',
  point: { latitude: 34.01, longitude: -81.03 },
};

describe('the document of a venue', () => {
  it('says what it is and where it is, and shows its events before any script [BEY-37]', async () => {
    const own = await makeSource(api.db, { name: 'Granby Hall', url: 'https://granby.example/events' });
    await store(api, [SHOW, { ...SHOW, title: 'Clam Bake', start: '2026-12-06T19:30' }], { source: own });
    const page = await documentOf(api, PATH);
    expect(page.response.status).toBe(200);
    expect(page.title).toBe('Granby Hall, Columbia, SC · Marquee');
    expect(page.description).toBe(
      'Upcoming events at Granby Hall in Columbia, SC, with address, map and accessibility.',
    );
    expect(page.canonical).toBe(`https://marquee.example${PATH}`);
    expect(page.robots).toBeNull();
    expect(page.meta('og:title')).toBe(page.title);
    expect(page.text).toMatch(/<h1[^>]*>Granby Hall<\/h1>/);
    expect(page.text).toContain('2 coming events');
    expect(page.text).toContain('<bdi>1 Main Street</bdi>');
    expect(page.text).toContain('We do not know how accessible this venue is.');
    expect(page.text).toContain('<a href="/events/oyster-roast-columbia-sc">Oyster Roast</a>');
    expect(page.text.indexOf('Oyster Roast')).toBeLessThan(page.text.indexOf('Clam Bake'));
    expect(page.data.map(([[id]]) => id)).toEqual(['getVenue', 'listEvents']);
    expectWhole(page.text);
  });

  it('gives the fields of schema.org, and leaves out what nobody states', async () => {
    await store(api, [SHOW]);
    const { structured } = await documentOf(api, PATH);
    expect(structured[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'EventVenue',
      name: 'Granby Hall',
      url: `https://marquee.example${PATH}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Main Street',
        addressLocality: 'Columbia',
        addressRegion: 'SC',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 34.01, longitude: -81.03 },
    });
    expect(structured[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('is linked from its events’ pages', async () => {
    await store(api, [SHOW]);
    const event = await documentOf(api, '/events/oyster-roast-columbia-sc');
    expect(event.text).toContain(`<a href="${PATH}"><bdi>Granby Hall</bdi></a>`);
  });

  it('without events says so', async () => {
    await store(api, [SHOW]);
    api.clock.advance(Date.parse('2027-02-01T00:00:00Z') - api.clock.now());
    const page = await documentOf(api, PATH);
    expect(page.response.status).toBe(200);
    expect(page.text).toContain('Nothing Is Listed Here Right Now');
    expectWhole(page.text);
  });

  it('of no venue is the page for unknown paths, with 404', async () => {
    for (const path of ['/venue/nowhere', `/venue/${'x'.repeat(300)}`, '/venue/%00']) {
      const page = await documentOf(api, path);
      expect(page.response.status).toBe(404);
      expect(page.robots).toBe('noindex');
      expect(page.canonical).toBeNull();
    }
  });

  it('reads no more rows, however many events are stored', async () => {
    const shows = (many: number, venue: string) =>
      Array.from({ length: many }, (_, i) => ({
        title: `Show ${i} at ${venue}`,
        venue,
        start: `2026-11-${10 + (i % 20)}T19:30`,
      }));
    await store(api, shows(60, 'Granby Hall'));
    const few = await rowsRead(api, PATH);
    await store(api, shows(400, 'Zinc Hall'));
    const many = await rowsRead(api, PATH);
    expect(few).toBeLessThan(200);
    expect(many - few).toBeLessThanOrEqual(5);
  });

  it('escapes what sources say', async () => {
    await store(api, [{ ...SHOW, venue: 'The <script>alert(1)</script> "Hall"', address: '<b>1</b> & 2' }]);
    const [stored] = await api.db.all<{ slug: string }>('SELECT slug FROM venues');
    const page = await documentOf(api, `/venue/${stored?.slug}`);
    expect(page.response.status).toBe(200);
    expect(page.text).not.toContain('<script>alert(1)');
    expect(page.text).not.toContain('<b>1</b>');
    expectWhole(page.text);
  });

  it('leaves where a venue is managed to the application, and to no search engine', async () => {
    const page = await documentOf(api, `${PATH}/manage`);
    expect(page.response.status).toBe(200);
    expect(page.robots).toBe('noindex');
  });
});
