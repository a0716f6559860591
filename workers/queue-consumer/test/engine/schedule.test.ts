import { schedules, sources } from '@marquee/db';
import { dispatchDue, takeReadSlot } from '@marquee/domain/jobs';
import { startAlwaysOn, toggleSchedule, updateSchedule } from '@marquee/domain/schedule';
import { scheduleSources } from '@marquee/domain/scheduling';
import { createMemoryPace } from '@marquee/fetching';
import { scheduledPace } from '@marquee/platform';
import { icsFeed, jsonLdPage } from '@marquee/testkit';
import {
  DAY_MS,
  engineDeps,
  freshDatabase,
  HOUR_MS,
  MINUTE_MS,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, jobRow, messageFor, runRows, runUntilQuiet } from '../support.ts';

const PAGE = 'https://hall.example.org/events';
const FEED = 'https://hall.example.org/calendar.ics';
const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request' } as const;
const SIX_HOURS = 6 * HOUR_MS;

let engine: TestEngine;
let source: Awaited<ReturnType<typeof makeSource>>;
const listing = (title: string) =>
  jsonLdPage([{ title, start: '2026-12-10T19:30' }], `<link rel="alternate" type="text/calendar" href="${FEED}">`);
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db, {
    [PAGE]: listing('Folk Evening'),
    [FEED]: icsFeed([{ title: 'Quiz', start: '2026-12-08T19:00' }]),
  });
  await makeCity(db);
  source = await makeSource(db, { url: PAGE });
});

const set = (given: { floor?: number; concurrent?: number; delay?: number } = {}) =>
  updateSchedule(engine, caller, {
    intervals: {
      continuousScraper: { minScrapingInterval: given.floor ?? 1_800_000, discoveryInterval: 21_600_000 },
      autonomousDiscovery: { newSourceInterval: 86_400_000 },
    },
    performance: { maxConcurrentScrapes: given.concurrent ?? 3, delayBetweenRequests: given.delay ?? 1_000 },
  });
const stored = async () => (await engine.db.select().from(sources).where(eq(sources.id, source.id)))[0];
const read = async () => deliver(engine, [messageFor(await makeJob(engine, scrapeJob(source)))]);

describe('reads at once [SCHED-05]', () => {
  it('are as many as the schedule allows: another one waits for a slot, and is not lost', async () => {
    await set({ concurrent: 1 });
    const slot = await takeReadSlot(engine);
    expect(slot).not.toBeNull();
    const jobId = await makeJob(engine, scrapeJob(source));
    await deliver(engine, [messageFor(jobId)]);
    expect(engine.web.log).toEqual([]);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'pending', attempts: 0, waits: 1 });
    await set({ concurrent: 2 });
    await runUntilQuiet(engine);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
  });

  it('give a slot to one of many that ask at once, and get it back', async () => {
    await set({ concurrent: 4 });
    const slots = await Promise.all(Array.from({ length: 12 }, () => takeReadSlot(engine)));
    expect(new Set(slots.flatMap((slot) => slot?.key ?? [])).size).toBe(4);
    expect(slots.filter((slot) => slot === null)).toHaveLength(8);
    engine.clock.advance(10 * MINUTE_MS);
    expect(await takeReadSlot(engine)).not.toBeNull();
  });
});

describe('a switch of the schedule', () => {
  it.each(['scheduler', 'continuousScraper'] as const)(
    '%s turned off in mid-run stops the read before its next page; the source stays due and is read when it is on again',
    async (system) => {
      const fetch = engine.web.fetch.bind(engine.web);
      let isFirst = true;
      engine.web.fetch = async (request, judged) => {
        if (request.url === PAGE && isFirst) {
          isFirst = false;
          await toggleSchedule(engine, caller, { system, enabled: false });
        }
        return fetch(request, judged);
      };
      await scheduleSources(engine);
      await dispatchDue(engine);
      await runUntilQuiet(engine, MINUTE_MS);
      expect(await runRows(engine)).toMatchObject([{ outcome: 'skipped', detail: expect.stringContaining('stopped') }]);
      expect(await scheduleSources(engine)).toBe(0);
      await toggleSchedule(engine, caller, { system, enabled: true });
      expect(await scheduleSources(engine)).toBe(1);
      await runUntilQuiet(engine, MINUTE_MS);
      expect((await runRows(engine)).at(-1)).toMatchObject({ outcome: 'done' });
    },
  );

  it('does not hold what a person asked for', async () => {
    await toggleSchedule(engine, caller, { system: 'scheduler', enabled: false });
    const jobId = await makeJob(engine, { ...scrapeJob(source), manualRunId: 'manual' });
    await deliver(engine, [messageFor(jobId)]);
    expect(await runRows(engine)).toMatchObject([{ outcome: 'done' }]);
  });
});

describe('when a source is read next', () => {
  it('follows what it lists, not its markup: an edit of the page that changes no event counts as no change', async () => {
    await read();
    expect(await stored()).toMatchObject({ changesSeen: 0, changeSpanMs: 0, readEveryMs: SIX_HOURS });
    engine.clock.advance(SIX_HOURS);
    engine.web.put(PAGE, `${listing('Folk Evening')}<p>Welcome to our new page</p>`);
    await read();
    expect(await stored()).toMatchObject({ changesSeen: 0 });
    expect((await stored())?.changeSpanMs).toBeGreaterThanOrEqual(SIX_HOURS);
    engine.clock.advance(SIX_HOURS);
    engine.web.put(PAGE, listing('Folk Evening, sold out'));
    await read();
    expect((await stored())?.changesSeen).toBe(1);
  });

  it('is later where nothing changes and sooner where everything does, never before the floor [SCHED-04]', {
    tags: ['deep'],
  }, async () => {
    for (let n = 0; n < 8; n += 1) {
      await read();
      engine.clock.advance(SIX_HOURS);
    }
    const quiet = (await stored())?.readEveryMs ?? 0;
    expect(quiet).toBeGreaterThan(1.8 * SIX_HOURS);
    for (let n = 0; n < 16; n += 1) {
      engine.web.put(PAGE, listing(`Evening ${n}`));
      await read();
      engine.clock.advance(SIX_HOURS);
    }
    const busy = (await stored())?.readEveryMs ?? 0;
    expect(busy).toBeLessThan(SIX_HOURS);
    await set({ floor: 5 * HOUR_MS + MINUTE_MS });
    engine.web.put(PAGE, listing('One more'));
    await read();
    expect((await stored())?.nextDueAt).toBe(engine.clock.now() + 5 * HOUR_MS + MINUTE_MS);
  });

  it('a higher floor holds at once for what is planned already', async () => {
    const now = engine.clock.now();
    await engine.db.update(sources).set({ lastSuccessAt: now - HOUR_MS, nextDueAt: now });
    await set({ floor: 2 * HOUR_MS });
    expect(await scheduleSources(engine)).toBe(0);
    expect((await stored())?.nextDueAt).toBe(now + HOUR_MS);
    engine.clock.advance(HOUR_MS);
    expect(await scheduleSources(engine)).toBe(1);
  });

  it('the always-on engine halves the time to it at once, and keeps the floor of its own [ALWAYS-03]', async () => {
    const now = engine.clock.now();
    await engine.db.update(sources).set({ lastSuccessAt: now - HOUR_MS, nextDueAt: now + 5 * HOUR_MS });
    await startAlwaysOn(engine, caller);
    await scheduleSources(engine);
    expect((await stored())?.nextDueAt).toBe(now + 2 * HOUR_MS);
    await scheduleSources(engine);
    expect((await stored())?.nextDueAt).toBe(now + 2 * HOUR_MS);
  });

  it('a host that was asked enough today is put off to tomorrow, and others are not', async () => {
    const today = Math.floor(engine.clock.now() / DAY_MS);
    const other = await makeSource(engine.db, { url: 'https://other.example.org/' });
    await engine.db.run(sql`INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms, day, day_requests)
      VALUES (${source.host}, 1, 1, 0, 0, 0, ${today}, 1000)`);
    expect(await scheduleSources(engine)).toBe(1);
    expect(await engine.db.all(sql`SELECT dedupe_key FROM outbox`)).toEqual([
      { dedupe_key: `source.scrape:${other.id}` },
    ]);
    expect((await stored())?.nextDueAt).toBe((today + 1) * DAY_MS);
  });

  it('pages asked of a host are counted by day', async () => {
    await read();
    const tally = () => engine.db.all<{ n: number }>(sql`SELECT day_requests AS n FROM host_tallies`);
    const [first] = await tally();
    expect(first?.n).toBe(2);
    engine.clock.advance(2 * DAY_MS);
    await read();
    expect((await tally())[0]?.n).toBe(2);
  });
});

describe('the delay between requests to a host [SCHED-05]', () => {
  it('is the schedule’s, changes while the engine works, and yields to a longer one that the host asks for', async () => {
    const delay = async () => (await engine.db.select().from(schedules))[0]?.delayMs ?? 1_000;
    const pace = scheduledPace(createMemoryPace(engine.clock), engine.clock, delay);
    const waitAfterOne = async (host: string, asked: number) => {
      const first = await pace.reserve(host, asked);
      await pace.release(host, first.token);
      return (await pace.reserve(host, asked)).waitMs;
    };
    expect(await waitAfterOne('a.example', 0)).toBe(1_000);
    await set({ delay: 4_000 });
    engine.clock.advance(11_000);
    expect(await waitAfterOne('b.example', 0)).toBe(4_000);
    expect(await waitAfterOne('c.example', 9_000)).toBe(9_000);
    await set({ delay: 0 });
    engine.clock.advance(11_000);
    expect(await waitAfterOne('d.example', 0)).toBe(0);
  });
});
