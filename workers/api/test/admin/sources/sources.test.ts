import type { FoundSource } from '@marquee/contract';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

describe('sources as discovery sees them', () => {
  const LIST = '/api/admin/discovery/sources';
  const found = (query = '') =>
    site.get<{ items: FoundSource[]; nextCursor: string | null }>('listFoundSources', LIST + query);

  it('say how each was found, its tier, score and reads [CALL-088, ENT-025, ENT-066]', async () => {
    await makeSource(site.db, {
      id: 'hall',
      url: 'https://hall.example.org/events',
      tier: 'high',
      discoveryMethod: 'aggregate',
      health: 'ok',
      runs: 10,
      failedRuns: 1,
      usualYield: 12.34,
      lastRunAt: site.clock.now(),
      createdAt: site.clock.now(),
    });
    expect((await found()).items).toEqual([
      {
        id: 'hall',
        domain: 'hall.example.org',
        url: 'https://hall.example.org/events',
        city: 'Columbia',
        state: 'SC',
        status: 'active',
        tier: 'high',
        // 54 for nine reads of ten, 15 for twelve events, 15 for its health.
        score: 84,
        discoveryMethod: 'aggregate',
        discoveredAt: new Date(site.clock.now()).toISOString(),
        avgEventsPerRun: 12.3,
        successCount: 9,
        failureCount: 1,
        lastScanned: new Date(site.clock.now()).toISOString(),
        metadata: { venueType: null },
      },
    ]);
  });

  it.each([
    [{ health: 'ok' }, 'active'],
    [{ health: 'new' }, 'active'],
    [{ health: 'http-error' }, 'error'],
    [{ health: 'blocked' }, 'error'],
    [{ status: 'inactive', health: 'blocked' }, 'inactive'],
    [{ status: 'blacklisted' }, 'inactive'],
    [{ status: 'duplicate' }, 'duplicate'],
  ] as const)('%j reads as %s', async (given, status) => {
    await makeSource(site.db, given);
    expect((await found()).items).toMatchObject([{ status, score: null }]);
  });

  it('come page by page, of one city where asked; as a plain list too [CALL-154]', async () => {
    await makeCity(site.db, { name: 'Charlotte', state: 'NC', slug: 'charlotte-nc' });
    for (const citySlug of ['columbia-sc', 'columbia-sc', 'charlotte-nc']) await makeSource(site.db, { citySlug });
    const first = await found('?limit=2');
    const rest = await found(`?limit=2&cursor=${first.nextCursor}`);
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect((await found('?city=Charlotte&state=NC')).items.map(({ city }) => city)).toEqual(['Charlotte']);
    const path = '/api/admin/discovered-sources?state=SC';
    const list = await site.get<FoundSource[]>('listDiscoveredSources', path);
    expect(list.map(({ state }) => state)).toEqual(['SC', 'SC']);
  });
});

describe('the performance of the scraper', () => {
  const PATH = '/api/admin/scraper-performance';

  it('is told by source, those that fail most first, and in all [CALL-052, ENT-034]', async () => {
    const rows: Array<[host: string, runs: number, failures: number]> = [
      ['good.example.org', 10, 0],
      ['poor.example.org', 10, 4],
      ['gone.example.org', 5, 5],
      ['fair.example.org', 10, 2],
    ];
    for (const [host, runs, failures] of rows) {
      const health = failures / runs < 0.3 ? 'ok' : 'http-error';
      await makeSource(site.db, { id: host, url: `https://${host}/`, host, health });
      await site.db.run(sql`INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms)
        VALUES (${host}, 1, ${runs}, ${failures}, ${(runs - failures) * 3}, ${runs * 1500})`);
    }
    const hour = Math.floor(site.clock.now() / 3_600_000);
    await site.db.run(sql`INSERT INTO scrape_hours (hour, runs, skipped, errors, found, saved, duration_ms, new_sources, new_cities)
      VALUES (${hour}, 20, 0, 11, 40, 0, 0, 0, 0), (${hour - 14 * 24}, 15, 0, 0, 32, 0, 0, 0, 0), (${hour - 14 * 24 - 1}, 9, 0, 0, 900, 0, 0, 0, 0)`);
    const answer = await site.get('getScraperPerformance', PATH);
    expect(answer).toMatchObject({
      summary: {
        totalSources: 4,
        healthySources: 2,
        criticalSources: 2,
        healthPercentage: 50,
        avgEventsPerSource: 2.1,
      },
      sources: [
        { domain: 'gone.example.org', status: 'failed', totalAttempts: 5, successfulRuns: 0 },
        { domain: 'poor.example.org', url: 'https://poor.example.org/', status: 'critical', failureRate: 40 },
        { domain: 'fair.example.org', status: 'warning' },
        {
          domain: 'good.example.org',
          status: 'healthy',
          avgEventsPerRun: 3,
          avgResponseTime: 1.5,
          city: 'Columbia',
          state: 'SC',
        },
      ],
    });
  });

  it('of nothing is nothing', async () => {
    expect(await site.get('getScraperPerformance', PATH)).toEqual({
      summary: {
        totalSources: 0,
        healthySources: 0,
        criticalSources: 0,
        healthPercentage: 0,
        avgEventsPerSource: 0,
      },
      sources: [],
    });
  });
});
