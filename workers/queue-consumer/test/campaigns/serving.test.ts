import { adBoards } from '@marquee/db';
import { DAY_MS, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { adsTurn, anActive, anEngine, deliver, report, served, until } from './running.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = await anEngine();
});

describe('pacing', () => {
  it('rests a campaign that is ahead of the day, and serves it again later [BEY-25]', async () => {
    const id = await anActive(engine);
    // $10 a day: at noon about half of it and a little more may be spent.
    await engine.db.run(sql`UPDATE ads SET spent_cents = 700 WHERE campaign_id = ${id}`);
    await engine.db.run(sql`INSERT INTO ad_days (campaign_id, day, spent_cents) VALUES (${id}, '2026-10-02', 700)`);
    const refresh = async () => {
      await adsTurn(engine);
      return (await served(engine)).length;
    };
    expect(await refresh()).toBe(0);
    expect(await engine.db.select().from(adBoards)).toEqual([]);
    until(engine, '2026-10-02T22:00:00Z');
    expect(await refresh()).toBe(1);
  });
});

describe('what is kept of visitors', () => {
  it('is forgotten after two days; floods are told to administrators [REL-25]', async () => {
    const id = await anActive(engine);
    const visitor = 'v'.repeat(32);
    for (let n = 0; n < 4; n += 1)
      await deliver(
        engine,
        Array.from({ length: 60 }, () => report(engine, id, { visitor })),
      );
    await adsTurn(engine);
    const [error] = await engine.db.all(sql`SELECT component, message FROM error_groups`);
    expect(error).toMatchObject({ component: 'ads' });
    engine.clock.advance(2 * DAY_MS + 1);
    await adsTurn(engine);
    expect(await engine.db.all(sql`SELECT 1 FROM ad_events`)).toEqual([]);
  });
});
