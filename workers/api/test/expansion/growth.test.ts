import type { Endpoints, ResponseOf } from '@marquee/contract';
import { DAY_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../admin/support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

type Growth = ResponseOf<Endpoints['getGrowthAnalytics']>;
type Expansion = ResponseOf<Endpoints['getCityExpansion']>;
const growth = () => site.get<Growth>('getGrowthAnalytics', '/api/admin/growth-analytics');
const expansion = () => site.get<Expansion>('getCityExpansion', '/api/admin/city-expansion');

describe('growth', () => {
  it('of a network without anything has no rates, not zero ones', async () => {
    expect(await growth()).toMatchObject({
      totalEvents: 0,
      eventsToday: 0,
      discoverySuccessRate: null,
      averageEventsPerSource: null,
      qualityScore: null,
      eventsPerDay: null,
      measuredDays: 0,
      topPerformingSources: [],
    });
    expect((await growth()).dailyEventTrends).toHaveLength(7);
  });

  it('counts events, cities and sources with those of today, and new events by day [CALL-042, ENT-028]', async () => {
    const source = await makeSource(site.db, { id: 'source-1', createdAt: 0 });
    await makeSource(site.db, { createdAt: site.clock.now() });
    await store(site, [{ title: 'One' }, { title: 'Two' }], { source });
    await site.db.run(sql`UPDATE event_hours SET added = added + 5`);
    await site.db.run(
      sql`INSERT INTO event_hours (hour, added) VALUES (${Math.floor((site.clock.now() - 2 * DAY_MS) / 3_600_000)}, 9)`,
    );
    await makeCity(site.db, { name: 'Sumter', addedAt: site.clock.now() });
    await makeCity(site.db, { name: 'Aiken', status: 'configured', isHidden: true });
    await site.db.run(sql`INSERT INTO discovery_sessions (id, city_slug, method, started_at, checked, accepted)
      VALUES ('s', 'columbia-sc', 'open map', ${site.clock.now()}, 8, 2)`);
    for (let n = 0; n < 12; n += 1)
      await site.db.run(
        sql`INSERT INTO host_tallies (host, week, runs, failures, found, duration_ms) VALUES (${`h${n}.example`}, 0, 10, ${n % 4}, ${n}, 1)`,
      );
    const answer = await growth();
    expect(answer).toMatchObject({
      totalCities: 2,
      citiesAddedToday: 1,
      totalSources: 2,
      sourcesAddedToday: 1,
      statesCovered: 1,
      discoverySuccessRate: 25,
    });
    const added = answer.eventsToday;
    expect(added).toBeGreaterThan(5);
    expect(answer.dailyEventTrends.at(-1)?.events).toBe(added);
    expect(answer.dailyEventTrends.at(-3)?.events).toBe(9);
    expect(answer.eventsPerDay).toBe(Math.round(((added + 9) / 3) * 10) / 10);
    expect(answer.topPerformingSources).toHaveLength(10);
    expect(answer.topPerformingSources[0]).toEqual({ domain: 'h11.example', eventsFound: 11, successRate: 70 });
  });
});

describe('city expansion', () => {
  it('tells what was evaluated today, what opened this week, the tokens, the last candidates and the states [CALL-043, ENT-029]', async () => {
    const now = site.clock.now();
    await site.db.run(sql`INSERT INTO expansion_rounds (id, at, started_by, evaluated, started, note, best) VALUES
      ('a', ${now - 2 * DAY_MS}, 'engine', 50, 1, '', '[]'), ('b', ${now}, 'engine', 25, 1, '', '[{"city":"Sumter","state":"SC","score":7.2}]'),
      ('c', ${now}, 'engine', 0, 0, '', '[]')`);
    await site.db.run(sql`INSERT INTO expansion_runs (id, city_slug, state, stage, started_at, started_by, score, steps, next_look_at, deadline_at, ended_at) VALUES
      ('r', 'columbia-sc', 'SC', 'opened', 0, 'engine', 7, '[]', 0, 0, ${now - DAY_MS}), ('s', 'aiken-sc', 'SC', 'given-back', 0, 'engine', 7, '[]', 0, 0, ${now})`);
    await site.db.run(sql`INSERT INTO token_days (day, category, used, reserved, cost_micro_dollars, calls) VALUES
      (${Math.floor(now / DAY_MS)}, 'autonomousGrowth', 300, 0, 0, 1), (${Math.floor(now / DAY_MS)}, 'sourceDiscovery', 50, 0, 0, 1)`);
    await makeCity(site.db, { name: 'Macon', state: 'GA' });
    await makeCity(site.db, { name: 'Athens', state: 'GA' });
    expect(await expansion()).toEqual({
      status: 'active',
      because: null,
      citiesEvaluatedToday: 25,
      citiesAddedThisWeek: 1,
      tokensUsedToday: 350,
      recentCandidates: [{ city: 'Sumter', state: 'SC', score: 7.2 }],
      stateDistribution: [
        { state: 'GA', cities: 2 },
        { state: 'SC', cities: 1 },
      ],
    });
  });

  it('is paused with its reason while the control is off', async () => {
    await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
      control: 'systematicExpansion',
      enabled: false,
    });
    expect(await expansion()).toMatchObject({ status: 'paused', because: 'Systematic Expansion is switched off.' });
  });
});
