import { EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { controls, overrides } from '@marquee/db';
import { jsonLdPage } from '@marquee/testkit';
import {
  engineDeps,
  freshDatabase,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, jobRow, messageFor, runRows } from '../support.ts';

const PAGE = 'https://hall.example.org/events';

let engine: TestEngine;
let jobId: string;
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db, { [PAGE]: jsonLdPage([{ title: 'Folk Evening', start: '2026-10-10T19:30' }]) });
  await makeCity(db);
  jobId = await makeJob(engine, scrapeJob(await makeSource(db, { url: PAGE })));
});

const stamp = { changedAt: 0, changedBy: 'admin' };
const turn = (name: string, enabled: boolean) => engine.db.insert(controls).values({ name, enabled, ...stamp });
const override = (scope: string, enabled: boolean) =>
  engine.db.insert(overrides).values({ scope, control: 'eventScraping', enabled, ...stamp });

/** Whether the engine asked the web at all, and what the run record says. */
async function scrape() {
  await deliver(engine, [messageFor(jobId)]);
  const [run] = await runRows(engine);
  return { read: engine.web.log.length > 0, outcome: run?.outcome, because: run?.detail };
}

describe('switches', () => {
  it('are on unless somebody turned them off', async () => {
    expect(await scrape()).toMatchObject({ read: true, outcome: 'done' });
    expect((await worldOf(engine.db)).events).toHaveLength(1);
  });

  it('off: nothing is asked of the web, and the record says why', async () => {
    await turn('eventScraping', false);
    expect(await scrape()).toEqual({ read: false, outcome: 'skipped', because: 'Event Scraping is switched off.' });
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
  });

  it('another switch does not matter', async () => {
    await turn('imageGeneration', false);
    expect(await scrape()).toMatchObject({ read: true });
  });

  it('the emergency shutdown stops everything, whatever else says on', async () => {
    await turn(EMERGENCY_SHUTDOWN, true);
    await turn('eventScraping', true);
    await override('columbia-sc', true);
    expect(await scrape()).toEqual({ read: false, outcome: 'skipped', because: 'The emergency shutdown is active.' });
    const upkeep = await makeJob(engine, { kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null });
    await deliver(engine, [messageFor(upkeep, 'maintenance.expire')]);
    expect((await runRows(engine)).map((run) => run.outcome)).toEqual(['skipped', 'skipped']);
  });

  it('a shutdown that is over stops nothing', async () => {
    await turn(EMERGENCY_SHUTDOWN, false);
    expect(await scrape()).toMatchObject({ read: true });
  });

  it.each([
    { city: false, state: true, global: true, read: false },
    { city: true, state: false, global: false, read: true },
    { city: null, state: false, global: true, read: false },
    { city: null, state: true, global: false, read: true },
    { city: null, state: null, global: false, read: false },
  ])(
    'the city decides before the state, the state before the switch: $city, $state, $global',
    async ({ city, state, global, read }) => {
      await turn('eventScraping', global);
      if (state !== null) await override('SC', state);
      if (city !== null) await override('columbia-sc', city);
      await override('charleston-sc', !read);
      await override('GA', !read);
      const result = await scrape();
      expect(result.read).toBe(read);
      if (!read) expect(result.because).toMatch(/switched off/);
    },
  );
});
