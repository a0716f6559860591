import { type Endpoints, EXPANSION_DEFAULTS, type ResponseOf } from '@marquee/contract';
import { effectiveSchedule } from '@marquee/domain/schedule';
import { makeCity } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../admin/support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await known('Sumter', 40_816);
});

const BASE = '/api/admin/systematic-expansion';
const known = (name: string, population: number, more = {}) =>
  makeCity(site.db, { name, population, status: 'known', latitude: 33.92, longitude: -80.34, addedAt: null, ...more });
type Answer<K extends keyof Endpoints> = ResponseOf<Endpoints[K]>;
const status = () => site.get<Answer<'getExpansionStatus'>>('getExpansionStatus', `${BASE}/status`);
const settings = () => site.get<Answer<'getExpansionSettings'>>('getExpansionSettings', `${BASE}/settings`);
const set = (body: object) =>
  site.post<Answer<'setExpansionSettings'>>('setExpansionSettings', `${BASE}/settings`, body);
const trigger = (body: object) => site.post<{ message: string }>('triggerExpansion', `${BASE}/trigger`, body);
const jobs = () => site.db.all(sql`SELECT kind, payload FROM outbox WHERE kind LIKE 'expansion.%'`);

describe('progress', () => {
  it('of each state: active of its 25 largest cities, with those on their way; the plan until something is measured [CALL-045, ENT-030, EXPAND-12]', async () => {
    for (let n = 0; n < 30; n += 1) await known(`Town ${n}`, 5_100 + n);
    await known('Aiken', 30_000, { status: 'configured', isHidden: true });
    const { stateProgress, statistics } = await status();
    expect(stateProgress).toHaveLength(51);
    expect(stateProgress.slice(0, 5).map(({ state }) => state)).toEqual(['SC', 'NC', 'GA', 'TN', 'AL']);
    expect(stateProgress[0]).toEqual({
      state: 'SC',
      name: 'South Carolina',
      activeCities: 1,
      totalCities: 25,
      completionPercentage: 4,
      status: 'in_progress',
      underway: 1,
    });
    expect(stateProgress[1]).toMatchObject({ totalCities: 0, completionPercentage: 0, status: 'planned' });
    expect(statistics).toEqual({
      currentState: 'SC',
      totalStatesPlanned: 50,
      southCarolinaProgress: { completionPercentage: 4, activeCities: 1, totalCities: 25, daysRemaining: 8 },
      nextStates: ['North Carolina', 'Georgia', 'Tennessee'],
      targetCities: 25,
      estimatedTime: '45 days',
      growthRate: 3,
      isMeasured: false,
      measuredDays: 0,
    });
  });

  it('never plans to open more cities than are started [EXPAND-12]', async () => {
    await set({ maxDailyCities: 2 });
    expect((await status()).statistics.growthRate).toBe(2);
  });

  it('a state with 80% of its cities is completed, and the next one is current', async () => {
    await site.db.run(sql`UPDATE cities SET status = 'live', is_hidden = 0`);
    const { stateProgress, statistics } = await status();
    expect(stateProgress[0]).toMatchObject({ status: 'completed', completionPercentage: 100 });
    expect(statistics.currentState).toBe('NC');
  });
});

describe('next cities', () => {
  it('are at most twelve, with priority, population, a score out of ten, its reasons, and when [CALL-046, ENT-031]', async () => {
    for (let n = 0; n < 20; n += 1) await known(`Town ${n}`, 10_000 + n * 1_000);
    const next = await site.get<Answer<'listNextCities'>>('listNextCities', `${BASE}/next-cities`);
    expect(next).toHaveLength(12);
    expect(next[0]).toMatchObject({
      id: 'sumter-sc',
      city: 'Sumter',
      state: 'SC',
      population: 40_816,
      estimatedTime: 'Starts today',
      expectedEvents: null,
    });
    expect(next[0]?.reasoning).toContain('40,816 people live there.');
    expect(next[0]?.reasoning).toContain('miles from Columbia, SC');
    for (const { score, priority } of next) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(10);
      expect(['High', 'Medium', 'Low']).toContain(priority);
    }
    expect(next.slice(5, 11).map(({ estimatedTime }) => estimatedTime)).toEqual([
      ...Array.from({ length: 5 }, () => 'Starts tomorrow'),
      'Starts in 2 days',
    ]);
  });
});

describe('settings', () => {
  it('are every 4 hours and 5 cities a day until they are changed; the schedule follows at once [CALL-047, CALL-049, ENT-032]', async () => {
    expect(await settings()).toMatchObject({ enabled: true, interval: '4 hours', maxDailyCities: 5, startedToday: 0 });
    expect((await effectiveSchedule(site)).expansionMs).toBe(EXPANSION_DEFAULTS.intervalMs);
    const saved = await set({ intervalMs: 5_400_000, maxDailyCities: 2 });
    expect(saved).toMatchObject({ interval: '90 minutes', maxDailyCities: 2 });
    expect(saved.message).toBe('Expansion runs every 90 minutes and starts at most 2 cities a day.');
    expect((await effectiveSchedule(site)).expansionMs).toBe(5_400_000);
  });

  it('the switch is the control of System Controls', async () => {
    expect((await set({ enabled: false })).message).toBe('Expansion is paused.');
    expect(await settings()).toMatchObject({ enabled: false, because: 'Systematic Expansion is switched off.' });
    expect(await site.db.all(sql`SELECT name, enabled FROM controls`)).toEqual([
      { name: 'systematicExpansion', enabled: 0 },
    ]);
  });

  it('an interval of zero and a day of no or a thousand cities are refused with a sentence, and nothing changes', async () => {
    for (const [body, why] of [
      [{ intervalMs: 0 }, 'at least 15 minutes'],
      [{ intervalMs: -1 }, 'at least 15 minutes'],
      [{ intervalMs: 1e12 }, 'at most 7 days'],
      [{ maxDailyCities: 0 }, 'at least 1'],
      [{ maxDailyCities: 1_000 }, 'at most 50'],
      [{ maxDailyCities: 1.5 }, 'whole number'],
    ] as const) {
      const refusal = await site.refusedPost(`${BASE}/settings`, body);
      expect(refusal.status).toBe(400);
      expect(JSON.stringify(refusal)).toContain(why);
    }
    expect(await settings()).toMatchObject({ interval: '4 hours', maxDailyCities: 5 });
  });

  it('somebody who edits an older version is refused', async () => {
    const { version } = await settings();
    await set({ version, maxDailyCities: 3 });
    expect(await site.refusedPost(`${BASE}/settings`, { version, maxDailyCities: 4 })).toMatchObject({ status: 409 });
    expect(await settings()).toMatchObject({ maxDailyCities: 3 });
  });
});

describe('the buttons', () => {
  it('start one city, a state, or the whole run of the day, each once [CALL-048, EXPAND-08]', async () => {
    expect((await trigger({ city: 'Sumter', state: 'SC' })).message).toBe(
      'Sumter, SC joins now; its sources are looked for.',
    );
    await trigger({ city: 'Sumter', state: 'SC' });
    expect((await trigger({ state: 'GA' })).message).toBe('Expansion of Georgia has started.');
    expect((await trigger({})).message).toBe('Expansion of the next cities has started.');
    const startedBy = 'ada@marquee.example';
    expect((await jobs()).map((row) => JSON.parse((row as { payload: string }).payload))).toEqual([
      { startedBy, citySlug: 'sumter-sc' },
      { startedBy, state: 'GA' },
      { startedBy },
    ]);
  });

  it('refuse an unknown city, a live one, a city without a state, and everything while expansion is off, with a sentence', async () => {
    const refused = (body: object) => site.refusedPost(`${BASE}/trigger`, body);
    expect(await refused({ city: 'Atlantis', state: 'SC' })).toMatchObject({ status: 404 });
    expect(await refused({ city: 'Columbia', state: 'SC' })).toMatchObject({
      status: 409,
      detail: 'Columbia, SC is live already.',
    });
    expect(await refused({ city: 'Sumter' })).toMatchObject({ status: 400 });
    await set({ enabled: false });
    const off = await refused({});
    expect(off).toMatchObject({ status: 409 });
    expect(off.detail).toContain('Systematic Expansion is switched off.');
    expect(await jobs()).toEqual([]);
  });

  it('the run of the day is refused once its cities have been started', async () => {
    await set({ maxDailyCities: 1 });
    await site.db.run(sql`INSERT INTO expansion_runs (id, city_slug, state, stage, started_at, started_by, score, steps, next_look_at, deadline_at)
      VALUES ('r', 'sumter-sc', 'SC', 'searching', ${site.clock.now()}, 'engine', 7, '[]', 0, 0)`);
    const refusal = await site.refusedPost(`${BASE}/trigger`, {});
    expect(refusal.detail).toBe('The city of today has been started. The next ones follow tomorrow.');
    expect((await trigger({ city: 'Sumter', state: 'SC' })).message).toBe('Sumter, SC is on its way already.');
  });
});
