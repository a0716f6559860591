import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { DeadLetterRecord, DiagnosedError } from '@marquee/contract';
import { deadLetters } from '@marquee/db';
import { recordError } from '@marquee/domain/diagnostics';
import { claim, settle } from '@marquee/domain/jobs';
import { quoted } from '@marquee/kernel';
import { DAY_MS, HOUR_MS, MINUTE_MS, makeCity, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

interface Diagnostics {
  stats: { critical: number; high: number; total: number; unresolved: number };
  errors: DiagnosedError[];
  deadLetters: number;
}
const diagnostics = () => site.get<Diagnostics>('getErrorDiagnostics', '/api/admin/error-diagnostics');
const happens = (message: string, given: Partial<Parameters<typeof recordError>[1]> = {}) =>
  recordError(site, { component: 'api', mishap: 'request', error: new Error(message), reference: 'r', ...given });

describe('errors', () => {
  it('of nothing are none', async () => {
    expect(await diagnostics()).toEqual({
      stats: { critical: 0, high: 0, total: 0, unresolved: 0 },
      errors: [],
      deadLetters: 0,
    });
  });

  it('of one kind are one entry that counts, with component, severity, first and last time and stack [CALL-157, ENT-068]', async () => {
    await happens('No row 17 for "Grange Hall"');
    site.clock.advance(MINUTE_MS);
    await happens('No row 99 for "Old Depot"', { reference: 'request-2' });
    await happens('The tick broke', { component: 'cron', mishap: 'cron' });
    await happens('The host is busy', { component: 'job source.scrape', mishap: 'job-delayed' });
    const { stats, errors } = await diagnostics();
    expect(stats).toEqual({ critical: 1, high: 1, total: 3, unresolved: 3 });
    expect(errors.find((error) => error.component === 'api')).toEqual({
      id: expect.any(String),
      component: 'api',
      message: 'No row 99 for "Old Depot"',
      severity: 'high',
      timestamp: '2026-10-01T12:00:00.000Z',
      occurrenceCount: 2,
      stack: expect.stringMatching(/^Error\n\s+at /),
      lastOccurrence: '2026-10-01T12:01:00.000Z',
      lastReference: 'request-2',
      resolvedAt: null,
      resolvedBy: null,
    });
  });

  it('that a request meets are recorded with its id, and the visitor is told no more than a number', async () => {
    await makeCity(site.db);
    await site.db.$client.exec('DROP TABLE listing');
    const answer = await site.guest.refused('/api/events');
    const { errors } = await diagnostics();
    expect(errors).toMatchObject([{ component: 'api', severity: 'high', lastReference: answer.requestId }]);
    expect(errors[0]?.message).toMatch(/listing/);
  });

  it('that still come back are all told, however many more often ones were dealt with [DIAG-02]', async () => {
    for (let kind = 0; kind < 16; kind += 1) {
      const message = `Trouble ${'x'.repeat(kind + 1)}`;
      for (let time = 0; time < (kind < 11 ? 3 : 2); time += 1) await happens(message);
    }
    for (let kind = 0; kind < 60; kind += 1) await happens('Newer', { component: `job ${kind}` });
    const often = await site.db.all<{ id: string }>(sql`SELECT id FROM error_groups WHERE count = 3`);
    for (const { id } of often) await site.post('resolveError', `/api/admin/error-diagnostics/${id}/resolve`);
    const { errors } = await diagnostics();
    const recurring = errors.filter(({ occurrenceCount, resolvedAt }) => occurrenceCount > 1 && resolvedAt === null);
    expect(recurring).toHaveLength(5);
    for (const error of recurring)
      expect(error).toMatchObject({ component: 'api', stack: expect.stringMatching(/\n\s+at /) });
  });

  it('of a database in trouble are one entry, whatever reference it gives and whichever statement met it', async () => {
    for (const [reference, query] of [
      ['4fk2j1hq0o7b', 'select 1'],
      ['0o5pg8h1qr0v', 'insert into runs values (?)'],
      ['qmnbvcxzlkjh', 'update outbox set state = ?'],
    ]) {
      const cause = new Error(`D1_ERROR: internal error; reference = ${reference}`);
      await happens('', { error: new Error(`Failed query: ${query}\nparams: 1`, { cause }) });
    }
    expect((await diagnostics()).errors).toMatchObject([{ occurrenceCount: 3 }]);
  });

  it('dealt with are resolved once, with an audit row, and open again when they come back', async () => {
    await happens('It broke');
    const [error] = (await diagnostics()).errors;
    const path = `/api/admin/error-diagnostics/${error?.id}/resolve`;
    const resolved = await site.post<DiagnosedError>('resolveError', path);
    expect(resolved).toMatchObject({ resolvedBy: ADMIN.email, resolvedAt: '2026-10-01T12:00:00.000Z' });
    expect(await site.post('resolveError', path)).toEqual(resolved);
    expect((await diagnostics()).stats).toEqual({ critical: 0, high: 0, total: 1, unresolved: 0 });
    expect(await auditRows(site)).toMatchObject([
      { action: 'error.resolve', before: { isResolved: false }, after: { isResolved: true }, actor_id: ADMIN.id },
    ]);
    await happens('It broke');
    expect((await diagnostics()).errors).toMatchObject([{ occurrenceCount: 2, resolvedAt: null, resolvedBy: null }]);
    expect(await site.refusedPost('/api/admin/error-diagnostics/none/resolve', {})).toMatchObject({ status: 404 });
  });

  it('keep the critical and the recurring in sight when many newer ones come', async () => {
    await happens('The tick broke', { component: 'cron', mishap: 'cron' });
    for (let i = 0; i < 3; i += 1) await happens('Again and again');
    site.clock.advance(HOUR_MS);
    for (let i = 0; i < 60; i += 1) await happens(`Kind ${'x'.repeat(i)}`, { mishap: 'job-failed' });
    const messages = (await diagnostics()).errors.map((error) => error.message);
    expect(messages.length).toBeLessThan(70);
    expect(messages.slice(-2).toSorted()).toEqual(['Again and again', 'The tick broke']);
  });
});

interface Letters {
  items: DeadLetterRecord[];
  nextCursor: string | null;
}
const letters = (query = '') => site.get<Letters>('listDeadLetters', `/api/admin/dead-letters${query}`);

/** A job that was tried and given up. */
async function buried(): Promise<{ jobId: string; letterId: string }> {
  const jobId = await makeJob(site, scrapeJob(await makeSource(site.db)));
  const job = await claim(site, jobId);
  if (!job) throw new Error('the job could not be claimed');
  await settle(site, job, site.clock.now(), { how: 'bury', error: quoted('It failed five times.') });
  const [letter] = (await letters()).items;
  return { jobId, letterId: letter?.id ?? '' };
}
const stateOf = async (jobId: string) => {
  const rows = await site.db.all(sql`SELECT state, attempts, not_before FROM outbox WHERE id = ${jobId}`);
  return rows[0];
};

describe('dead letters', () => {
  it('are listed with what came and why it could not be done, and counted', async () => {
    const { jobId, letterId } = await buried();
    await site.db.insert(deadLetters).values({
      id: 'odd',
      body: '{"token":"sk-live-0123456789abcdef"}',
      reason: quoted('Malformed message: expected object'),
      at: site.clock.now() + 1,
    });
    const { items } = await letters();
    expect(items).toMatchObject([
      { id: 'odd', jobId: null, canRetry: false, resolution: null },
      { id: letterId, jobId, kind: 'source.scrape', reason: 'It failed five times.', canRetry: true },
    ]);
    expect(items[0]?.body).not.toContain('0123456789abcdef');
    expect((await diagnostics()).deadLetters).toBe(2);
    const first = await letters('?limit=1');
    expect((await letters(`?limit=1&cursor=${first.nextCursor}`)).items).toMatchObject([{ id: letterId }]);
  });

  it('tried again put their job back with all its attempts, once however often it is pressed', async () => {
    const { jobId, letterId } = await buried();
    const path = `/api/admin/dead-letters/${letterId}/retry`;
    await Promise.all([1, 2, 3].map(() => site.post('retryDeadLetter', path)));
    expect(await site.post('retryDeadLetter', path)).toMatchObject({ resolution: 'retried', resolvedBy: ADMIN.email });
    // The queue was told at once.
    expect(await stateOf(jobId)).toEqual({ state: 'sent', attempts: 0, not_before: site.clock.now() });
    await claim(site, jobId);
    await site.post('retryDeadLetter', path);
    expect(await stateOf(jobId)).toMatchObject({ state: 'running' });
    expect((await letters()).items).toEqual([]);
    expect((await letters('?status=resolved')).items).toHaveLength(1);
    expect(await auditRows(site)).toMatchObject([
      { action: 'dead-letter.retry', before: { resolution: null, jobId }, after: { resolution: 'retried' } },
    ]);
  });

  it('whose work another job does already leave it to that one', async () => {
    const { jobId, letterId } = await buried();
    const [row] = await site.db.all<{ source_id: string }>(
      sql`SELECT payload->>'sourceId' AS source_id FROM outbox WHERE id = ${jobId}`,
    );
    await makeJob(site, scrapeJob({ id: row?.source_id ?? '', citySlug: 'columbia-sc' }));
    await site.post('retryDeadLetter', `/api/admin/dead-letters/${letterId}/retry`);
    expect(await stateOf(jobId)).toMatchObject({ state: 'dead' });
  });

  it('laid aside leave their job undone', async () => {
    const { jobId, letterId } = await buried();
    const path = `/api/admin/dead-letters/${letterId}/dismiss`;
    expect(await site.post('dismissDeadLetter', path)).toMatchObject({ resolution: 'dismissed' });
    expect(await site.post('dismissDeadLetter', path)).toMatchObject({ resolution: 'dismissed' });
    expect(await stateOf(jobId)).toMatchObject({ state: 'dead' });
    expect(await auditRows(site)).toHaveLength(1);
  });

  it('without a job cannot be tried again; those that are none are not found', async () => {
    await site.db.insert(deadLetters).values({ id: 'odd', body: '{}', reason: quoted('odd'), at: 0 });
    expect(await site.refusedPost('/api/admin/dead-letters/odd/retry', {})).toMatchObject({ status: 409 });
    expect(await site.refusedPost('/api/admin/dead-letters/none/retry', {})).toMatchObject({ status: 404 });
    expect(await site.refusedPost('/api/admin/dead-letters/none/dismiss', {})).toMatchObject({ status: 404 });
    expect(await site.refusedGet('/api/admin/dead-letters?status=odd')).toMatchObject({ status: 400, field: 'status' });
  });
});

interface Health {
  server: { uptime: number; processId: null; memoryUsage: null; version: string; notes: string };
  restarts: { frequency: { last24Hours: number }; recentHistory: Array<{ reason: string }>; isHighFrequency: boolean };
  workers: Array<{ worker: string; requests: number; errors: number; p95Ms: number }>;
}

describe('server health', () => {
  const health = () => site.get<Health>('getServerHealth', '/api/admin/server-health');

  it('says what is deployed since when, and honestly what cannot be measured [CALL-158, ENT-069]', async () => {
    expect(await health()).toMatchObject({
      server: { uptime: 0, processId: null, memoryUsage: null, version: 'test', notes: expect.stringMatching(/edge/) },
      restarts: { isHighFrequency: false, frequency: { last24Hours: 0, averageUptime: 0 }, recentHistory: [] },
      workers: [],
    });
  });

  it('counts requests, errors, times and starts of each isolate, in one write a minute', async () => {
    const app = createApp({ ...site });
    const ask = async (path: string) => {
      const context = createExecutionContext();
      const answer = await app.request(path, {}, {}, context);
      await waitOnExecutionContext(context);
      return answer.status;
    };
    await ask('/api/health');
    for (let i = 0; i < 8; i += 1) await ask('/api/health');
    expect((await health()).workers).toMatchObject([{ worker: 'api', requests: 1, isolateStarts: 1 }]);
    await makeCity(site.db);
    await site.db.$client.exec('DROP TABLE listing');
    expect(await ask('/api/events')).toBe(500);
    site.clock.advance(MINUTE_MS);
    await ask('/api/health');
    site.clock.advance(HOUR_MS);
    const { server, restarts, workers } = await health();
    expect(workers).toMatchObject([{ worker: 'api', requests: 11, errors: 1, p50Ms: 10, p95Ms: 10, isolateStarts: 1 }]);
    expect(server.uptime).toBe(3660);
    expect(restarts.frequency.last24Hours).toBe(0);
    expect(restarts.recentHistory.map((entry) => entry.reason)).toEqual(['first deployment of test']);
    site.clock.advance(2 * DAY_MS);
    expect((await health()).workers).toEqual([]);
  });
});
