import { atomically } from '@marquee/db';
import { dispatchDue, enqueue, sweepLost } from '@marquee/domain/jobs';
import {
  DAY_MS,
  engineDeps,
  freshDatabase,
  HOUR_MS,
  MINUTE_MS,
  makeJob,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, jobRow, messageFor, runUntilQuiet } from '../support.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
});

const scrapeOf = (id: string, notBefore?: number) => ({
  ...scrapeJob({ id, citySlug: 'columbia-sc' }),
  ...(notBefore === undefined ? {} : { notBefore }),
});
const checkOf = (id: string, notBefore?: number) => ({
  kind: 'event.revalidate' as const,
  payload: { eventId: id },
  subject: id,
  citySlug: null,
  ...(notBefore === undefined ? {} : { notBefore }),
});
const openJobs = async () =>
  (
    await engine.db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM outbox WHERE state IN ('pending', 'sent', 'running')`,
    )
  )[0]?.n;

describe('telling the queue', () => {
  it('sends what is due now, and what is due within a minute with the delay that is left', async () => {
    const now = engine.clock.now();
    const due = await makeJob(engine, checkOf('due'));
    const soon = await makeJob(engine, checkOf('soon', now + 20_000));
    const later = await makeJob(engine, checkOf('later', now + HOUR_MS));
    expect(await dispatchDue(engine)).toBe(2);
    expect(engine.queue.sent).toEqual([
      { jobId: due, kind: 'event.revalidate', dueAt: now },
      { jobId: soon, kind: 'event.revalidate', dueAt: now + 20_000 },
    ]);
    expect(await jobRow(engine, later)).toMatchObject({ state: 'pending' });
    expect(await dispatchDue(engine)).toBe(0);
  });

  it('marks as sent only what the queue took', async () => {
    const jobId = await makeJob(engine, scrapeOf('a'));
    engine.queue.down = true;
    await expect(dispatchDue(engine)).rejects.toThrow('out of reach');
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'pending' });
    engine.queue.down = false;
    expect(await dispatchDue(engine)).toBe(1);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'sent' });
  });

  it('takes a hundred at a time and leaves none behind', async () => {
    await atomically(
      engine.db,
      enqueue(
        engine,
        Array.from({ length: 230 }, (_, i) => checkOf(`s${i}`)),
      ),
    );
    const sent: number[] = [];
    for (let count = await dispatchDue(engine); count > 0; count = await dispatchDue(engine)) sent.push(count);
    expect(sent).toEqual([100, 100, 30]);
    expect(new Set(engine.queue.sent.map((message) => message.jobId)).size).toBe(230);
  });

  it('sends as many reads as have a free slot, and nothing else waits behind the others [SCHED-05]', async () => {
    for (let i = 0; i < 120; i += 1) await makeJob(engine, scrapeOf(`s${i}`));
    const check = await makeJob(engine, checkOf('late'));
    expect(await dispatchDue(engine)).toBe(4);
    expect(engine.queue.sent.map(({ jobId }) => jobId)).toContain(check);
    expect(await dispatchDue(engine)).toBe(0);
    const [first] = engine.queue.sent.filter(({ kind }) => kind === 'source.scrape');
    await engine.db.run(sql`UPDATE outbox SET state = 'done' WHERE id = ${first?.jobId ?? ''}`);
    expect(await dispatchDue(engine)).toBe(1);
  });
});

describe('one open job for one thing', () => {
  it('a second is not added while the first is pending, sent or running, and is once it is done', async () => {
    const first = await makeJob(engine, scrapeOf('a'));
    for (const state of ['pending', 'sent', 'running']) {
      await engine.db.run(
        sql`UPDATE outbox SET state = ${state}, lease_until = ${engine.clock.now() + HOUR_MS} WHERE id = ${first}`,
      );
      await makeJob(engine, scrapeOf('a'));
      expect(await openJobs()).toBe(1);
    }
    await engine.db.run(sql`UPDATE outbox SET state = 'done' WHERE id = ${first}`);
    expect(await makeJob(engine, scrapeOf('a'))).not.toBe(first);
    expect(await openJobs()).toBe(1);
  });
});

describe('the sweeper', () => {
  it('sends a message again that the queue lost, but not one that is only young or not due', async () => {
    const now = engine.clock.now();
    await makeJob(engine, scrapeOf('lost'));
    await makeJob(engine, checkOf('delayed', now + MINUTE_MS));
    await dispatchDue(engine);
    engine.queue.sent.length = 0;
    engine.clock.advance(MINUTE_MS);
    expect(await sweepLost(engine)).toBe(0);
    engine.clock.advance(MINUTE_MS + 1);
    expect(await sweepLost(engine)).toBe(1);
    expect(await dispatchDue(engine)).toBe(1);
    expect(engine.queue.sent.map((message) => message.kind)).toEqual(['source.scrape']);
  });

  it('brings back a job whose worker died, after its lease', async () => {
    const jobId = await makeJob(engine, scrapeOf('gone'));
    await engine.db.run(
      sql`UPDATE outbox SET state = 'running', lease_token = 'dead', lease_until = ${engine.clock.now() + MINUTE_MS} WHERE id = ${jobId}`,
    );
    expect(await sweepLost(engine)).toBe(0);
    await deliver(engine, [messageFor(jobId)]);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'running', attempts: 0 });
    engine.clock.advance(MINUTE_MS + 1);
    expect(await sweepLost(engine)).toBe(1);
    await runUntilQuiet(engine);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
  });

  it('touches nothing that is done or dead', async () => {
    const jobId = await makeJob(engine, scrapeOf('a'));
    for (const state of ['done', 'dead']) {
      await engine.db.run(sql`UPDATE outbox SET state = ${state}, sent_at = 0, lease_until = 0 WHERE id = ${jobId}`);
      engine.clock.advance(DAY_MS);
      expect(await sweepLost(engine)).toBe(0);
    }
  });
});
