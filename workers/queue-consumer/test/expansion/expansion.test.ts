import { GIVE_BACK_AFTER_DAYS, RETRY_AFTER_DAYS } from '@marquee/contract';
import { discoveredCities } from '@marquee/db';
import { updateBudget } from '@marquee/domain/budget';
import { cityStatus } from '@marquee/domain/cities';
import { setOverride, toggleControl } from '@marquee/domain/controls';
import { nextCities, scheduleExpansion, setExpansionSettings } from '@marquee/domain/expansion';
import { scheduleSources } from '@marquee/domain/scheduling';
import { type Caller, inEnglish } from '@marquee/kernel';
import { DAY_MS, MINUTE_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { aNetwork, anHourLater, expand, known, lookLater, roundsOf, runsOf, stateOf, VENUES } from './expanding.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const turn = (enabled: boolean) => ({ control: 'systematicExpansion' as const, enabled });
const SAME_NAME = { slug: 'sumter-sc-2', name: 'Sumter' };

describe('a city opens by itself', () => {
  it('joins hidden, is searched at once, read, and goes live with 10 events of 2 sources; each step is kept', async () => {
    const engine = await aNetwork(VENUES);
    await scheduleExpansion(engine);
    await runUntilQuiet(engine);
    expect(await stateOf(engine, 'sumter-sc')).toMatchObject({ status: 'configured', is_hidden: 1 });
    expect((await cityStatus(engine, { city: 'Sumter', state: 'SC' })).status).toBe('coming-soon');
    // Found within the same minute, and the city is still hidden although it has sources.
    expect(await engine.db.all(sql`SELECT id FROM sources WHERE city_slug = 'sumter-sc'`)).toHaveLength(4);
    await anHourLater(engine);
    expect(await stateOf(engine, 'sumter-sc')).toMatchObject({ status: 'live', is_hidden: 0 });
    expect((await cityStatus(engine, { city: 'Sumter', state: 'SC' })).status).toBe('live');
    const [run] = await runsOf(engine);
    expect(run).toMatchObject({ stage: 'opened', started_by: 'engine', sources: 4, events: 12 });
    expect(run?.steps[0]).toContain('40,816 people live there.');
    expect(run?.steps.at(-1)).toContain('It is live: 12 coming events of 4 sources');
  });

  it('opens within a minute of its reads: those of its first search, and any that come after a look', async () => {
    const engine = await aNetwork(VENUES);
    const minutesLater = async (minutes: number) => {
      engine.clock.advance(minutes * MINUTE_MS);
      await scheduleSources(engine);
      await runUntilQuiet(engine);
      await lookLater(engine, 0);
    };
    await scheduleExpansion(engine);
    await runUntilQuiet(engine);
    // Two of its four are read before the first look, the others long after it.
    const late = sql`city_slug = 'sumter-sc' AND host IN ('barn.example.org', 'loft.example.org')`;
    await engine.db.run(sql`UPDATE sources SET status = 'inactive' WHERE ${late}`);
    await minutesLater(1);
    expect(await runsOf(engine)).toMatchObject([{ stage: 'reading', sources: 2, events: 6 }]);
    await minutesLater(15);
    expect(await runsOf(engine)).toMatchObject([{ stage: 'reading', sources: 2 }]);
    await engine.db.run(sql`UPDATE sources SET status = 'active' WHERE ${late}`);
    await minutesLater(1);
    expect(await stateOf(engine, 'sumter-sc')).toMatchObject({ status: 'live', is_hidden: 0 });
  });

  it('stays hidden below the bar, and goes back with its reason; it is not tried again for 60 days, and keeps what was found', async () => {
    const engine = await aNetwork(VENUES.slice(0, 2));
    await expand(engine);
    await anHourLater(engine);
    expect(await runsOf(engine)).toMatchObject([{ stage: 'reading', sources: 2, events: 6 }]);
    expect(await stateOf(engine, 'sumter-sc')).toMatchObject({ status: 'configured', is_hidden: 1 });
    for (let hour = 0; hour <= GIVE_BACK_AFTER_DAYS * 24; hour += 2) await lookLater(engine, 2);
    const [run] = await runsOf(engine);
    expect(run).toMatchObject({ stage: 'given-back' });
    expect(run?.steps.at(-1)).toContain('opening takes 10 from 2');
    expect(await stateOf(engine, 'sumter-sc')).toEqual({ status: 'known', is_hidden: 0, added_at: null });
    expect(await engine.db.all(sql`SELECT id FROM sources`)).toHaveLength(2);
    // An administrator may keep it.
    const [proposal] = await engine.db.select().from(discoveredCities);
    expect(proposal).toMatchObject({ citySlug: 'sumter-sc', status: 'pending', sourcesFound: 2 });
    expect(proposal && inEnglish(proposal.reason)).toContain('Given back');
    await expand(engine);
    expect(await runsOf(engine)).toHaveLength(1);
    engine.clock.advance(RETRY_AFTER_DAYS * DAY_MS);
    await expand(engine);
    expect(await runsOf(engine)).toHaveLength(2);
  });
});

describe('the switch, the day and the budget', () => {
  it('switched off in mid-run: nothing changes while it is off, its time stands still, and it goes on where it was', async () => {
    const engine = await aNetwork(VENUES);
    await expand(engine);
    await toggleControl(engine, system, turn(false));
    await anHourLater(engine, 30 * 24);
    expect(await runsOf(engine)).toMatchObject([{ stage: 'searching', ended_at: null }]);
    expect(await stateOf(engine, 'sumter-sc')).toMatchObject({ status: 'configured', is_hidden: 1 });
    expect(await scheduleExpansion(engine)).toBe(false);
    await engine.db.run(sql`UPDATE events SET upcoming_count = 0`);
    await toggleControl(engine, system, turn(true));
    await anHourLater(engine);
    const [run] = await runsOf(engine);
    // Thirty days have passed, but none of its fourteen.
    expect(run?.ended_at).toBeNull();
    expect(run?.steps.at(-1)).toContain('which do not count');
  });

  it('a job that waits while it is switched off starts nothing and says why; an override lets one state go on', async () => {
    const engine = await aNetwork(VENUES);
    await toggleControl(engine, system, turn(false));
    await expand(engine);
    expect(await runsOf(engine)).toEqual([]);
    expect(await roundsOf(engine)).toMatchObject([{ started: 0 }]);
    expect((await roundsOf(engine))[0]?.note).toContain('Systematic Expansion is switched off.');
    await setOverride(engine, system, { state: 'SC', control: 'systematicExpansion', enabled: true });
    await expand(engine);
    expect(await runsOf(engine)).toHaveLength(1);
  });

  it('starts no more than the cities of a day, then the next day goes on; a city chosen by hand is one more', async () => {
    const engine = await aNetwork([]);
    for (const [at, name] of ['Aiken', 'Conway', 'Easley'].entries()) await known(engine, name, 30_000 - at * 5_000);
    await setExpansionSettings(engine, system, { maxDailyCities: 2 });
    await expand(engine);
    await expand(engine);
    expect(await runsOf(engine)).toHaveLength(2);
    expect((await roundsOf(engine)).at(-1)?.note).toContain("the day's 2 cities have been started");
    await expand(engine, { citySlug: 'easley-sc', startedBy: 'ada@marquee.example' });
    expect(await runsOf(engine)).toHaveLength(3);
    engine.clock.advance(DAY_MS);
    await expand(engine);
    expect(await runsOf(engine)).toHaveLength(4);
  });

  it('with a budget of zero a city still opens, because its sources are found without tokens; its yield says so [BEY-31]', async () => {
    const engine = await aNetwork(VENUES);
    const allocations = { autonomousGrowth: 0, sourceDiscovery: 0 };
    await updateBudget(engine, system, { totalDailyLimit: 0, allocations } as never);
    await engine.db.run(sql`INSERT OR REPLACE INTO listing_counts (scope, total) VALUES ('columbia-sc', 80)`);
    const [next] = await nextCities(engine);
    expect(next).toMatchObject({ id: 'sumter-sc', eventsPerThousandTokens: null });
    expect(next && inEnglish(next.reasoning)).toContain('coming events expected; 0 tokens are needed');
    await expand(engine);
    await anHourLater(engine);
    expect(await stateOf(engine, 'sumter-sc')).toMatchObject({ status: 'live' });
    expect(await runsOf(engine)).toMatchObject([{ tokens: 0 }]);
  });

  it('once tokens were used, the yield is stated for a thousand of them [BEY-31]', async () => {
    const engine = await aNetwork([]);
    await engine.db.run(sql`INSERT OR REPLACE INTO listing_counts (scope, total) VALUES ('columbia-sc', 80)`);
    await engine.db.run(sql`INSERT INTO expansion_runs (id, city_slug, state, stage, started_at, started_by, score, tokens, steps, next_look_at, deadline_at, ended_at)
      VALUES ('r', 'columbia-sc', 'SC', 'opened', 0, 'engine', 5, 4000, '[]', 0, 0, 1)`);
    const [next] = await nextCities(engine);
    expect(next?.expectedEvents).toBe(44);
    expect(next?.eventsPerThousandTokens).toBe(11);
    expect(next && inEnglish(next.reasoning)).toContain('11 for a thousand tokens');
  });
});

describe('candidates', () => {
  it('a city that is twice in the gazetteer is one candidate: the larger, which its name means everywhere', async () => {
    const engine = await aNetwork([]);
    await known(engine, 'Sumter', 5_288, SAME_NAME);
    expect((await nextCities(engine)).map(({ id }) => id)).toEqual(['sumter-sc']);
    await expand(engine);
    expect(await runsOf(engine)).toMatchObject([{ city_slug: 'sumter-sc' }]);
    expect(await nextCities(engine)).toEqual([]);
  });

  it('South Carolina comes first, then North Carolina, Georgia and Tennessee, then all others by score [EXPAND-12]', async () => {
    const engine = await aNetwork([]);
    for (const [name, state, population] of [
      ['Memphis', 'TN', 600_000],
      ['Atlanta', 'GA', 500_000],
      ['Chicago', 'IL', 2_700_000],
      ['Charlotte', 'NC', 800_000],
      ['Tiny', 'AL', 5_100],
    ] as const)
      await known(engine, name, population, { state });
    expect((await nextCities(engine)).map(({ state }) => state)).toEqual(['SC', 'NC', 'GA', 'TN', 'IL', 'AL']);
  });

  it('a city that is on its way is not started twice, and one that a person has hidden is left alone', async () => {
    const engine = await aNetwork([]);
    await known(engine, 'Aiken', 30_000, { isHidden: true });
    await expand(engine, { citySlug: 'sumter-sc' });
    await expand(engine, { citySlug: 'sumter-sc' });
    await expand(engine);
    expect(await runsOf(engine)).toHaveLength(1);
  });
});
