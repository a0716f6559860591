import type { BatchOperations, Dashboard, PerformanceMetrics } from '@marquee/contract';
import { heldDrafts } from '@marquee/db';
import { readDashboard } from '@marquee/domain/dashboard';
import { recordError } from '@marquee/domain/diagnostics';
import { makeCity, makeJob, makeSource, scrapeJob, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const board = (days = '1') => site.get<Dashboard>('getDashboard', `/api/admin/dashboard?days=${days}`);
const batch = () => site.get<BatchOperations>('getBatchOperations', '/api/admin/batch-operations');

describe('the Dashboard', () => {
  it('says that all is well while nothing is wrong, on an empty database too', async () => {
    const { verdict, events, sources, cities, waiting, reads, flow } = await board();
    expect(verdict).toEqual({ state: 'well', reasons: [] });
    expect([events.total, sources.active, cities]).toEqual([0, 0, []]);
    expect(waiting.every(({ count }) => count === 0)).toBe(true);
    expect(reads).toMatchObject({ unit: 'hour' });
    expect(reads.points).toHaveLength(24);
    expect(flow).toHaveLength(14);
  });

  it('shows days instead of hours for a longer range, and refuses another one', async () => {
    const { reads, flow } = await board('30');
    expect([reads.unit, reads.points.length, flow.length]).toEqual(['day', 30, 30]);
    expect((await site.refusedGet('/api/admin/dashboard?days=31')).status).toBe(400);
  });

  it('counts events, sources by city and what waits, and each count follows the change', async () => {
    const source = await makeSource(site.db, { nextDueAt: site.clock.now() + 1e7 });
    await makeSource(site.db, { health: 'blocked', nextDueAt: site.clock.now() + 1e7 });
    await store(
      site,
      [
        { title: 'Quiz Night', start: '2026-10-20T19:00' },
        { title: 'Old Fair', start: '2026-10-21T19:00' },
      ],
      { source },
    );
    await site.db.insert(heldDrafts).values({
      id: 'h1',
      sourceId: source.id,
      key: 'k',
      pageUrl: source.url,
      title: 'T',
      start: '2026-10-10T19:00',
      confidence: { event: 1, title: 1, day: 0.5, titleAndDay: 0.5 },
      titleAndDay: 0.5,
      doubts: [],
      draft: {},
      heldSince: 0,
      lastSeen: 0,
    });
    const first = await board();
    expect(first.events).toMatchObject({ total: 2, withoutImage: 2, ended: 0, addedToday: 2 });
    expect(first.sources).toMatchObject({ active: 2, failing: 1 });
    expect(first.cities).toMatchObject([{ city: 'Columbia', upcoming: 2, sources: 2, failing: 1, lastRead: null }]);
    expect(first.waiting).toContainEqual({ kind: 'held-drafts', count: 1 });
    expect(first.verdict).toMatchObject({ state: 'attention', reasons: [{ trouble: 'sources-failing', count: 1 }] });

    await site.db.run(sql`UPDATE sources SET health = 'ok'`);
    await site.db.run(sql`UPDATE events SET status = 'ended' WHERE title = 'Old Fair'`);
    const second = await board();
    expect(second.sources).toMatchObject({ active: 2, failing: 0 });
    expect(second.events).toMatchObject({ total: 2, ended: 1 });
    await site.db.run(sql`UPDATE sources SET status = 'retired' WHERE id = ${source.id}`);
    await site.db.run(sql`DELETE FROM events`);
    const third = await board();
    expect(third.sources.active).toBe(1);
    expect(third.events).toMatchObject({ total: 0, withoutImage: 0, ended: 0 });
  });

  it('names what is wrong, the gravest first', async () => {
    await recordError(site, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null });
    await recordError(site, { component: 'cron', mishap: 'cron', error: new Error('No tick'), reference: null });
    await makeJob(site, scrapeJob(await makeSource(site.db)));
    site.clock.advance(11 * 60_000);
    const { verdict, queue, errors } = await board();
    expect(verdict.state).toBe('trouble');
    expect(verdict.reasons.map(({ trouble }) => trouble)).toEqual([
      'critical-errors',
      'queue-stuck',
      'nothing-read',
      'high-errors',
      'late',
    ]);
    expect(queue).toMatchObject({ waiting: 1, oldestMs: 11 * 60_000 });
    expect(errors.latest).toHaveLength(2);
  });

  it('divides the clicks of boosts by their spend, times 10; without spend there is none [BOOST-14]', async () => {
    expect((await board()).boosts).toEqual({ clicks: 0, spend: 0, averageRoi: null });
    await site.db.run(sql`INSERT INTO boosts (id, event_id, user_id, payment_id, plan, duration_days, amount_cents, timing, timezone, event_title, language, status, created_at)
      VALUES ('b1', 'e1', 'u1', 'p1', 'standard', 7, 2500, 'immediate', 'America/New_York', 'Quiz', 'en', 'active', 0),
        ('b2', 'e2', 'u1', 'p2', 'standard', 7, 900, 'immediate', 'America/New_York', 'Quiz', 'en', 'pending_payment', 0)`);
    await site.db.run(sql`INSERT INTO boost_totals (boost_id, clicks) VALUES ('b1', 40), ('b2', 99)`);
    expect((await board()).boosts).toEqual({ clicks: 40, spend: 25, averageRoi: 16 });
  });

  it('counts no money as the spend of boosts that went back [BOOST-14]', async () => {
    await site.db.run(sql`INSERT INTO payments
      (id, purpose, subject_id, user_id, amount_cents, description, status, refunded_cents, created_at)
      VALUES ('p1', 'boost', 'b1', 'u1', 900, 'Boost', 'succeeded', 900, 0), ('p2', 'boost', 'b2', 'u1', 1900, 'Boost', 'succeeded', 400, 0)`);
    const boost = (id: string, payment: string, cents: number) =>
      site.db.run(sql`INSERT INTO boosts
        (id, event_id, user_id, payment_id, plan, duration_days, amount_cents, timing, timezone, event_title, language, status, created_at)
        VALUES (${id}, ${`of ${id}`}, 'u1', ${payment}, 'standard', 7, ${cents}, 'immediate', 'America/New_York', 'Quiz', 'en', 'expired', 0)`);
    await boost('b1', 'p1', 900);
    expect((await board()).boosts).toEqual({ clicks: 0, spend: 0, averageRoi: null });
    await boost('b2', 'p2', 1900);
    await site.db.run(sql`INSERT INTO boost_totals (boost_id, clicks) VALUES ('b2', 30)`);
    expect((await board()).boosts).toEqual({ clicks: 30, spend: 15, averageRoi: 20 });
  });

  it('reads as many rows with ten thousand sources and many events as with few [DASH-07]', async () => {
    const rowsRead = async () => {
      let read = 0;
      const counted = {
        prepare: (text: string) => {
          const statement = site.db.$client.prepare(text);
          // A raw answer has no counts, so the statement is run once more for them.
          const watched = (bound: D1PreparedStatement): D1PreparedStatement =>
            new Proxy(bound, {
              get(target, name) {
                if (name === 'raw')
                  return async () => {
                    read += (await target.all()).meta.rows_read;
                    return target.raw();
                  };
                const value = Reflect.get(target, name) as unknown;
                return typeof value === 'function' ? value.bind(target) : value;
              },
            });
          return { bind: (...values: unknown[]) => watched(statement.bind(...values)), all: () => statement.all() };
        },
        batch: async (statements: D1PreparedStatement[]) => {
          const results = await site.db.$client.batch(statements);
          for (const { meta } of results) read += meta.rows_read;
          return results;
        },
      } as unknown as D1Database;
      const { openDatabase } = await import('@marquee/db');
      await readDashboard({ db: openDatabase(counted), clock: site.clock }, { days: 30 });
      return read;
    };
    const few = await rowsRead();
    const n = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)`;
    await site.db.run(sql`${n} INSERT INTO sources (id, city_slug, name, url, host, health, interval_ms, next_due_at, created_at)
      SELECT 's' || i, 'columbia-sc', 'S', 'https://s' || i || '.example/', 's', iif(i % 3 = 0, 'blocked', 'ok'), 1, 0, 0 FROM n`);
    await site.db.run(sql`${n} INSERT INTO events (id, slug, title, city_slug, city, state, timezone, categories, price_text, quality_tier, source_id,
      source_name, source_url, next_start_local, next_starts_at, created_at, updated_at)
      SELECT 'e' || i, 'e' || i, 'E', 'columbia-sc', 'Columbia', 'SC', 'America/New_York', '[]', '', 2, 's' || i, 'S', '', '2026-10-20', 0, 0, 0 FROM n`);
    const many = await rowsRead();
    expect((await board()).sources).toMatchObject({ active: 10_000, failing: 3_333, late: 100 });
    expect(many).toBeLessThan(few + 400);
    expect(many).toBeLessThan(600);
  });
});

describe('what runs now', () => {
  it('may be shut down while nothing runs, and lists what does, the critical first [DASH-01, ENT-050, CALL-113]', async () => {
    expect(await batch()).toMatchObject({
      canShutdown: true,
      activeOperations: [],
      stats: { total: 0, byType: { expansion: 0 } },
    });
    const source = await makeSource(site.db, { name: 'Granby Hall' });
    const scrape = await makeJob(site, scrapeJob(source));
    const pay = await makeJob(site, {
      kind: 'payment.settle',
      payload: { intentId: 'pi_1' },
      subject: 'pi_1',
      citySlug: null,
    });
    await site.db.run(sql`UPDATE outbox SET state = 'running', sent_at = ${site.clock.now() - 5_000}`);
    const { canShutdown, activeOperations, stats } = await batch();
    expect(canShutdown).toBe(false);
    expect(activeOperations).toEqual([
      { id: pay, source: 'payment.settle', type: 'payments', priority: 'critical', elapsedTime: 5_000 },
      { id: scrape, source: 'Granby Hall', type: 'scraping', priority: 'normal', elapsedTime: 5_000 },
    ]);
    expect(stats).toEqual({ total: 2, byType: { expansion: 0, payments: 1, scraping: 1 } });
  });

  it('is told for processing alone [CALL-114]', async () => {
    const status = () => site.get('getAiProcessingStatus', '/api/admin/ai-processing-status');
    expect(await status()).toEqual({ active: false, processed: 0 });
    await makeSource(site.db);
    await site.post('reprocessEvents', '/api/admin/reprocess-events', { city: 'Columbia', state: 'sc' });
    expect(await status()).toEqual({ active: true, processed: 0 });
  });
});

describe('operations', () => {
  it('reprocess a city’s events, or refuse an unknown city and one without sources [CALL-116]', async () => {
    const path = '/api/admin/reprocess-events';
    expect((await site.refusedPost(path, { city: 'Nowhere', state: 'SC' })).status).toBe(404);
    expect((await site.refusedPost(path, { city: 'Columbia', state: 'SC' })).detail).toContain('has no active source');
    expect((await site.refusedPost(path, {})).status).toBe(400);
    await makeSource(site.db);
    const { operation } = await site.post<{ operation: { id: string } }>('reprocessEvents', path, {
      city: 'Columbia',
      state: 'SC',
    });
    expect((await site.refusedPost(path, { city: 'Columbia', state: 'SC' })).status).toBe(409);
    const cancel = `/api/admin/batch-operations/${operation.id}/cancel`;
    expect(await site.post('cancelOperation', cancel)).toMatchObject({ state: 'cancelled' });
    expect(await site.post('cancelOperation', cancel)).toMatchObject({ state: 'cancelled' });
    expect((await auditRows(site)).map(({ action }) => action)).toEqual(['operation.start', 'operation.cancel']);
  });

  it('start an event refresh [CALL-117]', async () => {
    await makeSource(site.db);
    expect(await site.post('refreshEvents', '/api/admin/refresh-events')).toMatchObject({
      message: '1 sources are asked whether they changed.',
      operation: { kind: 'refresh-events', city: null, total: 1 },
    });
  });

  it('migrate the configuration: what nothing knows is removed once, and the rest stays [CALL-115]', async () => {
    const migrate = () => site.post<{ summary: object }>('migrateConfiguration', '/api/admin/migrate-configuration');
    await site.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('eventScraping', 0, 0, 'x'), ('oldControl', 0, 0, 'x')`,
    );
    await site.db.run(sql`INSERT INTO overrides (scope, control, enabled, changed_at, changed_by)
      VALUES ('SC', 'eventScraping', 1, 0, 'x'), ('columbia-sc', 'eventScraping', 1, 0, 'x'), ('atlantis-sc', 'eventScraping', 1, 0, 'x')`);
    await site.db.run(sql`INSERT INTO token_limits (name, tokens) VALUES ('total', 5), ('oldCategory', 5)`);
    expect((await migrate()).summary).toEqual({
      examined: 7,
      migrated: 3,
      unchanged: 4,
      controls: 1,
      overrides: 1,
      tokenLimits: 1,
      strategies: 0,
    });
    expect((await migrate()).summary).toMatchObject({ examined: 4, migrated: 0, unchanged: 4 });
  });
});

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

const FIXED = [
  ['getScrapersStatus', '/api/admin/scrapers/status'],
  ['getImageStatus', '/api/admin/image-stats'],
  ['getDiscoveryStatus', '/api/admin/discovery-stats'],
  ['listSchedules', '/api/admin/scheduler/all-schedules'],
  ['testOpenAi', '/api/admin/test-openai'],
  ['getDatabaseHealth', '/api/admin/database/health'],
  ['getSystemMemory', '/api/admin/system/memory'],
  ['getDebugLogs', '/api/admin/debug/logs'],
  ['testScraping', '/api/admin/test-scraping'],
  ['testImageGeneration', '/api/admin/test-image-generation'],
  ['validateConfig', '/api/admin/validate-config'],
] as const;

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

/** The shape of an answer: names with kinds of values; a list by its first row. */
function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

describe('shapes that the specification leaves open', () => {
  it('are fixed: four of status and seven of Developer Tools [CALL-159]', async () => {
    await store(site, [{ title: 'Quiz Night', start: '2026-10-20T19:00' }]);
    await site.db.run(sql`INSERT INTO runs (id, job_id, kind, started_at, finished_at, outcome, detail, counts, findings)
      VALUES ('r', 'j', 'source.scrape', 0, 5, 'done', 'It went well.', '{}', '[]')`);
    await recordError(site, { component: 'api', mishap: 'request', error: new Error('odd'), reference: null });
    const shapes: Record<string, unknown> = {};
    for (const [id, path] of FIXED) shapes[path] = shapeOf(await site.get(id, path));
    expect(shapes).toMatchObject({
      '/api/admin/scrapers/status': {
        activeSources: 'number',
        failingSources: 'number',
        lateSources: 'number',
        running: 'number',
        waiting: 'number',
        readsToday: 'number',
        errorsToday: 'number',
      },
      '/api/admin/image-stats': {
        totalEvents: 'number',
        withImage: 'number',
        withoutImage: 'number',
        coverage: 'number',
      },
      '/api/admin/discovery-stats': {
        newSourcesToday: 'number',
        newCitiesToday: 'number',
        activeSources: 'number',
        tokens: { used: 'number', limit: 'number', remaining: 'number' },
      },
      '/api/admin/scheduler/all-schedules': {
        isRunning: 'boolean',
        alwaysOn: 'boolean',
        readsAtWork: 'number',
        maxConcurrentScrapes: 'number',
        readsToday: 'number',
        readsADay: 'number',
        schedules: [{ process: 'string', intervalMs: 'number', running: 'boolean', dueNow: 'number', open: 'number' }],
      },
      '/api/admin/test-openai': { totalTokens: 'number' },
      '/api/admin/database/health': {
        ok: 'boolean',
        responseMilliseconds: 'number',
        events: 'number',
        activeSources: 'number',
      },
      '/api/admin/system/memory': { heapUsed: 'null', heapTotal: 'null', note: 'string', isolateStarts24h: {} },
      '/api/admin/debug/logs': {
        errors: [{ component: 'string', severity: 'string', message: 'string', count: 'number', lastAt: 'string' }],
        runs: [{ kind: 'string', outcome: 'string', startedAt: 'string', milliseconds: 'number', detail: 'string' }],
      },
      '/api/admin/test-scraping': {
        allowed: 'boolean',
        because: 'null',
        lastRead: { startedAt: 'string', outcome: 'string', detail: 'string' },
        reads24h: 'number',
        errors24h: 'number',
      },
      '/api/admin/test-image-generation': { ok: 'boolean', milliseconds: 'number', bytes: 'number', error: 'null' },
      '/api/admin/validate-config': { ok: 'boolean', checks: [{ name: 'string', status: 'string', note: 'string' }] },
    });
    expect(Object.keys(shapes)).toHaveLength(11);
  });
});

describe('developer tools', () => {
  it('answer seven diagnostics in shapes of their own [CALL-119, CALL-120, CALL-121, CALL-122, CALL-123, CALL-124, CALL-125]', async () => {
    await store(site, [{ title: 'Quiz Night', start: '2026-10-20T19:00' }]);
    expect(await site.get('testOpenAi', '/api/admin/test-openai')).toMatchObject({ totalTokens: expect.any(Number) });
    expect(await site.get('getDatabaseHealth', '/api/admin/database/health')).toMatchObject({
      ok: true,
      events: 1,
      activeSources: 1,
    });
    expect(await site.get('getSystemMemory', '/api/admin/system/memory')).toMatchObject({
      heapUsed: null,
      heapTotal: null,
    });
    expect(await site.get('testScraping', '/api/admin/test-scraping')).toMatchObject({
      allowed: true,
      because: null,
      lastRead: null,
    });
    const drawn = await site.get<{ ok: boolean; bytes: number }>(
      'testImageGeneration',
      '/api/admin/test-image-generation',
    );
    expect([drawn.ok, drawn.bytes > 0]).toEqual([true, true]);
    const { checks } = await site.get<{ checks: Array<{ name: string }> }>(
      'validateConfig',
      '/api/admin/validate-config',
    );
    expect(checks.map(({ name }) => name)).toContain('languageModel');
  });

  it('show no secret of an error or a run [DEVTOOLS-01]', async () => {
    const error = new Error('The provider refused sk-verysecretkey123 for ann@example.com');
    await recordError(site, { component: 'api', mishap: 'request', error, reference: null });
    await site.db.run(sql`INSERT INTO runs (id, job_id, kind, started_at, finished_at, outcome, detail, counts, findings)
      VALUES ('r', 'j', 'mail.send', 0, 5, 'failed', 'token=abcdefgh sent to bob@example.com', '{}', '[]')`);
    const logs = await site.get('getDebugLogs', '/api/admin/debug/logs');
    const text = JSON.stringify(logs);
    expect(text).toContain('The provider refused');
    for (const secret of ['verysecretkey', 'ann@', 'bob@', 'abcdefgh']) expect(text).not.toContain(secret);
  });
});
