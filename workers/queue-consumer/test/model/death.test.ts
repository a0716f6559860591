import { openDatabase } from '@marquee/db';
import { RESERVATION_MS, tokenBudget } from '@marquee/domain/budget';
import { sweepLost } from '@marquee/domain/jobs';
import { runJob } from '@marquee/platform';
import { derivedFaults, dyingDatabase, MINUTE_MS, makeJob, scrapeJob } from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { listed } from '../engine/reading.ts';
import { runUntilQuiet } from '../support.ts';
import { aProseVenue } from './prose.ts';

async function aScrape() {
  const venue = await aProseVenue();
  return { ...venue, jobId: await makeJob(venue.engine, scrapeJob(venue.source)) };
}

async function callsOfACleanRun(): Promise<number> {
  const { engine, jobId } = await aScrape();
  const life = dyingDatabase(engine.db.$client);
  await runJob({ ...engine, db: openDatabase(life.database) }, handlers, jobId);
  return life.calls;
}

describe('a process that is killed while it asks the model', () => {
  // What is stored when a process dies after a call is what is stored when it dies before the next one; every third shows it.
  it.each([
    ['before', 1],
    ['after', 3],
  ] as const)(
    'wherever it dies (%s a call): the events come, no tokens stay held, and at most one answer is paid twice',
    async (when, step) => {
      const calls = await callsOfACleanRun();
      for (let at = 1; at <= calls; at += step) {
        const { engine, model, jobId } = await aScrape();
        const life = dyingDatabase(engine.db.$client, at, when);
        await runJob({ ...engine, db: openDatabase(life.database) }, handlers, jobId).catch(() => undefined);
        engine.queue.sent.length = 0;
        engine.clock.advance(4 * MINUTE_MS);
        await sweepLost(engine);
        await runUntilQuiet(engine);
        expect([at, (await listed(engine)).map(({ title }) => title)]).toEqual([at, ['Folk Club', 'Quiz']]);
        expect(await derivedFaults(engine.db)).toEqual([]);
        expect([at, model.asked.length <= 2]).toEqual([at, true]);
        engine.clock.advance(RESERVATION_MS);
        const { usage } = await tokenBudget(engine);
        expect([at, usage.reservedTokens, usage.totalTokens]).toEqual([at, 0, 1_000]);
      }
    },
  );
});
