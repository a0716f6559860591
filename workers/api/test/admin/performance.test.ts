import type { PerformanceMetrics } from '@marquee/contract';
import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

describe('performance', () => {
  it('has figures, or null where nothing was measured [CALL-108, ENT-049]', async () => {
    const metrics = await site.get<PerformanceMetrics>('getPerformanceMetrics', '/api/admin/performance-metrics');
    expect(metrics).toMatchObject({
      eventDiscoveryRate: 0,
      avgProcessingTime: null,
      successRate: null,
      cityPerformance: [],
    });
    expect(metrics.tokenUsage).toEqual({ total: 500_000, remaining: 500_000, dailyUsed: 0 });
  });

  it('is told of sources, pictures and discovery alone [CALL-110, CALL-111, CALL-112]', async () => {
    await store(site, [{ title: 'Quiz Night', start: '2026-10-20T19:00' }]);
    expect(await site.get('getScrapersStatus', '/api/admin/scrapers/status')).toMatchObject({
      activeSources: 1,
      readsToday: 0,
    });
    expect(await site.get('getImageStatus', '/api/admin/image-stats')).toEqual({
      totalEvents: 1,
      withImage: 0,
      withoutImage: 1,
      coverage: 0,
    });
    expect(await site.get('getDiscoveryStatus', '/api/admin/discovery-stats')).toMatchObject({
      activeSources: 1,
      newSourcesToday: 0,
    });
  });
});
