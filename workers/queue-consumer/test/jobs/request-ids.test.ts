import { enqueue } from '@marquee/domain/jobs';
import { messageOf } from '@marquee/kernel';
import type { Handlers } from '@marquee/platform';
import { traceIds } from '@marquee/platform/trace';
import {
  engineDeps,
  freshDatabase,
  inWords,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.ts';
import { deliver, messageFor, runUntilQuiet } from '../support.ts';

let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
});

/** A job that a request asked for. */
const asked = async (requestId: string) => makeJob({ ...engine, requestId }, scrapeJob(await makeSource(engine.db)));
const column = async (table: string) =>
  (await engine.db.all<{ id: string | null }>(sql.raw(`SELECT request_id AS id FROM ${table} ORDER BY rowid`))).map(
    ({ id }) => id,
  );

/** Each of so many waits until all of them are there, again and again. */
function meetings(size: number): () => Promise<void> {
  let come = 0;
  let { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    const together = promise;
    come += 1;
    if (come % size === 0) {
      resolve();
      ({ promise, resolve } = Promise.withResolvers<void>());
    }
    return together;
  };
}

describe('the id of a request', () => {
  it('goes on to the jobs that a job adds, and to theirs, into every run record [BEY-47]', async () => {
    const jobId = await asked('request-0001');
    const adds: Handlers = {
      ...handlers,
      'source.scrape': (deps) => {
        const letter = { kind: 'mail.send', payload: { letterId: 'l1' }, subject: 'l1', citySlug: null } as const;
        return Promise.resolve({ outcome: 'done', statements: enqueue(deps, [letter]) });
      },
      'mail.send': (deps) => {
        const sweep = { kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null } as const;
        return Promise.resolve({ outcome: 'done', statements: enqueue(deps, [sweep]) });
      },
    };
    await deliver(engine, [messageFor(jobId)], { handlers: adds });
    await runUntilQuiet(engine, 60_000, adds);
    expect(await column('outbox')).toEqual(['request-0001', 'request-0001', 'request-0001']);
    expect(await column('runs')).toEqual(['request-0001', 'request-0001', 'request-0001']);
  });

  it('is each job’s own while a batch is done at once: no line and no call of another Worker carries another’s [BEY-47]', async () => {
    const ids = ['request-0001', 'request-0002', 'request-0003'];
    const jobs = await Promise.all(ids.map(asked));
    const seen = new Map<string | undefined, string | undefined>();
    const together = meetings(ids.length);
    const slow: Handlers = {
      ...handlers,
      'source.scrape': async (deps, _payload, job) => {
        for (let n = 0; n < 5; n += 1) {
          await together();
          const { requestId, jobId } = traceIds();
          expect([requestId, jobId]).toEqual([job.requestId, job.id]);
          expect(deps.requestId).toBe(job.requestId);
        }
        seen.set(traceIds().requestId, traceIds().kind);
        return { outcome: 'done' };
      },
    };
    await deliver(
      engine,
      jobs.map((id) => messageFor(id)),
      { handlers: slow },
    );
    expect(seen).toEqual(new Map(ids.map((id) => [id, 'source.scrape'])));
    expect(traceIds()).toEqual({});
  });

  it('is in the dead letter and the errors of a job that failed on every attempt, and a page of a megabyte is cut there', async () => {
    await asked('request-0001');
    const page = `<!doctype html><body><h1>502 Bad Gateway</h1>${'<p>x</p>'.repeat(130_000)}`;
    const failing: Handlers = { ...handlers, 'source.scrape': () => Promise.reject(new Error(page)) };
    await runUntilQuiet(engine, 24 * 60 * 60_000, failing);
    expect(await column('dead_letters')).toEqual(['request-0001']);
    const stored = await engine.db.all<{ reason: string; message: string }>(
      sql`SELECT reason, (SELECT message FROM error_groups) AS message FROM dead_letters`,
    );
    expect(inWords(stored[0]?.reason)).toMatch(/^502 Bad Gateway x x/);
    expect(stored[0]?.reason.length).toBeLessThan(2_100);
    expect(stored[0]?.message).toMatch(/^502 Bad Gateway x x/);
    expect(stored[0]?.message.length).toBeLessThanOrEqual(500);
    expect(messageOf(new Error(page)).length).toBeGreaterThan(1_000_000);
    const [occurrences] = await engine.db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM error_occurrences WHERE request_id = 'request-0001'`,
    );
    expect(occurrences?.n).toBe(5);
  });

  it('of a message that the queue gave up on is that of its job', async () => {
    const jobId = await asked('request-0001');
    await engine.db.run(sql`UPDATE outbox SET state = 'done' WHERE id = ${jobId}`);
    const { keepDeadLetters } = await import('../../src/consume.ts');
    const { batchOf } = await import('../support.ts');
    await keepDeadLetters(engine, batchOf([messageFor(jobId), { odd: 1 }]));
    expect(await column('dead_letters')).toEqual(['request-0001', null]);
  });
});
