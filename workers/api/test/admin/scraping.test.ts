import type { ManualScrape, SourceRecord } from '@marquee/contract';
import { leases, sources } from '@marquee/db';
import { claim, dispatchDue, type JobResult, settle } from '@marquee/domain';
import { DAY_MS, HOUR_MS, MINUTE_MS, makeCity, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

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
  detail: `${kept} of ${count} events are still to come.`,
  counts: { found: count, created: kept, updated: 0 },
});
const failed: JobResult = {
  outcome: 'failed',
  detail: 'The host answered 500.',
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
    await read(two, { outcome: 'skipped', detail: 'eventScraping is switched off.' });
    expect(await overview()).toEqual({
      scraperRunsToday: 4,
      eventsDiscoveredToday: 7,
      citiesScanned: 2,
      sourcesAttempted: 2,
      eventsSaved: 5,
      errorsLast24h: 2,
      todaySince: '2026-10-01T04:00:00.000Z',
    });
    site.clock.advance(DAY_MS + HOUR_MS);
    expect(await overview()).toMatchObject({ scraperRunsToday: 0, sourcesAttempted: 0, errorsLast24h: 0 });
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
      { ...seen, status: 'partial' },
      { ...seen, status: 'success', result: '3 of 3 events are still to come.' },
    ]);
    for (let i = 0; i < 50; i += 1) await read(source, { outcome: 'unchanged' });
    expect(await site.get('listScrapingActivity', `${PATH}/activity`)).toHaveLength(50);
  });

  it('heat: every city of the network by name with its last read, or none [ENT-021]', async () => {
    await makeCity(site.db, { name: 'Greenville', syncedAt: Date.parse('2026-09-30T00:00:00Z') });
    await makeCity(site.db, { name: 'Elsewhere', status: 'known' });
    expect(await site.get('listCityHeat', `${PATH}/heatmap`)).toEqual([
      { name: 'Columbia, SC', slug: 'columbia-sc', lastScrape: null },
      { name: 'Greenville, SC', slug: 'greenville-sc', lastScrape: '2026-09-30T00:00:00.000Z' },
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

interface Sources {
  items: SourceRecord[];
  nextCursor: string | null;
}

describe('sources', () => {
  const list = (query = '') => site.get<Sources>('listScrapingSources', `${PATH}/sources${query}`);
  const add = (body: object) => site.post<SourceRecord>('addSource', `${PATH}/add-source`, body);
  const names = (page: Sources) => page.items.map((item) => item.name);

  it('are listed with tier, health, yield and last read, by city, state and health, each once [CALL-087]', async () => {
    await makeCity(site.db, { name: 'Atlanta', state: 'GA' });
    await makeSource(site.db, {
      name: 'A',
      id: 'a',
      tier: 'high',
      health: 'ok',
      runs: 4,
      failedRuns: 1,
      usualYield: 7.25,
    });
    await makeSource(site.db, { name: 'B', id: 'b', health: 'drifted' });
    await makeSource(site.db, { name: 'C', id: 'c', citySlug: 'atlanta-ga', tier: 'low', health: 'ok' });
    const all = await list();
    expect(names(all)).toEqual(['C', 'A', 'B']);
    expect(all.items.map((item) => item.tier)).toEqual(['low', 'high', 'medium']);
    expect(all.items[1]).toMatchObject({ successCount: 3, failureCount: 1, avgEventsPerRun: 7.3, lastScanned: null });
    expect(names(await list('?state=SC'))).toEqual(['A', 'B']);
    expect(names(await list('?city=atlanta&state=ga'))).toEqual(['C']);
    expect(names(await list('?health=ok'))).toEqual(['C', 'A']);
    expect(names(await list('?health=drifted'))).toEqual(['B']);
    expect(names(await list('?health=ok&state=SC'))).toEqual(['A']);
    for (const query of ['', '&state=SC', '&health=ok', '&city=Columbia&state=SC']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Sources = await list(`?limit=1${query}${cursor && `&cursor=${cursor}`}`);
        seen.push(...names(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(names(await list(`?limit=100${query}`)));
    }
  });

  it('are added with an audit row, and are due at once [CALL-083]', async () => {
    const added = await add({ url: 'https://grange.example.org/events#today', city: 'Columbia, SC' });
    expect(added).toMatchObject({
      name: 'grange.example.org',
      url: 'https://grange.example.org/events',
      city: 'Columbia',
      state: 'SC',
      tier: 'medium',
      health: 'new',
      nextDue: '2026-10-01T12:00:00.000Z',
    });
    expect(await auditRows(site)).toMatchObject([
      {
        action: 'source.add',
        subject: 'city:columbia-sc',
        before: null,
        after: { url: added.url },
        actor_id: ADMIN.id,
      },
    ]);
  });

  it('an entry without a comma is of SC unless it says otherwise [CONST-008]', async () => {
    await makeCity(site.db, { name: 'Atlanta', state: 'GA' });
    expect(await add({ url: 'https://a.example.org/', city: 'Columbia' })).toMatchObject({ state: 'SC' });
    expect(await add({ url: 'https://b.example.org/', city: 'atlanta, ga' })).toMatchObject({ state: 'GA' });
    expect(await add({ url: 'https://c.example.org/', city: 'Atlanta', state: 'GA' })).toMatchObject({ state: 'GA' });
  });

  it('known already are refused, also when added twice at once', async () => {
    const body = { url: 'https://grange.example.org/events', city: 'Columbia', state: 'SC' };
    const answers = await Promise.all([1, 2, 3].map(() => site.rawPost(`${PATH}/add-source`, body)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await site.refusedPost(`${PATH}/add-source`, body)).toMatchObject({ status: 409, field: 'url' });
    expect(await site.db.select().from(sources)).toHaveLength(1);
    expect(await auditRows(site)).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/events',
    'https://printer.local/',
    'https://user:word@venue.example.org/',
    'https://venue.example.org:8443/',
    'https://marquee.example/api',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('of an address that is not to be read are refused: %s', async (url) => {
    const answer = await site.refusedPost(`${PATH}/add-source`, { url, city: 'Columbia', state: 'SC' });
    expect(answer).toMatchObject({ status: 400, field: 'url' });
    expect(await site.db.select().from(sources)).toEqual([]);
  });

  it.each([
    [{ city: 'Atlantis' }, 404, 'city'],
    [{ city: '' }, 400, 'city'],
    [{ city: 'Columbia, Carolina' }, 400, 'city'],
    [{ city: 'Columbia', state: 'S' }, 400, 'state'],
  ])('of a city that is none are refused: %j', async (place, status, field) => {
    const answer = await site.refusedPost(`${PATH}/add-source`, { url: 'https://a.example.org/', ...place });
    expect(answer).toMatchObject({ status, field });
  });
});

describe('a manual scrape', () => {
  const trigger = (body: object = { city: 'Columbia, SC' }) =>
    site.post<ManualScrape & { message: string }>('triggerScrape', `${PATH}/trigger`, body);
  const status = () => site.get<ManualScrape>('getManualScrape', `${PATH}/manual-status`);
  const stop = () => site.post('stopManualScrapes', `${PATH}/emergency-stop`);
  const jobs = () =>
    site.db.all<{ id: string; state: string; not_before: number; stop: number }>(
      sql`SELECT id, state, not_before, stop_requested_at IS NOT NULL AS stop FROM outbox ORDER BY rowid`,
    );

  it('puts a job for each active source of the city into the outbox, due now [CALL-081]', async () => {
    await makeSource(site.db);
    await makeSource(site.db);
    await makeSource(site.db, { status: 'inactive' });
    expect(await trigger()).toEqual({
      running: true,
      runId: expect.any(String),
      city: 'Columbia, SC',
      startedAt: '2026-10-01T12:00:00.000Z',
      jobsOpen: 2,
      message: 'Manual scraping started for Columbia, SC',
    });
    const now = site.clock.now();
    const written = await jobs();
    expect(written).toMatchObject([
      { state: 'sent', not_before: now },
      { state: 'sent', not_before: now },
    ]);
    // The queue hears of them at once, not with the next tick.
    expect(site.queue.sent.map(({ jobId }) => jobId).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
    expect(await auditRows(site)).toMatchObject([
      { action: 'scrape.trigger', subject: 'city:columbia-sc', before: null, after: { sources: 2 } },
    ]);
  });

  it('brings a read forward that waits already, instead of a second one', async () => {
    const source = await makeSource(site.db);
    await makeJob(site, { ...scrapeJob(source), notBefore: site.clock.now() + HOUR_MS });
    await trigger();
    expect(await jobs()).toMatchObject([{ state: 'sent', not_before: site.clock.now() }]);
    expect(await status()).toMatchObject({ running: true, jobsOpen: 1 });
  });

  it('begins though the queue is out of reach: the jobs stay in the outbox for the next tick', async () => {
    await makeSource(site.db);
    site.queue.down = true;
    expect(await trigger()).toMatchObject({ running: true, jobsOpen: 1 });
    expect(await jobs()).toMatchObject([{ state: 'pending' }]);
    expect(site.log.entries).toMatchObject([{ level: 'warn', message: 'work behind an answer failed' }]);
    site.queue.down = false;
    expect(await dispatchDue(site)).toBe(1);
  });

  it('is one at a time: of three at once two are refused, and later ones too', async () => {
    await makeSource(site.db);
    const answers = await Promise.all([1, 2, 3].map(() => site.rawPost(`${PATH}/trigger`, { city: 'Columbia' })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({
      status: 409,
      detail: 'A manual scrape of Columbia, SC is running already. Wait for it or stop it.',
    });
    expect(await jobs()).toHaveLength(1);
    expect(await auditRows(site)).toHaveLength(1);
  });

  it('holds the flag for five minutes at most [SCRAPE-14]', async () => {
    await makeSource(site.db);
    await trigger();
    site.clock.advance(5 * MINUTE_MS - 1);
    expect((await status()).running).toBe(true);
    site.clock.advance(1);
    expect((await status()).running).toBe(false);
    await trigger();
  });

  it('is over when its last source was read', async () => {
    await makeSource(site.db);
    await trigger();
    await site.db.run(sql`UPDATE outbox SET state = 'done'`);
    expect(await status()).toEqual({ running: false, runId: null, city: null, startedAt: null, jobsOpen: 0 });
    await trigger();
  });

  it('is stopped for real: what waits is cancelled, what runs is told, and another may start [CALL-082]', async () => {
    await makeSource(site.db);
    await makeSource(site.db);
    await trigger();
    const [first] = await jobs();
    await claim(site, first?.id ?? '');
    expect(await stop()).toEqual({
      cancelled: 1,
      stopping: 1,
      message: 'All manual scraping operations have been terminated',
    });
    expect(await jobs()).toMatchObject([
      { state: 'running', stop: 1 },
      { state: 'cancelled', stop: 1 },
    ]);
    expect((await status()).running).toBe(false);
    expect(await site.db.select().from(leases).where(eq(leases.key, 'manual-scrape'))).toEqual([]);
    expect(await auditRows(site)).toMatchObject([
      { action: 'scrape.trigger' },
      { action: 'scrape.stop', before: { city: 'Columbia, SC', open: 2 }, after: { cancelled: 1, stopping: 1 } },
    ]);
    expect(await trigger()).toMatchObject({ running: true });
  });

  it('that does not run is not stopped, and nothing is noted', async () => {
    const source = await makeSource(site.db);
    await makeJob(site, scrapeJob(source));
    expect(await stop()).toMatchObject({ cancelled: 0, stopping: 0 });
    expect(await jobs()).toMatchObject([{ state: 'pending' }]);
    expect(await auditRows(site)).toEqual([]);
  });

  it('is refused while its switch is off, and where there is nothing to read', async () => {
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({
      status: 409,
      field: 'city',
    });
    await makeSource(site.db);
    await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
      control: 'eventScraping',
      enabled: false,
    });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({
      status: 409,
      detail: 'eventScraping is switched off. Nothing can be read now.',
    });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Atlantis' })).toMatchObject({
      status: 404,
      field: 'city',
    });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: ' ' })).toMatchObject({ status: 400, field: 'city' });
  });
});

describe('anomalies', () => {
  const anomalies = () =>
    site.get<Array<{ city: string; state: string; issue: string; suggestion: string }>>(
      'listAnomalies',
      '/api/admin/discovery/anomalies',
    );

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
      healthDetail: 'It gave 1 events where 20 are usual.',
    });
    await makeSource(site.db, { name: 'Once', health: 'http-error', consecutiveFailures: 1 });
    await makeSource(site.db, { name: 'Quiet', health: 'blocked', citySlug: 'savannah-ga' });
    await makeSource(site.db, { citySlug: 'atlanta-ga', health: 'ok' });
    const told = await anomalies();
    expect(told.map(({ city, issue }) => `${city}: ${issue.split(':')[0]}`)).toEqual([
      'Savannah: None of its active sources can be read.',
      'Atlanta: It has not been read for 8 days.',
      expect.stringMatching(/^Savannah: Quiet \(.*\) blocks us/),
      expect.stringMatching(/^Columbia: Hall \(.*\) has drifted/),
    ]);
    for (const { suggestion } of told) expect(suggestion).toMatch(/\.$/);
  });
});
