import { openDatabase } from '@marquee/db';
import { MAX_ATTEMPTS, MAX_INTERRUPTIONS, sweepLost } from '@marquee/domain/jobs';
import { GiveUp, RetryLater, WaitTurn } from '@marquee/kernel';
import { type Handlers, runJob } from '@marquee/platform';
import {
  DAY_MS,
  dyingDatabase,
  engineDeps,
  freshDatabase,
  HOUR_MS,
  MINUTE_MS,
  makeJob,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { deliver, jobRow, messageFor, runRows, runUntilQuiet } from '../support.ts';

let engine: TestEngine;
let jobId: string;

beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  jobId = await makeJob(engine, {
    kind: 'event.revalidate',
    payload: { eventId: 'e1' },
    subject: 'e1',
    citySlug: null,
  });
});

/** The real handlers, but for a revalidation that does this. */
const whose = (work: () => unknown): Handlers => ({
  ...handlers,
  'event.revalidate': async () => {
    await work();
    return { outcome: 'done' };
  },
});

const failing = (error: Error) =>
  whose(() => {
    throw error;
  });

describe('a job that fails', () => {
  it('is tried again later and later, and after its attempts goes to the dead letters with the reason', async () => {
    const delays: number[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const before = engine.clock.now();
      await runJob(engine, failing(new Error('it broke')), jobId);
      const row = await jobRow(engine, jobId);
      expect(row).toMatchObject({
        attempts: attempt,
        last_error: 'it broke',
        state: attempt < MAX_ATTEMPTS ? 'pending' : 'dead',
      });
      if (row.state === 'pending') delays.push(row.not_before - before);
      engine.clock.advance(Math.max(0, row.not_before - before));
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = delays;
    for (const [delay, longest] of [
      [first, 15_000],
      [second, 30_000],
      [third, 60_000],
      [fourth, 120_000],
    ] as const) {
      expect(delay).toBeGreaterThanOrEqual(longest / 2);
      expect(delay).toBeLessThanOrEqual(longest);
    }
    expect((await worldOf(engine.db)).letters).toEqual([
      { kind: 'event.revalidate', body: '{"eventId":"e1"}', reason: 'it broke' },
    ]);
    expect((await runRows(engine)).map((run) => run.outcome)).toEqual(['retry', 'retry', 'retry', 'retry', 'dead']);
    expect(await runUntilQuiet(engine, DAY_MS)).toBe(0);
  });

  it('waits as long as it was told to, when that is longer', async () => {
    await runJob(engine, failing(new RetryLater('busy', HOUR_MS)), jobId);
    expect((await jobRow(engine, jobId)).not_before).toBe(engine.clock.now() + HOUR_MS);
  });

  it('that can never succeed is not tried again', async () => {
    await runJob(engine, failing(new GiveUp('no such thing')), jobId);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'dead', attempts: 1 });
    expect((await worldOf(engine.db)).letters).toHaveLength(1);
  });

  it('whose payload is malformed is not tried at all, and the reason names the field', async () => {
    const bad = await makeJob(engine, {
      kind: 'image.fetch',
      payload: { eventId: 'e1', url: 'ftp://x' },
      subject: 'e1',
      citySlug: null,
    });
    await runJob(engine, handlers, bad);
    expect(await jobRow(engine, bad)).toMatchObject({ state: 'dead', last_error: expect.stringContaining('url') });
  });

  it('lets the others of its batch proceed', async () => {
    const other = await makeJob(engine, { kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null });
    const result = await deliver(
      engine,
      [messageFor(jobId, 'event.revalidate'), messageFor(other, 'maintenance.expire')],
      {
        handlers: failing(new Error('it broke')),
      },
    );
    expect(result).toEqual({ acknowledged: 2, again: [] });
    expect(await jobRow(engine, other)).toMatchObject({ state: 'done' });
  });
});

describe('a job that waits for its turn', () => {
  it('uses no attempt and leaves no run record', async () => {
    for (let i = 0; i < 20; i += 1) {
      await runJob(engine, failing(new WaitTurn('not yet', MINUTE_MS)), jobId);
      const row = await jobRow(engine, jobId);
      expect(row).toMatchObject({
        state: 'pending',
        attempts: 0,
        waits: i + 1,
        not_before: engine.clock.now() + MINUTE_MS,
      });
      engine.clock.advance(MINUTE_MS);
    }
    await runJob(
      engine,
      whose(() => {}),
      jobId,
    );
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done', attempts: 1 });
    expect((await runRows(engine)).map((run) => run.outcome)).toEqual(['done']);
  });
});

describe('a job whose worker is killed', () => {
  it('has not failed: being killed costs no attempt, and a run that ends clears the count', async () => {
    const kill = async () => {
      const life = dyingDatabase(engine.db.$client);
      const killed = whose(() => life.kill());
      await runJob({ ...engine, db: openDatabase(life.database) }, killed, jobId).catch(() => {});
      engine.clock.advance(10 * MINUTE_MS);
      await sweepLost(engine);
    };
    for (let i = 0; i < MAX_INTERRUPTIONS - 1; i += 1) await kill();
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'pending', attempts: 0 });
    await runJob(engine, failing(new WaitTurn('not yet', MINUTE_MS)), jobId);
    engine.clock.advance(MINUTE_MS);
    for (let i = 0; i < MAX_INTERRUPTIONS - 1; i += 1) await kill();
    await runJob(
      engine,
      whose(() => {}),
      jobId,
    );
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done', attempts: 1 });
    expect((await worldOf(engine.db)).letters).toEqual([]);
  });
});

describe('a job that kills its worker every time', () => {
  it('reaches the dead letters too, and does not come back forever', async () => {
    let starts = 0;
    for (let i = 0; i < 20; i += 1) {
      const life = dyingDatabase(engine.db.$client);
      const killer = whose(() => {
        starts += 1;
        life.kill();
      });
      await runJob({ ...engine, db: openDatabase(life.database) }, killer, jobId).catch(() => {});
      engine.clock.advance(10 * MINUTE_MS);
      await sweepLost(engine);
    }
    expect(starts).toBe(MAX_INTERRUPTIONS);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'dead' });
    expect((await worldOf(engine.db)).letters).toMatchObject([{ reason: expect.stringMatching(/worker/) }]);
  });
});
