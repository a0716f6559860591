import { beforeEach, describe, expect, it } from 'vitest';
import { partsOf } from '../documents/support.ts';
import type { Page } from '../support.ts';
import { type Faulty, startWithFaults, waiting } from './support.ts';

const LIST = '/api/events?city=Columbia&state=SC';
let api: Faulty;
beforeEach(async () => {
  api = await startWithFaults();
});

describe.each(['stalled', 'failing'] as const)('while the database is %s', (mood) => {
  it('answers public reads from their copies within a second, with their age [REL-05]', async () => {
    const slug = (await api.ok<Page>('listEvents', LIST)).events[0]?.slug ?? '';
    const paths = [
      LIST,
      `/api/events/${slug}`,
      '/api/categories/counts?city=Columbia&state=SC',
      '/api/venues/counts?city=Columbia&state=SC',
      '/api/cities/stats',
      '/api/location/featured-cities',
      '/api/feeds/events.ics?city=Columbia&state=SC',
      '/api/feeds/events.rss?city=Columbia&state=SC',
      `/api/events/${slug}/calendar.ics`,
    ];
    const before = new Map<string, string>();
    // What is read again leaves a copy.
    for (const path of [...paths, ...paths]) before.set(path, await (await api.raw(path)).text());
    api.clock.advance(20 * 60_000);
    api.faulty.mood = mood;
    for (const path of paths) {
      const response = await waiting(() => api.raw(path));
      expect([path, response.status, response.waitedMs < 1_000]).toEqual([path, 200, true]);
      expect(response.headers.get('age')).toBe('1200');
      expect(response.headers.get('cache-status')).toMatch(/^Marquee; fwd=stale; ttl=-\d+; detail=outage$/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect([path, await response.text()]).toEqual([path, before.get(path)]);
    }
  });

  it('draws pages from the copies within a second, and says of when they are [REL-05]', async () => {
    const slug = (await api.ok<Page>('listEvents', LIST)).events[0]?.slug ?? '';
    const paths = ['/', '/events?city=Columbia&state=SC', `/events/${slug}`, '/cities'];
    for (const path of [...paths, ...paths]) expect(await (await api.raw(path)).text()).not.toContain('Shown as of');
    const asOf = api.clock.now();
    api.clock.advance(20 * 60_000);
    api.faulty.mood = mood;
    for (const path of paths) {
      const page = await waiting(() => api.raw(path));
      expect([path, page.status, page.waitedMs < 1_000]).toEqual([path, 200, true]);
      const text = await page.text();
      // Eight in the morning of October 1 in Columbia, when the pages were read.
      expect(text).toContain('role="status">Shown as of 8:00\u00a0AM EDT – we can’t reach our data right now</p>');
      expect(text).toContain(`id="first-data" data-as-of="${asOf}">`);
      expect([page.headers.get('age'), page.headers.get('cache-control')]).toEqual(['1200', 'no-store']);
      expect(partsOf(text.replace(/ data-as-of="\d+"/, '')).data.length).toBeGreaterThan(0);
    }
  });

  it('never answers from a copy what is not there', async () => {
    await api.raw(LIST);
    api.faulty.mood = mood;
    const status = mood === 'stalled' ? 503 : 500;
    for (const path of ['/api/events/no-such-event', '/api/events?city=Irmo&state=SC', '/api/events/search/barn'])
      expect([path, (await api.refused(path)).status]).toEqual([path, status]);
    const page = await api.raw('/events?city=Irmo&state=SC');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  });
});

it('shows what is true again as soon as the database answers', async () => {
  for (let n = 0; n < 2; n += 1) await api.raw(LIST);
  api.faulty.mood = 'stalled';
  expect((await api.raw(LIST)).headers.get('age')).toBe('0');
  api.faulty.mood = 'well';
  const fresh = await api.raw(LIST);
  expect([fresh.headers.get('age'), fresh.headers.get('cache-status')]).toEqual([null, null]);
  expect(fresh.headers.get('cache-control')).toBe('public, max-age=15');
});

it('shows no copy that is older than a day, and none of another shape', async () => {
  for (let n = 0; n < 2; n += 1) await api.raw(LIST);
  const [key = ''] = api.copies.stored.keys();
  api.faulty.mood = 'failing';
  for (const text of ['{"events":[{"id":1}]}', '[]', 'not JSON']) {
    api.copies.stored.set(key, { text, at: api.clock.now() });
    expect((await api.refused(LIST)).status).toBe(500);
  }
  api.faulty.mood = 'well';
  api.clock.advance(3_600_000);
  await api.raw(LIST);
  api.clock.advance(86_400_000);
  api.faulty.mood = 'failing';
  expect((await api.raw(LIST)).status).toBe(200);
  api.clock.advance(1_000);
  expect((await api.refused(LIST)).status).toBe(500);
});
