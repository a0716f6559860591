import { sweepLost } from '@marquee/domain/jobs';
import { type Handlers, runJob } from '@marquee/platform';
import {
  engineDeps,
  freshDatabase,
  MINUTE_MS,
  makeCity,
  makeJob,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { deliver, jobRow, messageFor, runRows } from '../support.ts';

const SOURCE = { id: 'source', citySlug: 'columbia-sc' };

let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
});

/** A scrape that lasts until it is let go. */
function slowScrape() {
  let letGo: () => void = () => {};
  let begin: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow: Handlers = {
    ...handlers,
    'source.scrape': async () => {
      begin();
      await gate;
      return { outcome: 'done', statements: [sql`UPDATE cities SET population = population + 1`] };
    },
  };
  return { slow, begun, letGo };
}

const people = async () => (await engine.db.all<{ n: number }>(sql`SELECT population AS n FROM cities`))[0]?.n;

describe('one thing is worked on by one job', () => {
  it('a second job of the same source waits without an attempt; one of another source does not', async () => {
    const first = await makeJob(engine, scrapeJob(SOURCE));
    const second = await makeJob(engine, { ...scrapeJob(SOURCE), subject: 'source:rest' });
    const other = await makeJob(engine, scrapeJob({ ...SOURCE, id: 'other' }));
    const { slow, begun, letGo } = slowScrape();
    const running = runJob(engine, slow, first);
    await begun;
    await runJob(engine, handlers, second);
    expect(await jobRow(engine, second)).toMatchObject({ state: 'pending', attempts: 0, waits: 1 });
    await runJob(engine, handlers, other);
    expect(await jobRow(engine, other)).toMatchObject({ state: 'done' });
    letGo();
    await running;
    engine.clock.advance(MINUTE_MS);
    await runJob(engine, handlers, second);
    expect(await jobRow(engine, second)).toMatchObject({ state: 'done' });
  });

  it('the lease is given back when the job fails', async () => {
    const first = await makeJob(engine, scrapeJob(SOURCE));
    const failing: Handlers = {
      ...handlers,
      'source.scrape': () => Promise.reject(new Error('it broke')),
    };
    await runJob(engine, failing, first);
    expect(await engine.db.all(sql`SELECT * FROM leases`)).toEqual([]);
  });
});

describe('a worker that was too slow', () => {
  it('keeps nothing of what it did once another has the job', async () => {
    const jobId = await makeJob(engine, scrapeJob(SOURCE));
    const before = (await people()) ?? 0;
    const { slow, begun, letGo } = slowScrape();
    const running = runJob(engine, slow, jobId);
    await begun;
    engine.clock.advance(5 * MINUTE_MS);
    expect(await sweepLost(engine)).toBe(1);
    const second = slowScrape();
    second.letGo();
    await runJob(engine, second.slow, jobId);
    expect(await people()).toBe(before + 1);
    letGo();
    await running;
    expect(await people()).toBe(before + 1);
    expect((await runRows(engine)).map((run) => run.outcome)).toEqual(['done']);
  });

  it('and fails then does not bring its message back, nor spoil what the other did', async () => {
    const jobId = await makeJob(engine, scrapeJob(SOURCE));
    const { slow, begun, letGo } = slowScrape();
    const failingLate: Handlers = {
      ...handlers,
      'source.scrape': async (...given) => {
        await slow['source.scrape'](...given);
        throw new Error('too late to matter');
      },
    };
    const delivery = deliver(engine, [messageFor(jobId)], { handlers: failingLate });
    await begun;
    engine.clock.advance(5 * MINUTE_MS);
    await sweepLost(engine);
    const second = slowScrape();
    second.letGo();
    await runJob(engine, second.slow, jobId);
    letGo();
    expect(await delivery).toEqual({ acknowledged: 1, again: [] });
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
  });
});
