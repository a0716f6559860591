import type { Trace } from '@marquee/contract';
import { runs } from '@marquee/db';
import { recordError } from '@marquee/domain/diagnostics';
import { enqueue } from '@marquee/domain/jobs';
import { quoted } from '@marquee/kernel';
import { type Handlers, runJob } from '@marquee/platform';
import { makeCity, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const traceOf = (id: string) => site.get<Trace>('getTrace', `/api/admin/traces/${id}`);
const jobsIn = () =>
  site.db.all<{ id: string; requestId: string }>(sql`SELECT id, request_id AS requestId FROM outbox ORDER BY id`);

/** A manual scrape of the city's sources, as an administrator asks for it; gives the id of its request. */
async function scrape(): Promise<string> {
  const asked = await site.rawPost('/api/admin/scraping/trigger', { city: 'Columbia', state: 'SC' });
  expect(asked.status).toBe(200);
  return asked.headers.get('x-request-id') ?? '';
}

/** Does a job as the queue consumer does; each of its attempts fails. */
const fail = async (jobId: string, attempts: number) => {
  const handlers = { 'source.scrape': () => Promise.reject(new Error('it broke')) } as unknown as Handlers;
  for (let n = 0; n < attempts; n += 1) {
    await site.db.run(sql`UPDATE outbox SET not_before = 0 WHERE id = ${jobId}`);
    await runJob(site.outside, handlers, jobId);
  }
};

describe('a trace', () => {
  it('shows everything one request left: the change, its jobs with attempts, errors and the dead letter [BEY-47]', async () => {
    const bad = await makeSource(site.db, { name: 'Bad Hall' });
    await makeSource(site.db, { name: 'Good Hall' });
    const requestId = await scrape();
    const jobs = await jobsIn();
    expect(jobs.map((job) => job.requestId)).toEqual([requestId, requestId]);
    const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM outbox WHERE payload->>'sourceId' = ${bad.id}`);
    await fail(row?.id ?? '', 5);
    const trace = await traceOf(requestId);
    expect(trace).toMatchObject({ requestId, startedBy: 'request', isCut: false });
    expect(trace.changes).toMatchObject([{ action: 'scrape.trigger', actor: { email: ADMIN.email }, requestId }]);
    expect(trace.jobs.find(({ about }) => about === 'Bad Hall')).toMatchObject({
      id: row?.id,
      kind: 'source.scrape',
      state: 'dead',
      attempts: 5,
      detail: 'it broke',
      durationMs: expect.any(Number),
    });
    expect(trace.jobs.find(({ about }) => about === 'Good Hall')).toMatchObject({ attempts: 0, durationMs: null });
    expect(trace.errors).toHaveLength(5);
    expect(trace.errors[4]).toMatchObject({ component: 'job source.scrape', severity: 'high', jobId: row?.id });
    expect(trace.deadLetters).toMatchObject([{ jobId: row?.id, reason: 'it broke', requestId }]);
  });

  it('of a failed request shows what was called, and another occurrence of the same error has its own [BEY-47]', async () => {
    await site.db.$client.exec('DROP TABLE listing');
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await site.guest.refused('/api/events')).requestId);
    for (const id of ids) {
      const { errors, startedBy } = await traceOf(id);
      expect(startedBy).toBe('request');
      expect(errors).toMatchObject([{ component: 'api', call: 'GET /api/events', severity: 'high', jobId: null }]);
    }
  });

  it.each<[what: string, path: string, body: unknown, says: RegExp]>([
    [
      'during the emergency shutdown',
      '/api/admin/scraping/trigger',
      { city: 'Columbia', state: 'SC' },
      /emergency shutdown is active/,
    ],
    [
      'that the always-on engine does not start in a shutdown',
      '/api/admin/always-on/start',
      {},
      /cannot be started now/,
    ],
    ['of an unknown city', '/api/admin/scraping/trigger', { city: 'Nowhere', state: 'SC' }, /Nowhere/],
    ['of a field', '/api/admin/schedule/toggle', { enabled: true }, /system must be one of/],
    ['of a source that is gone', '/api/admin/scraping/sources/nosuch/read', {}, /does not exist|There is no/],
    [
      'of a look',
      '/api/admin/scraping/look-at-source',
      { url: 'https://a.example/?token=abcdefgh', city: 'Nowhere', state: 'SC' },
      /Nowhere/,
    ],
    ['of a shutdown without a reason', '/api/admin/system-controls/emergency-shutdown', { reason: ' ' }, /reason/],
    ['of a dead letter', '/api/admin/dead-letters/none/retry', {}, /./],
    ['of an error', '/api/admin/error-diagnostics/none/resolve', {}, /./],
    ['of a refund', '/api/admin/payments/none/refund', { reason: 'x' }, /./],
  ])('of a refused request shows what was asked and why not: %s', async (_, path, body, says) => {
    await site.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('emergencyShutdown', 1, 0, 'test')`,
    );
    const { requestId, detail } = await site.refusedPost(path, body);
    expect(detail).toMatch(says);
    const { errors } = await traceOf(requestId);
    expect(errors).toMatchObject([{ isRefusal: true, call: `POST ${path}`, message: detail, severity: 'low' }]);
    // It is no error of ours.
    expect(await site.db.all(sql`SELECT id FROM error_groups`)).toEqual([]);
  });

  it('of what a guest was refused has nothing, so that nobody can fill our tables', async () => {
    const { requestId } = await site.guest.refused('/api/admin/dashboard');
    expect((await traceOf(requestId)).errors).toEqual([]);
    expect(await site.db.all(sql`SELECT slot FROM error_occurrences`)).toEqual([]);
  });

  it('is found by the id of a job too, and tells of jobs whose row is forgotten', async () => {
    await makeSource(site.db);
    const requestId = await scrape();
    const [job] = await jobsIn();
    await fail(job?.id ?? '', 1);
    expect((await traceOf(job?.id ?? '')).requestId).toBe(requestId);
    await site.db.run(sql`DELETE FROM outbox`);
    expect((await traceOf(requestId)).jobs).toMatchObject([{ id: job?.id, state: 'done', attempts: 1, addedAt: null }]);
  });

  it('of a job that nobody asked for is its own', async () => {
    const jobId = await makeJob(site, scrapeJob(await makeSource(site.db)));
    await fail(jobId, 5);
    const trace = await traceOf(jobId);
    expect(trace).toMatchObject({ requestId: jobId, startedBy: 'job', jobs: [{ id: jobId, state: 'dead' }] });
    expect(trace.errors).toHaveLength(5);
    expect(trace.deadLetters).toHaveLength(1);
  });

  it('shows no secret, at most 100 of each, and says that there is more', async () => {
    const requestId = 'many-things-01';
    const now = site.clock.now();
    const given = { ...site, requestId };
    for (let n = 0; n < 120; n += 1) {
      await site.db.run(
        enqueue(given, [
          { kind: 'mail.send', payload: { letterId: `l${n}` }, subject: `l${n}`, citySlug: null },
        ])[0] as never,
      );
    }
    await site.db.insert(runs).values({
      id: 'r',
      jobId: 'gone',
      requestId,
      kind: 'mail.send',
      startedAt: now,
      finishedAt: now,
      outcome: 'retry',
      detail: quoted('sent to bob@example.com with token=abcdefgh'),
      counts: {},
      findings: [],
    });
    const error = new Error('refused sk-verysecretkey123');
    await recordError(site, {
      component: 'api',
      mishap: 'request',
      error,
      reference: requestId,
      call: 'GET /x?token=abcdefgh',
    });
    const trace = await traceOf(requestId);
    expect(trace.jobs).toHaveLength(100);
    expect(trace.isCut).toBe(true);
    const text = JSON.stringify([trace, await site.get('getTrace', '/api/admin/traces/gone-job-01')]);
    for (const secret of ['bob@', 'abcdefgh', 'verysecretkey']) expect(text).not.toContain(secret);
  });

  it('keeps the latest 100 occurrences of a kind of error, however many there are', async () => {
    for (let n = 0; n < 130; n += 1) {
      const reference = `request-${String(n).padStart(4, '0')}`;
      await recordError(site, { component: 'api', mishap: 'request', error: new Error('again'), reference });
    }
    const [kept] = await site.db.all<{ n: number }>(sql`SELECT count(*) AS n FROM error_occurrences`);
    expect(kept?.n).toBe(100);
    expect((await traceOf('request-0129')).errors).toHaveLength(1);
    expect((await traceOf('request-0030')).errors).toHaveLength(1);
    expect((await traceOf('request-0029')).errors).toHaveLength(0);
  });

  it('of nothing is empty; what is no reference is refused with a sentence; visitors see none', async () => {
    expect(await traceOf('never-seen-0001')).toMatchObject({ jobs: [], errors: [], deadLetters: [], changes: [] });
    for (const odd of ['short', 'a'.repeat(65), encodeURIComponent("x' OR 1=1 --"), '%3Cscript%3E'])
      expect(await site.refusedGet(`/api/admin/traces/${odd}`)).toMatchObject({
        status: 400,
        detail: expect.stringContaining('8 to 64'),
      });
    expect(await site.guest.refused('/api/admin/traces/never-seen-0001')).toMatchObject({ status: 401 });
  });

  it('reads a few rows of indexes among a hundred thousand', async () => {
    await site.db.run(sql`INSERT INTO runs (id, job_id, request_id, kind, started_at, finished_at, outcome, counts, findings)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      SELECT 'r' || i, 'j' || i, 'other-' || (i / 50), 'mail.send', i, i, 'done', '{}', '[]' FROM n`);
    for (const table of ['outbox', 'runs', 'dead_letters', 'audit_log', 'error_occurrences']) {
      const plan = await site.db.all<{ detail: string }>(
        sql.raw(`EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE request_id = 'x'`),
      );
      expect(plan[0]?.detail, table).toMatch(/^SEARCH .* USING (?:COVERING )?INDEX/);
    }
    expect((await traceOf('other-500')).jobs).toHaveLength(50);
  });
});
