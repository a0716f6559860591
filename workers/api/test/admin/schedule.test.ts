import type { AlwaysOn, ScheduleConfig } from '@marquee/contract';
import { controls, hostTallies } from '@marquee/db';
import { effectiveSchedule } from '@marquee/domain/schedule';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const CONFIG = '/api/admin/schedule/config';
const UPDATE = '/api/admin/schedule/update';
const TOGGLE = '/api/admin/schedule/toggle';
const ENGINE = '/api/admin/always-on';

const edit = (given: { floor?: unknown; concurrent?: unknown; delay?: unknown; version?: string } = {}) => ({
  ...(given.version === undefined ? {} : { version: given.version }),
  intervals: {
    continuousScraper: { minScrapingInterval: given.floor ?? 600_000, discoveryInterval: 7_200_000 },
    autonomousDiscovery: { newSourceInterval: 43_200_000 },
  },
  performance: { maxConcurrentScrapes: given.concurrent ?? 5, delayBetweenRequests: given.delay ?? 0 },
});
const config = () => site.get<ScheduleConfig>('getScheduleConfig', CONFIG);
const update = (body: unknown) => site.post<ScheduleConfig>('updateSchedule', UPDATE, body);
const toggle = (system: string, enabled: boolean) =>
  site.post<ScheduleConfig>('toggleSchedule', TOGGLE, { system, enabled });

describe('the schedule', () => {
  it('has its defaults and the version 1.0.0 before its first change [SCHED-06, SCHED-09, ENT-039, CALL-071]', async () => {
    expect(await config()).toMatchObject({
      version: '1.0.0',
      lastUpdated: null,
      intervals: {
        continuousScraper: { minScrapingInterval: 1_800_000, discoveryInterval: 21_600_000, enabled: true },
        autonomousDiscovery: { newSourceInterval: 86_400_000, enabled: true },
      },
      performance: { maxConcurrentScrapes: 3, delayBetweenRequests: 1_000 },
      scheduler: { isRunning: true },
    });
  });

  it('is stored with who changed it, a version and the audit row, and is in force at once [CALL-072]', async () => {
    const answer = await update(edit());
    expect(answer).toMatchObject({ version: '1.0.1', updatedBy: ADMIN.email });
    expect(await effectiveSchedule(site)).toMatchObject({
      scrapingMs: 600_000,
      discoveryMs: 7_200_000,
      newSourceMs: 43_200_000,
      maxConcurrent: 5,
      delayMs: 0,
    });
    await update(edit());
    expect((await config()).version).toBe('1.0.1');
    expect(await auditRows(site)).toMatchObject([
      { action: 'schedule.update', before: { minScrapingMs: 1_800_000 }, after: { minScrapingMs: 600_000 } },
    ]);
  });

  it.each([
    ['an interval of zero', { floor: 0 }, 'intervals.continuousScraper.minScrapingInterval', /at least 1 minute/],
    ['a negative interval', { floor: -60_000 }, 'intervals.continuousScraper.minScrapingInterval', /at least 1 minute/],
    ['more than a week', { floor: 604_800_001 }, 'intervals.continuousScraper.minScrapingInterval', /at most 7 days/],
    ['a text', { floor: '30' }, 'intervals.continuousScraper.minScrapingInterval', /number/],
    ['no reads at once', { concurrent: 0 }, 'performance.maxConcurrentScrapes', /at least 1/],
    ['eleven reads at once', { concurrent: 11 }, 'performance.maxConcurrentScrapes', /at most 10/],
    ['a negative delay', { delay: -1 }, 'performance.delayBetweenRequests', /not be negative/],
  ])('refuses %s with a sentence, and changes nothing [SCHED-08]', async (_name, given, field, sentence) => {
    const refusal = await site.refusedPost(UPDATE, edit(given));
    expect(refusal).toMatchObject({ status: 400, field });
    expect(refusal.detail).toMatch(sentence);
    expect((await config()).version).toBe('1.0.0');
  });

  it('of two administrators who edit the same version the second is refused and undoes nothing', async () => {
    await update(edit({ version: '1.0.0' }));
    const refusal = await site.refusedPost(UPDATE, edit({ version: '1.0.0', floor: 60_000 }));
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.detail).toMatch(/Someone else changed the schedule/);
    expect((await config()).intervals.continuousScraper.minScrapingInterval).toBe(600_000);
  });

  it('of two changes at the same instant one is stored, whole', async () => {
    const both = await Promise.all([1, 2, 3, 4].map((n) => site.rawPost(UPDATE, edit({ concurrent: n + 4 }))));
    const stored = both.filter(({ status }) => status === 200).length;
    expect(stored).toBeGreaterThan(0);
    expect(both.filter(({ status }) => status === 409)).toHaveLength(4 - stored);
    expect((await config()).version).toBe(`1.0.${stored}`);
    expect(await auditRows(site)).toHaveLength(stored);
  });

  it('stops and starts, alone or with all its systems, and its status says so [CALL-069, CALL-073, SCHED-07]', async () => {
    const status = () => site.get('getSchedulerStatus', '/api/admin/scheduler/status');
    expect(await status()).toEqual({ isRunning: true });
    expect((await toggle('scheduler', false)).scheduler.isRunning).toBe(false);
    expect(await status()).toEqual({ isRunning: false });
    await toggle('scheduler', false);
    expect(await auditRows(site)).toHaveLength(1);
    const stopped = await toggle('all', false);
    expect(stopped.intervals).toMatchObject({
      continuousScraper: { enabled: false },
      autonomousDiscovery: { enabled: false },
    });
    expect(await effectiveSchedule(site)).toMatchObject({
      isRunning: false,
      continuousScraper: false,
      autonomousDiscovery: false,
    });
    const rows = await site.db.select().from(controls);
    expect(rows.map(({ name, enabled }) => `${name} ${enabled}`).toSorted()).toEqual([
      'autonomousDiscovery false',
      'eventRevalidation false',
      'systematicExpansion false',
    ]);
    expect(await toggle('all', true)).toMatchObject({
      scheduler: { isRunning: true },
      intervals: { continuousScraper: { enabled: true }, autonomousDiscovery: { enabled: true } },
    });
  });

  it('refuses a system that there is not, and its controls during a shutdown', async () => {
    expect(await site.refusedPost(TOGGLE, { system: 'moon', enabled: true })).toMatchObject({ status: 400 });
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', { reason: 'Drill' });
    expect(await site.refusedPost(TOGGLE, { system: 'all', enabled: true })).toMatchObject({ status: 409 });
  });
});

describe('the always-on engine', () => {
  it('cannot be started during the emergency shutdown, and says why', async () => {
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', {
      reason: 'A test.',
    });
    const refusal = await site.refusedPost(`${ENGINE}/start`, {});
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.detail).toContain('The engine cannot be started now.');
    expect(await site.get<AlwaysOn>('getAlwaysOn', `${ENGINE}/status`)).toMatchObject({ isActive: false });
  });

  it('runs each process from its start on, before any had its first turn', async () => {
    expect(await site.db.all(sql`SELECT 1 FROM schedule_turns`)).toEqual([]);
    await site.post('startAlwaysOn', `${ENGINE}/start`);
    expect((await status()).processes).toMatchObject({ discovery: true, expansion: true });
  });

  const status = () => site.get<AlwaysOn>('getAlwaysOn', `${ENGINE}/status`);

  it('is the fast profile of the scheduler: it starts and stops it, and keeps what is set [ALWAYS-03, ENT-064, CALL-149, CALL-150, CALL-151]', async () => {
    const intervals = { discovery: 10, scraping: 15, expansion: 45, optimization: 30 };
    const off = { discovery: false, scraping: false, expansion: false, optimization: false };
    expect(await status()).toEqual({ isActive: false, processes: off, intervals });
    await toggle('scheduler', false);
    const on = { discovery: true, scraping: true, expansion: true, optimization: true };
    expect(await site.post('startAlwaysOn', `${ENGINE}/start`)).toEqual({ isActive: true, processes: on, intervals });
    expect(await effectiveSchedule(site)).toMatchObject({
      isRunning: true,
      alwaysOn: true,
      scrapingMs: 900_000,
      discoveryMs: 600_000,
      expansionMs: 2_700_000,
      cleanupMs: 1_800_000,
    });
    expect((await config()).intervals.continuousScraper.minScrapingInterval).toBe(1_800_000);
    expect(await site.post('stopAlwaysOn', `${ENGINE}/stop`)).toMatchObject({ isActive: false });
    expect(await effectiveSchedule(site)).toMatchObject({ isRunning: true, scrapingMs: 1_800_000 });
  });

  it('says of each process whether it runs, and ends with the scheduler', async () => {
    await site.post('startAlwaysOn', `${ENGINE}/start`);
    await toggle('autonomousDiscovery', false);
    await toggle('continuousScraper', false);
    expect((await status()).processes).toEqual({
      discovery: false,
      scraping: false,
      expansion: true,
      optimization: true,
    });
    await toggle('scheduler', false);
    await toggle('scheduler', true);
    expect((await status()).isActive).toBe(false);
  });

  it('started twice at once is active once, and one audit row says so', async () => {
    await Promise.all([1, 2].map(() => site.rawPost(`${ENGINE}/start`, {})));
    expect((await status()).isActive).toBe(true);
    expect(await auditRows(site)).toHaveLength(1);
  });
});

describe('what is due', () => {
  const all = () =>
    site.get<{ schedules: Array<Record<string, unknown>> }>('listSchedules', '/api/admin/scheduler/all-schedules');

  it('is told of each process with real figures [CALL-070]', async () => {
    await makeCity(site.db);
    const now = site.clock.now();
    await makeSource(site.db, { nextDueAt: now - 5 });
    await makeSource(site.db, { nextDueAt: now + 90_000 });
    await makeSource(site.db, { nextDueAt: 0, status: 'inactive' });
    const answer = await all();
    expect(answer).toMatchObject({ isRunning: true, alwaysOn: false, readsAtWork: 0, maxConcurrentScrapes: 3 });
    expect(answer.schedules.find(({ process }) => process === 'scraping')).toMatchObject({
      intervalMs: 1_800_000,
      running: true,
      dueNow: 1,
      nextDue: new Date(now - 5).toISOString(),
      lastRun: null,
    });
    // Discovery had no turn yet: the city that has just joined is searched first, after it was read.
    const discovery = answer.schedules.find(({ process }) => process === 'discovery');
    expect(discovery).toMatchObject({ running: true, because: null, lastRun: null });
    expect(Date.parse(String(discovery?.nextDue))).toBeGreaterThanOrEqual(now);
    await toggle('scheduler', false);
    for (const schedule of (await all()).schedules)
      expect(schedule).toMatchObject({ running: false, nextDue: null, because: 'The scheduler is stopped.' });
  });
});

describe('the performance audit', () => {
  const RUN = '/api/admin/run-performance-audit';
  const failing = async (failures: number) => {
    const source = await makeSource(site.db);
    const tally = { week: 1, runs: 4, failures, found: 0, durationMs: 0 };
    await site.db.insert(hostTallies).values({ host: source.host, ...tally });
    return source;
  };

  it('reads the sources that fail again now, the worst first, once each [CALL-054, PERF-02]', async () => {
    await makeCity(site.db);
    const some = await failing(1);
    const worst = await failing(4);
    await failing(0);
    expect(await site.post('runPerformanceAudit', RUN)).toMatchObject({ started: 2 });
    await site.post('runPerformanceAudit', RUN);
    const jobs = await site.db.all<{ key: string }>(sql`SELECT dedupe_key AS key FROM outbox ORDER BY rowid`);
    expect(jobs.map(({ key }) => key)).toEqual([`source.scrape:${worst.id}`, `source.scrape:${some.id}`]);
  });

  it('says when there is nothing to audit, and does nothing while reading is off', async () => {
    expect(await site.post('runPerformanceAudit', RUN)).toMatchObject({ started: 0 });
    expect(await auditRows(site)).toEqual([]);
    await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
      control: 'eventScraping',
      enabled: false,
    });
    expect(await site.refusedPost(RUN, {})).toMatchObject({ status: 409 });
  });
});
