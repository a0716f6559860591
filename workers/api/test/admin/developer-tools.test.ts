import { recordError } from '@marquee/domain/diagnostics';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
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
