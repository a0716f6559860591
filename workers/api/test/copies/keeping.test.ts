import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../support.ts';
import { DEADLINE_MS, type Faulty, startWithFaults, waiting } from './support.ts';

const LIST = '/api/events?city=Columbia&state=SC';
let api: Faulty;
beforeEach(async () => {
  api = await startWithFaults();
});

describe('the keys of copies', () => {
  it('are one for all spellings and orders of an address', async () => {
    for (const path of [
      LIST,
      '/api/events',
      '/api/events?state=sc&city=COLUMBIA&categories=',
      `${LIST}&limit=60&free=false`,
      '/api/events?state=SC&city=%20columbia%20',
    ])
      await api.ok('listEvents', path);
    expect(api.copies.writes).toBe(1);
    expect([...api.copies.stored.keys()]).toEqual(['listEvents:SC/columbia/0/all/any/date-asc']);
  });

  it('cannot be filled by made-up questions', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `x${index}`);
    for (const text of [...texts, ...texts]) {
      await api.raw(`/api/events?city=${text}&state=SC`);
      await api.raw(`/api/events/${text}`);
      await api.raw(`/api/events/search/${text}?city=Columbia&state=SC`);
      await api.raw(`${LIST}&venue=${text}`);
      await api.raw(`${LIST}&limit=${text.slice(1)}`);
      await api.raw(`${LIST}&from=2026-10-${text.slice(1).padStart(2, '0')}`);
      await api.raw(`/api/categories/counts?city=${text}&state=SC`);
      await api.raw(`/api/feeds/events.ics?city=Columbia&state=SC&q=${text}`);
      await api.raw(`/events?city=${text}&state=SC`);
    }
    await api.raw(`${LIST}&categories=Music,Food`);
    await api.raw('/api/events?city=Columbia');
    expect([...api.copies.stored.keys()]).toEqual([]);
  });

  it('have no visitor in them: the same with a session, and none for personal or console reads', async () => {
    const headers = { cookie: 'marquee=0123456789abcdef' };
    for (let n = 0; n < 2; n += 1) await api.raw(LIST, { headers });
    for (const path of ['/api/user', '/api/admin/system-controls', '/api/health', '/api/auth/providers'])
      await api.raw(path, { headers });
    expect([...api.copies.stored.keys()]).toEqual(['listEvents:SC/columbia/0/all/any/date-asc']);
  });
});

describe('writing copies', () => {
  it('happens for what is read again when the stored one is an hour old, also for requests at the same time', async () => {
    await api.raw(LIST);
    expect(api.copies.writes).toBe(0);
    await Promise.all(Array.from({ length: 10 }, () => api.raw(LIST)));
    api.clock.advance(59 * 60_000);
    await api.raw(LIST);
    expect(api.copies.writes).toBe(1);
    api.clock.advance(2 * 60_000);
    await api.raw(LIST);
    expect(api.copies.writes).toBe(2);
  });

  it('is limited to 60 in a minute', async () => {
    const states =
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
    for (const state of states.split(' '))
      for (let n = 0; n < 2; n += 1) await api.raw(`/api/cities/recent?state=${state}`);
    const sorts = ['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity'];
    for (const sort of sorts)
      for (const free of ['false', 'true', 'false', 'true']) await api.raw(`${LIST}&sort=${sort}&free=${free}`);
    expect(api.copies.writes).toBeLessThanOrEqual(60);
    expect(api.copies.writes).toBeGreaterThan(50);
    const before = api.copies.writes;
    for (const path of [
      'cities/stats',
      'location/featured-cities',
      'categories/counts',
      'venues/counts',
      'feeds/events.ics',
    ])
      for (let n = 0; n < 2; n += 1) await api.raw(`/api/${path}`);
    expect(api.copies.writes - before).toBeLessThan(6);
    api.clock.advance(60_000);
    for (let n = 0; n < 2; n += 1) await api.raw('/api/feeds/events.json');
    expect([...api.copies.stored.keys()]).toContain('getJsonFeed:SC/columbia/0/all/any');
  });
});

describe('while the copies', () => {
  it.each([
    ['fail', () => Promise.reject(new Error('KV is out of reach'))],
    ['never answer', () => new Promise<void>(() => {})],
    ['are empty', () => Promise.resolve()],
  ])('%s, public reads are only slower [REL-06]', async (_, fault) => {
    await api.raw(LIST);
    const expected = (await api.ok<Page>('listEvents', LIST)).events.length;
    api.copies.stored.clear();
    api.clock.advance(3_600_000);
    api.copies.fault = fault;
    const context = createExecutionContext();
    const answer = await waiting(() => api.inContext(LIST, context));
    expect([answer.status, answer.waitedMs < 1_000]).toEqual([200, true]);
    expect((await answer.json<Page>()).events).toHaveLength(expected);
    await waitOnExecutionContext(context);
    // With neither there is nothing to show, and that is said.
    api.faulty.mood = 'stalled';
    const none = await waiting(() => api.raw('/api/cities/stats'));
    expect([none.status, none.waitedMs < 2 * DEADLINE_MS]).toEqual([503, true]);
    expect(none.headers.get('retry-after')).toBe('30');
  });

  it('are old, they are renewed and nobody sees them [REL-06]', async () => {
    for (let n = 0; n < 2; n += 1) await api.raw(LIST);
    const [key = ''] = api.copies.stored.keys();
    api.clock.advance(7 * 86_400_000);
    const fresh = await api.raw(LIST);
    expect(fresh.headers.get('age')).toBeNull();
    expect(api.copies.stored.get(key)?.at).toBe(api.clock.now());
  });
});
