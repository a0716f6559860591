import type { Dashboard } from '@marquee/contract';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const board = (days = '1') => site.get<Dashboard>('getDashboard', `/api/admin/dashboard?days=${days}`);

describe('repairs', () => {
  const past = { title: 'Old Fair', start: '2026-10-02T19:00' };

  it('delete events that are over and that nobody kept, and no other; an empty batch says so [CALL-131, DQ-08]', async () => {
    const clean = (body = {}) =>
      site.post<{ deleted: number; processed: number; events: unknown[] }>(
        'cleanupStaleEvents',
        '/api/admin/cleanup-stale-events',
        body,
      );
    await store(site, [
      past,
      { title: 'Kept Fair', start: '2026-10-03T19:00' },
      { title: 'Quiz Night', start: '2026-10-20T19:00' },
    ]);
    await site.db.run(
      sql`UPDATE events SET status = 'ended', next_starts_at = next_starts_at - 864000000 WHERE title LIKE '%Fair'`,
    );
    await site.db.run(
      sql`INSERT INTO hearts (user_id, event_id, saved_at) SELECT 'admin-1', id, 0 FROM events WHERE title = 'Kept Fair'`,
    );
    expect(await clean({ before: '2024' })).toMatchObject({ deleted: 0, events: [] });
    expect(await clean()).toMatchObject({ deleted: 1, processed: 1, events: [{ title: 'Old Fair' }] });
    expect(await clean()).toMatchObject({ deleted: 0 });
    const left = await site.db.all<{ title: string }>(sql`SELECT title FROM events ORDER BY title`);
    expect(left.map(({ title }) => title)).toEqual(['Kept Fair', 'Quiz Night']);
    expect((await board()).events).toMatchObject({ total: 2, ended: 1 });
    const traces = await site.db.all(sql`SELECT 1 FROM sightings WHERE event_id NOT IN (SELECT id FROM events)`);
    expect(traces).toEqual([]);
    expect((await site.refusedPost('/api/admin/cleanup-stale-events', { limit: 51 })).status).toBe(400);
  });

  it('draw pictures for at most ten events, which a real one replaces later [CALL-130, DQ-07]', async () => {
    const generate = () =>
      site.post<{ generated: number }>('generateMissingImages', '/api/admin/generate-missing-images');
    await store(
      site,
      Array.from({ length: 12 }, (_, index) => ({ title: `Quiz ${index}`, start: `2026-10-${10 + index}T19:00` })),
    );
    expect(await generate()).toMatchObject({ generated: 10, processed: 10 });
    expect(await generate()).toMatchObject({ generated: 2 });
    expect(await generate()).toMatchObject({ generated: 0, message: 'Every upcoming event has a picture.' });
    const drawn = await site.db.all<{ hash: string; address: string | null }>(
      sql`SELECT image_hash AS hash, image_source_url AS address FROM events LIMIT 1`,
    );
    expect(drawn[0]?.address).toBeNull();
    const picture = await site.raw(`/media/${drawn[0]?.hash}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { fixes } = await site.get<{ fixes: unknown[] }>('listRecentFixes', '/api/admin/data-quality/recent-fixes');
    expect(fixes).toHaveLength(5);
    await site.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('dynamicImageGeneration', 0, 0, 'x')`,
    );
    expect((await site.refusedPost('/api/admin/generate-missing-images', {})).detail).toBe(
      'AI-Auto Generation is switched off.',
    );
  });

  it.each([
    ['extractRealImages', '/api/admin/extract-real-images', {}, ['extracted', 'processed', 'results']],
    [
      'bulkExtractImages',
      '/api/admin/bulk-extract-images',
      { limit: 50 },
      ['extracted', 'poorQualityFound', 'processed', 'results'],
    ],
    [
      'fixUrlsAndImages',
      '/api/admin/fix-urls-and-images',
      { limit: 25 },
      ['details', 'events', 'imagesFound', 'processed', 'urlsFixed'],
    ],
    [
      'extractMissingImages',
      '/api/admin/extract-missing-images',
      { city: 'Columbia', state: 'SC', batchSize: 25 },
      ['extracted', 'processed', 'results'],
    ],
  ] as const)(
    '%s answers its own count, what was processed and the events [CALL-126, CALL-127, CALL-128, CALL-129, CALL-132]',
    async (id, path, body, fields) => {
      await store(site, [{ title: 'Quiz Night', start: '2026-10-20T19:00' }]);
      const answer = await site.post<object>(id, path, body);
      expect(Object.keys(answer)).toEqual(expect.arrayContaining([...fields, 'events', 'message', 'operation']));
    },
  );
});
