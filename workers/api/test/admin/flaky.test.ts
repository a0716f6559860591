import { env } from 'cloudflare:test';
import { openDatabase } from '@marquee/db';
import { flakyDatabase, posting, requestsTo } from '@marquee/testkit/workerd';
import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { auditRows, startConsole } from './support.ts';

const HEADERS = { cookie: `marquee=${'a'.repeat(43)}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const EDIT = {
  intervals: {
    continuousScraper: { minScrapingInterval: 600_000, discoveryInterval: 7_200_000 },
    autonomousDiscovery: { newSourceInterval: 43_200_000 },
  },
  performance: { maxConcurrentScrapes: 5, delayBetweenRequests: 0 },
};

it.each([1, 2, 3, 4])(
  'the database fails three of ten calls, before and after they took effect (seed %i): a change pressed until it is answered is stored once, and reads recover [REL-04]',
  async (seed) => {
    const site = await startConsole();
    const flaky = flakyDatabase((env as unknown as { DB: D1Database }).DB, 0.3, seed);
    const { raw } = requestsTo(createApp({ ...site, db: openDatabase(flaky.database) }));
    const untilAnswered = async (path: string, init: RequestInit) => {
      const statuses: number[] = [];
      while (statuses.at(-1) !== 200 && statuses.length < 60) {
        const headers = { ...(init.headers as Record<string, string> | undefined), ...HEADERS };
        statuses.push((await raw(path, { ...init, headers })).status);
      }
      return statuses;
    };
    const presses = await untilAnswered('/api/admin/schedule/update', posting(EDIT));
    expect(presses.at(-1)).toBe(200);
    const reads: number[] = [];
    for (let n = 0; n < 10; n += 1) reads.push(...(await untilAnswered('/api/admin/schedule/config', {})));
    expect(reads.filter((status) => status === 200)).toHaveLength(10);
    expect(reads.some((status) => status !== 200)).toBe(true);
    expect([...new Set([...presses, ...reads])].filter((status) => ![200, 409, 500, 503].includes(status))).toEqual([]);
    expect(await auditRows(site)).toMatchObject([{ action: 'schedule.update' }]);
    expect(await site.get('getScheduleConfig', '/api/admin/schedule/config')).toMatchObject({ version: '1.0.1' });
  },
);
