import { claim, type JobResult, settle } from '@marquee/domain/jobs';
import { quoted, say } from '@marquee/kernel';
import { DAY_MS, HOUR_MS, makeCity, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../support.ts';

const PATH = '/api/admin/scraping';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

/** A read of a source that took a second and ended as told. */
async function read(source: { id: string; citySlug: string }, result: JobResult) {
  const id = await makeJob(site, scrapeJob(source));
  const startedAt = site.clock.now();
  const job = await claim(site, id);
  if (!job) throw new Error('the job could not be claimed');
  site.clock.advance(1_000);
  await settle(site, job, startedAt, { how: 'finish', result });
}
const found = (count: number, kept = count): JobResult => ({
  outcome: 'done',
  detail: say('read.upcoming', { n: count, n2: kept }),
  counts: { found: count, created: kept, updated: 0 },
});
const failed: JobResult = {
  outcome: 'failed',
  detail: quoted('The host answered 500.'),
  findings: [{ code: 'http-status', severity: 'error', message: 'The host answered 500.' }],
};

describe('the overview', () => {
  const overview = () => site.get('getScrapingOverview', `${PATH}/overview`);

  it('of nothing is zeros', async () => {
    expect(await overview()).toMatchObject({ scraperRunsToday: 0, errorsLast24h: 0, citiesScanned: 0 });
  });

  it('counts runs, events, cities and sources of the day in New York, errors of 24 hours [ENT-019]', async () => {
    await makeCity(site.db, { name: 'Greenville' });
    const one = await makeSource(site.db);
    const two = await makeSource(site.db, { citySlug: 'greenville-sc' });
    site.clock.advance(-10 * HOUR_MS); // 22:00 of the day before
    await read(one, found(40));
    await read(one, failed);
    site.clock.advance(10 * HOUR_MS);
    await read(one, found(5, 3));
    await read(one, { outcome: 'unchanged' });
    await read(two, found(2));
    await read(two, failed);
    await read(two, { outcome: 'skipped', detail: say('control.off', { control: 'eventScraping' }) });
    expect(await overview()).toEqual({
      scraperRunsToday: 4,
      eventsDiscoveredToday: 7,
      citiesScanned: 2,
      sourcesAttempted: 2,
      eventsSaved: 5,
      errorsLast24h: 2,
      failedReadsToday: 1,
      todaySince: '2026-10-01T04:00:00.000Z',
    });
    site.clock.advance(DAY_MS + HOUR_MS);
    expect(await overview()).toMatchObject({ scraperRunsToday: 0, sourcesAttempted: 0, errorsLast24h: 0 });
  });
});

describe('the queries of the scraping dashboard', () => {
  it('have paths, and answer from what is stored [CALL-091]', async () => {
    const source = await makeSource(site.db, {
      name: 'Grange Hall',
      url: 'https://grange.example.org/events',
      discoveryMethod: 'open_map',
    });
    await read(source, found(3));
    expect(await site.get('getScrapingOverview', `${PATH}/overview`)).toMatchObject({ eventsDiscoveredToday: 3 });
    expect(await site.get('listScrapingActivity', `${PATH}/activity`)).toMatchObject([{ source: 'Grange Hall' }]);
    expect(await site.get('listCityHeat', `${PATH}/heatmap`)).toMatchObject([{ slug: 'columbia-sc' }]);
    expect(await site.get('listSourcePerformance', `${PATH}/source-performance`)).toMatchObject({
      items: [{ jobsRun: 1, eventsPerJob: 3 }],
    });
    expect(await site.get('listAiSources', '/api/admin/discovery/ai-sources')).toMatchObject({
      items: [{ domain: 'grange.example.org', discoveryMethod: 'open_map' }],
    });
  });
});

describe('lists of what was read', () => {
  it('activity: how, where, what came of it and when, newest first, at most 50 [ENT-020]', async () => {
    const source = await makeSource(site.db, { name: 'Grange Hall' });
    await read(source, found(3));
    await read(source, { ...found(3), findings: [{ code: 'x', severity: 'warning', message: 'One page failed.' }] });
    await read(source, failed);
    const items = await site.get('listScrapingActivity', `${PATH}/activity`);
    const seen = { city: 'Columbia, SC', source: 'Grange Hall' };
    expect(items).toMatchObject([
      { ...seen, status: 'error', result: 'The host answered 500.', timestamp: '2026-10-01T12:00:03.000Z' },
      { ...seen, status: 'partial', result: '3 of 3 events are upcoming. But: One page failed.' },
      { ...seen, status: 'success', result: '3 of 3 events are upcoming.' },
    ]);
    for (let i = 0; i < 50; i += 1) await read(source, { outcome: 'unchanged' });
    expect(await site.get('listScrapingActivity', `${PATH}/activity`)).toHaveLength(50);
  });

  it('heat: every city of the network by name with its last read, or none [ENT-021]', async () => {
    await makeCity(site.db, { name: 'Greenville', syncedAt: Date.parse('2026-09-30T00:00:00Z') });
    await makeCity(site.db, { name: 'Elsewhere', status: 'known' });
    await makeSource(site.db);
    expect(await site.get('listCityHeat', `${PATH}/heatmap`)).toEqual([
      { name: 'Columbia, SC', slug: 'columbia-sc', lastScrape: null, hasSources: true },
      { name: 'Greenville, SC', slug: 'greenville-sc', lastScrape: '2026-09-30T00:00:00.000Z', hasSources: false },
    ]);
  });

  it('performance by domain: jobs, time, events, failure rate and status, the worst first [ENT-022]', async () => {
    const good = await makeSource(site.db, { url: 'https://good.example.org/events' });
    const bad = await makeSource(site.db, { url: 'https://bad.example.org/events' });
    for (let i = 0; i < 3; i += 1) await read(good, found(10));
    for (const result of [failed, failed, failed, found(2)]) await read(bad, result);
    const page = (query = '') =>
      site.get<{ items: unknown[]; nextCursor: string | null }>(
        'listSourcePerformance',
        `${PATH}/source-performance${query}`,
      );
    const items = [
      { domain: 'bad.example.org', jobsRun: 4, avgTime: 1, eventsPerJob: 0.5, failureRate: 75, status: 'critical' },
      { domain: 'good.example.org', jobsRun: 3, avgTime: 1, eventsPerJob: 10, failureRate: 0, status: 'healthy' },
    ];
    expect(await page()).toEqual({ items, nextCursor: null });
    const first = await page('?limit=1');
    expect([first.items, (await page(`?limit=1&cursor=${first.nextCursor}`)).items]).toEqual([[items[0]], [items[1]]]);

    site.clock.advance(7 * DAY_MS);
    await read(bad, found(2));
    expect((await page()).items[0]).toMatchObject({ jobsRun: 5, failureRate: 60 });
    site.clock.advance(7 * DAY_MS);
    await read(bad, found(2));
    const later = { domain: 'bad.example.org', jobsRun: 2, failureRate: 0, status: 'healthy' };
    expect((await page()).items).toContainEqual(expect.objectContaining(later));
  });

  it('metrics: the last day hour by hour, and together [CALL-085]', async () => {
    const source = await makeSource(site.db);
    await read(source, found(4));
    site.clock.advance(HOUR_MS);
    await read(source, failed);
    const answer = await site.get('getScrapingMetrics', `${PATH}/metrics`);
    expect(answer).toMatchObject({
      totals: { runs: 2, errors: 1, eventsFound: 4, eventsSaved: 4, averageSeconds: 1, errorRate: 50 },
      hours: [
        { hour: '2026-10-01T12:00:00.000Z', runs: 1, errors: 0 },
        { hour: '2026-10-01T13:00:00.000Z', runs: 1, errors: 1 },
      ],
    });
  });
});

interface Log {
  items: Array<{ outcome: string; sourceId: string | null; findings: unknown[] }>;
  nextCursor: string | null;
}

describe('the log', () => {
  const log = (query = '') => site.get<Log>('listScrapingLogs', `${PATH}/logs${query}`);

  it('has every run with its findings, by source, city and outcome, page by page [CALL-086]', async () => {
    await makeCity(site.db, { name: 'Greenville' });
    const one = await makeSource(site.db);
    const two = await makeSource(site.db, { citySlug: 'greenville-sc' });
    for (const result of [found(1), failed, { outcome: 'unchanged' } as const]) await read(one, result);
    await read(two, failed);
    expect((await log()).items.map((item) => item.outcome)).toEqual(['failed', 'unchanged', 'failed', 'done']);
    expect((await log('?outcome=failed')).items).toMatchObject([
      { sourceId: two.id, findings: [{ message: 'The host answered 500.' }] },
      { sourceId: one.id },
    ]);
    expect((await log(`?source=${one.id}&outcome=failed`)).items).toHaveLength(1);
    expect((await log('?city=Greenville&state=SC')).items).toHaveLength(1);
    expect((await log('?kind=image.fetch')).items).toEqual([]);
    const first = await log('?limit=3');
    const rest = await log(`?limit=3&cursor=${first.nextCursor}`);
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([3, 1, null]);
  });

  it.each([
    ['outcome=odd', 'outcome'],
    ['kind=odd', 'kind'],
    ['cursor=odd', 'cursor'],
    ['limit=-1', 'limit'],
    ['state=SC', 'state'],
    ['city=Atlantis', 'city'],
  ])('refuses %s', async (query, field) => {
    expect(await site.refusedGet(`${PATH}/logs?${query}`)).toMatchObject({ field });
  });
});

describe('anomalies', () => {
  const answer = () =>
    site.get<{
      items: Array<{ city: string; state: string; issue: string; suggestion: string }>;
      failingSources: number;
    }>('listAnomalies', '/api/admin/discovery/anomalies');
  const anomalies = async () => (await answer()).items;

  it('of a healthy network are none', async () => {
    await site.db.run(sql`UPDATE cities SET synced_at = ${site.clock.now()}`);
    await makeSource(site.db, { health: 'ok' });
    expect(await anomalies()).toEqual([]);
  });

  it('tell of sources in trouble and of cities that go unread, each with what to do [CALL-089, ENT-024]', async () => {
    const fresh = { syncedAt: site.clock.now() };
    await site.db.run(sql`UPDATE cities SET synced_at = ${fresh.syncedAt}`);
    await makeCity(site.db, { name: 'Atlanta', state: 'GA', syncedAt: site.clock.now() - 8 * DAY_MS });
    await makeCity(site.db, { name: 'Savannah', state: 'GA', ...fresh });
    await makeSource(site.db, {
      name: 'Hall',
      health: 'drifted',
      healthDetail: say('health.fewer', { n: 1, n2: 20 }),
    });
    await makeSource(site.db, { name: 'Once', health: 'http-error', consecutiveFailures: 1 });
    await makeSource(site.db, { name: 'Quiet', health: 'blocked', citySlug: 'savannah-ga' });
    await makeSource(site.db, { citySlug: 'atlanta-ga', health: 'ok' });
    const told = await anomalies();
    expect(told.map(({ city, issue }) => `${city}: ${issue.split(':')[0]}`)).toEqual([
      'Savannah: Each of its active sources needs attention.',
      'Columbia: Each of its active sources needs attention.',
      'Atlanta: It has not been read for 8 days.',
      expect.stringMatching(/^Savannah: Quiet \(.*\) blocks us/),
      expect.stringMatching(/^Columbia: Once \(.*\) fails/),
      expect.stringMatching(/^Columbia: Hall \(.*\) has drifted/),
    ]);
    for (const { suggestion } of told) expect(suggestion).toMatch(/\.$/);
    expect(told.find(({ issue }) => issue.startsWith('Once'))?.suggestion).toMatch(
      /it is tried again at \w+ \d+, .* ET\./,
    );
  });

  it('are at most twenty sources of each health, with how many fail in all, as the dashboard says', async () => {
    for (let n = 0; n < 25; n += 1) await makeSource(site.db, { health: 'forbidden' });
    await makeSource(site.db, { health: 'http-error', consecutiveFailures: 1 });
    await makeSource(site.db, { health: 'forbidden', status: 'inactive' });
    const { items, failingSources } = await answer();
    expect(items.filter(({ issue }) => / (forbids|fails)/.test(issue))).toHaveLength(21);
    expect(failingSources).toBe(26);
  });
});
