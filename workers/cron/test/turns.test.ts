import {
  effectiveSchedule,
  startAlwaysOn,
  stopAlwaysOn,
  toggleSchedule,
  updateSchedule,
  whenDue,
} from '@marquee/domain/schedule';
import { scheduleRevalidation } from '@marquee/domain/scheduling';
import {
  DAY_MS,
  engineDeps,
  freshDatabase,
  HOUR_MS,
  MINUTE_MS,
  makeCity,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request' } as const;
let engine: TestEngine;
let done: number;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
  done = 0;
});

const work = async () => {
  done += 1;
};
const discovery = async (doing = work) => whenDue(engine, 'discovery', await effectiveSchedule(engine), doing);
const set = (discoveryInterval: number) =>
  updateSchedule(engine, caller, {
    intervals: {
      continuousScraper: { minScrapingInterval: 1_800_000, discoveryInterval },
      autonomousDiscovery: { newSourceInterval: 86_400_000 },
    },
    performance: { maxConcurrentScrapes: 3, delayBetweenRequests: 1_000 },
  });

describe('a turn of a process', () => {
  it('comes once an interval, and a shorter interval is in force at once [SCHED-04]', async () => {
    expect(await discovery()).toBe(true);
    engine.clock.advance(6 * HOUR_MS - 1);
    expect(await discovery()).toBe(false);
    engine.clock.advance(1);
    expect(await discovery()).toBe(true);
    engine.clock.advance(20 * MINUTE_MS);
    expect(await discovery()).toBe(false);
    await set(15 * MINUTE_MS);
    expect(await discovery()).toBe(true);
    expect(done).toBe(3);
  });

  it('comes every ten minutes for discovery while the engine is always on, and as before when it is stopped [ALWAYS-03]', async () => {
    await discovery();
    await startAlwaysOn(engine, caller);
    engine.clock.advance(10 * MINUTE_MS);
    expect(await discovery()).toBe(true);
    await stopAlwaysOn(engine, caller);
    engine.clock.advance(10 * MINUTE_MS);
    expect(await discovery()).toBe(false);
  });

  it('is taken by one of many ticks at once', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => discovery()));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(done).toBe(1);
  });

  it('is given back if its work fails, and does not come while the scheduler is stopped', async () => {
    const fails = async () => {
      throw new Error('The database is away');
    };
    await expect(discovery(fails)).rejects.toThrow('The database is away');
    await toggleSchedule(engine, caller, { system: 'scheduler', enabled: false });
    expect(await discovery()).toBe(false);
    await toggleSchedule(engine, caller, { system: 'scheduler', enabled: true });
    expect(await discovery()).toBe(true);
  });
});

describe('the pages of events', () => {
  /** How many checks were asked for on each of so many days, by title; each is then counted as done. */
  async function checks(days: number): Promise<Record<string, number[]>> {
    const on: Record<string, number[]> = {};
    for (let day = 0; day <= days; day += 1) {
      await scheduleRevalidation(engine);
      const asked = await engine.db.all<{ id: string; title: string }>(
        sql`SELECT e.id, e.title FROM outbox o JOIN events e ON o.dedupe_key = 'event.revalidate:' || e.id`,
      );
      for (const { title } of asked) (on[title] ??= []).push(day);
      await engine.db.run(sql`UPDATE events SET validated_at = ${engine.clock.now()}
        WHERE id IN (SELECT payload->>'eventId' FROM outbox)`);
      await engine.db.run(sql`DELETE FROM outbox`);
      engine.clock.advance(DAY_MS);
    }
    return on;
  }

  it('are checked weekly a month before the show, and daily in its last three days', async () => {
    // It is October 1 at 8 in the morning.
    await store(engine, [
      { title: 'Tomorrow', start: '2026-10-02T20:00', url: 'https://a.example.org/' },
      { title: 'In two weeks', start: '2026-10-13T20:00', url: 'https://b.example.org/' },
      { title: 'Next month', start: '2026-11-10T20:00', url: 'https://c.example.org/' },
    ]);
    const on = await checks(40);
    expect(on.Tomorrow?.[0]).toBe(1);
    expect(on['Next month']?.slice(0, 3)).toEqual([7, 14, 21]);
    expect(on['Next month']?.slice(-3)).toEqual([38, 39, 40]);
    expect(on['In two weeks']?.[0]).toBe(3);
    expect(on['In two weeks']?.filter((day) => day >= 10 && day <= 12)).toEqual([10, 11, 12]);
  });

  it('stay due while their control is off', async () => {
    await store(engine, [{ title: 'Folk', start: '2026-10-02T20:00', url: 'https://a.example.org/' }]);
    engine.clock.advance(DAY_MS + 1);
    await toggleSchedule(engine, caller, { system: 'eventRevalidation', enabled: false });
    expect(await scheduleRevalidation(engine)).toBe(0);
    await toggleSchedule(engine, caller, { system: 'eventRevalidation', enabled: true });
    expect(await scheduleRevalidation(engine)).toBe(1);
  });
});
