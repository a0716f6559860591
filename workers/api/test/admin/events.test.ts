import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

describe('events', () => {
  interface Listed {
    total: number;
    items: Array<{ title: string; status: string; addedAt: string }>;
    nextCursor: string | null;
  }
  const list = (query = '') => site.get<Listed>('listConsoleEvents', `/api/admin/events${query}`);

  it('are listed, the latest added first, of any status, page by page, with how many there are [CALL-044]', async () => {
    await store(site, [{ title: 'Quiz Night', start: '2026-10-20T19:00' }]);
    site.clock.advance(60_000);
    await store(site, [
      { title: 'Barn Dance', start: '2026-10-21T19:00' },
      { title: 'Swap Meet', start: '2026-10-22T10:00' },
    ]);
    await site.db.run(sql`UPDATE events SET status = 'cancelled' WHERE title = 'Quiz Night'`);
    const all = await list();
    expect(all).toMatchObject({ total: 3, nextCursor: null });
    expect(all.items[2]).toEqual({
      id: expect.any(String),
      slug: expect.stringContaining('quiz-night'),
      title: 'Quiz Night',
      venue: null,
      city: 'Columbia',
      state: 'SC',
      status: 'cancelled',
      startDate: '2026-10-20T19:00',
      source: expect.any(String),
      qualityTier: expect.any(Number),
      hasImage: false,
      addedAt: '2026-10-01T12:00:00.000Z',
    });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Listed = await list(`?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.items.map(({ title }) => title));
    expect(await site.refusedGet('/api/admin/events?cursor=odd')).toMatchObject({ status: 400 });
    expect(await site.guest.refused('/api/admin/events')).toMatchObject({ status: 401 });
  });
});
