import { mergeEvents } from '@marquee/domain/series';
import { guest, Unavailable } from '@marquee/kernel';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf } from './documents/support.ts';
import { type Api, startApi } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const SHOW = { title: 'Oyster Roast', start: '2026-12-05T19:30', venue: 'Granby Hall' };
const EVENT = '/previews/events/oyster-roast-columbia-sc.png';
const CITY = '/previews/listing.png?city=Columbia&state=SC';

/** The preview that a page names, with what it says of it. */
async function namedBy(path: string) {
  const { meta } = await documentOf(api, path);
  return {
    path: (meta('og:image') ?? '').replace('https://marquee.example', ''),
    said: ['og:image:type', 'og:image:width', 'og:image:height', 'twitter:card'].map(meta),
    alt: meta('og:image:alt'),
  };
}

describe('the preview image of a page', () => {
  it.each([
    [
      'an event without a picture',
      '/events/oyster-roast-columbia-sc',
      'Oyster Roast. Saturday, December 5, 2026 · 7:30 PM. Granby Hall · Columbia, SC',
    ],
    [
      'a city',
      '/events?city=Columbia&state=SC',
      'What’s on in Columbia, SC. Day by day, each event checked at its source',
    ],
    [
      'a category of a city',
      '/events?city=Columbia&state=SC&category=Music',
      'Music in Columbia, SC. Day by day, each event checked at its source',
    ],
    ['Home', '/', 'What is on tonight, and every night after. Concerts'],
    ['the cities', '/cities', 'What is on tonight'],
  ])('is named with its size by %s, and is there [BEY-17]', async (_, page, alt) => {
    await store(api, [SHOW]);
    const named = await namedBy(page);
    expect(named.said).toEqual(['image/png', '1200', '630', 'summary_large_image']);
    expect(named.alt).toContain(alt);
    expect(named.path).toMatch(/^\/previews\/[^ ]+v=[0-9a-f]{10}$/);
    const response = await api.raw(named.path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('is the picture of an event that has one', async () => {
    await store(api, [SHOW]);
    await api.db.run(sql`UPDATE events SET image_hash = ${'ab'.repeat(32)}`);
    const named = await namedBy('/events/oyster-roast-columbia-sc');
    expect(named.path).toBe(`/media/${'ab'.repeat(32)}`);
    expect(named.said).toEqual([null, null, null, 'summary_large_image']);
  });

  it('has another address as soon as it shows something else', async () => {
    await store(api, [SHOW]);
    const before = await namedBy('/events/oyster-roast-columbia-sc');
    await store(api, [{ ...SHOW, status: 'postponed' }]);
    const after = await namedBy('/events/oyster-roast-columbia-sc');
    expect(after.path).not.toBe(before.path);
    expect(after.alt).toContain('Postponed · Dec 5, 2026');
  });

  it('speaks the language of the page that names it', async () => {
    const named = await namedBy('/?lang=es');
    await (await api.raw(named.path)).arrayBuffer();
    expect(api.drawn).toMatchObject([{ title: 'Lo que hay esta noche, y todas las que siguen.' }]);
  });

  it('is drawn once, and not sent again to who has it', async () => {
    await store(api, [SHOW]);
    const first = await api.raw(EVENT);
    await first.arrayBuffer();
    const second = await api.raw(EVENT);
    expect(new Uint8Array(await second.arrayBuffer())).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    expect(api.drawn).toHaveLength(1);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await api.raw(EVENT, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect([...api.blobs.stored.keys()]).toEqual([expect.stringMatching(/^previews\/[0-9a-f]{64}$/)]);
  });

  it('is one image however a city is spelled', async () => {
    await (await api.raw(CITY)).arrayBuffer();
    await (await api.raw('/previews/listing.png?city=COLUMBIA&state=sc')).arrayBuffer();
    expect(api.drawn).toHaveLength(1);
    expect(api.drawn[0]).toMatchObject({ title: 'What’s on in Columbia, SC' });
  });

  it('shows the other event for one that was merged into it', async () => {
    await store(api, [SHOW, { ...SHOW, title: 'Roast of Oysters', venue: 'Granby', start: '2026-12-06T19:30' }]);
    const [kept, merged] = await api.db.all<{ id: string; slug: string }>(
      sql`SELECT id, slug FROM events ORDER BY seq`,
    );
    if (!kept || !merged) throw new Error('two events were not stored');
    await mergeEvents(api, { actor: guest, requestId: 'test' }, { eventId: merged.id, intoId: kept.id });
    expect((await api.raw(`/previews/events/${merged.slug}.png`)).status).toBe(200);
    expect(api.drawn[0]).toMatchObject({ title: 'Oyster Roast' });
  });
});

describe('nothing is drawn', () => {
  it.each([
    '/previews/events/nothing.png',
    '/previews/events/oyster-roast-columbia-sc',
    '/previews/events/.png',
    '/previews/events/..%2F..%2Fmedia.png',
    `/previews/events/${encodeURIComponent('🎷')}.png`,
    '/previews/listing.png?city=Atlantis&state=SC',
    '/previews/listing.png?city=Charleston&state=SC',
    '/previews/home.png',
    '/previews/',
  ])('for %s, which does not exist', async (path) => {
    await store(api, [SHOW]);
    await makeCity(api.db, { name: 'Charleston', status: 'known' });
    expect((await api.raw(path)).status).toBe(404);
    expect(api.drawn).toEqual([]);
  });

  it.each([
    '/previews/listing.png',
    `${CITY}&category=Nothing`,
    '/previews/listing.png?city=Columbia&state=Carolina',
    `/previews/events/${'x'.repeat(300)}.png`,
  ])('for a request that makes no sense: %s', async (path) => {
    expect(await api.refused(path)).toMatchObject({ status: 400 });
  });

  it('for a hidden city', async () => {
    await api.db.run(sql`UPDATE cities SET is_hidden = 1`);
    expect((await api.raw(CITY)).status).toBe(404);
  });

  it('and nothing kept while the drawer does not answer', async () => {
    await store(api, [SHOW]);
    const silent = await startApi({ drawPreview: () => Promise.reject(new Unavailable('not drawn')) });
    const response = await silent.raw('/previews/site.png');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect([...silent.blobs.stored.keys()]).toEqual([]);
  });
});
