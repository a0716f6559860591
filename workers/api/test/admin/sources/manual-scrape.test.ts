import type { ManualScrape } from '@marquee/contract';
import { leases } from '@marquee/db';
import { claim, dispatchDue } from '@marquee/domain/jobs';
import { inEnglish, say } from '@marquee/kernel';
import { HOUR_MS, MINUTE_MS, makeCity, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';

const PATH = '/api/admin/scraping';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

describe('a manual scrape', () => {
  const trigger = (body: object = { city: 'Columbia, SC' }) =>
    site.post<ManualScrape & { message: string }>('triggerScrape', `${PATH}/trigger`, body);
  const status = () => site.get<ManualScrape>('getManualScrape', `${PATH}/manual-status`);
  const stop = () => site.post('stopManualScrapes', `${PATH}/emergency-stop`);
  const jobs = () =>
    site.db.all<{ id: string; state: string; not_before: number; stop: number }>(
      sql`SELECT id, state, not_before, stop_requested_at IS NOT NULL AS stop FROM outbox ORDER BY rowid`,
    );

  it('puts a job for each active source of the city into the outbox, due now [CALL-081]', async () => {
    await makeSource(site.db);
    await makeSource(site.db);
    await makeSource(site.db, { status: 'inactive' });
    expect(await trigger()).toEqual({
      running: true,
      runId: expect.any(String),
      city: 'Columbia, SC',
      startedAt: '2026-10-01T12:00:00.000Z',
      heldUntil: '2026-10-01T12:05:00.000Z',
      jobsOpen: 2,
      waits: null,
      message: 'Manual scraping started for Columbia, SC',
    });
    const now = site.clock.now();
    const written = await jobs();
    expect(written).toMatchObject([
      { state: 'sent', not_before: now },
      { state: 'sent', not_before: now },
    ]);
    // The queue hears of them at once, not with the next tick.
    expect(site.queue.sent.map(({ jobId }) => jobId).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
    expect(await auditRows(site)).toMatchObject([
      { action: 'scrape.trigger', subject: 'city:columbia-sc', before: null, after: { sources: 2 } },
    ]);
  });

  it('whose last source waits says for what and until when, and during a shutdown that nothing is read', async () => {
    await makeSource(site.db);
    await trigger();
    expect(await status()).toMatchObject({ jobsOpen: 1, waits: null });
    const later = site.clock.now() + HOUR_MS;
    const why = JSON.stringify(say('fetch.pause'));
    await site.db.run(sql`UPDATE outbox SET state = 'pending', not_before = ${later}, last_error = ${why}`);
    expect((await status()).waits).toBe(
      `The next read waits until Oct 1, 9:00 AM ET: ${inEnglish(say('fetch.pause'))}`,
    );
    await site.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('emergencyShutdown', 1, 0, 'test')`,
    );
    expect((await status()).waits).toBe('Nothing of it is read now: The emergency shutdown is active.');
  });

  it('brings a read forward that waits already, instead of a second one', async () => {
    const source = await makeSource(site.db);
    await makeJob(site, { ...scrapeJob(source), notBefore: site.clock.now() + HOUR_MS });
    await trigger();
    expect(await jobs()).toMatchObject([{ state: 'sent', not_before: site.clock.now() }]);
    expect(await status()).toMatchObject({ running: true, jobsOpen: 1 });
  });

  it('begins though the queue is out of reach: the jobs stay in the outbox for the next tick', async () => {
    await makeSource(site.db);
    site.queue.down = true;
    expect(await trigger()).toMatchObject({ running: true, jobsOpen: 1 });
    expect(await jobs()).toMatchObject([{ state: 'pending' }]);
    expect(site.log.entries).toMatchObject([{ level: 'warn', message: 'work behind an answer failed' }]);
    site.queue.down = false;
    expect(await dispatchDue(site)).toBe(1);
  });

  it('is one at a time: of three at once two are refused, and later ones too', async () => {
    await makeSource(site.db);
    const answers = await Promise.all([1, 2, 3].map(() => site.rawPost(`${PATH}/trigger`, { city: 'Columbia' })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({
      status: 409,
      detail:
        'A manual scrape of Columbia, SC is already running. Another can begin at Oct 1, 8:05 AM ET, or once it is stopped.',
    });
    expect(await jobs()).toHaveLength(1);
    expect(await auditRows(site)).toHaveLength(1);
  });

  it('holds the flag for five minutes, even when its last source was read before [SCRAPE-14]', async () => {
    await makeSource(site.db);
    await trigger();
    await site.db.run(sql`UPDATE outbox SET state = 'done'`);
    site.clock.advance(5 * MINUTE_MS - 1);
    expect(await status()).toMatchObject({ running: true, city: 'Columbia, SC', jobsOpen: 0 });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({ status: 409 });
    site.clock.advance(1);
    expect(await status()).toEqual({
      running: false,
      runId: null,
      city: null,
      startedAt: null,
      heldUntil: null,
      jobsOpen: 0,
      waits: null,
    });
    await trigger();
  });

  it('that has read everything gives the flag back when it is stopped [SCRAPE-14]', async () => {
    await makeSource(site.db);
    await trigger();
    await site.db.run(sql`UPDATE outbox SET state = 'done'`);
    await stop();
    expect((await status()).running).toBe(false);
    expect(await auditRows(site)).toMatchObject([{ action: 'scrape.trigger' }, { action: 'scrape.stop' }]);
    await trigger();
  });

  it('is stopped for real: what waits is cancelled, what runs is told, and another may start [CALL-082]', async () => {
    await makeSource(site.db);
    await makeSource(site.db);
    await trigger();
    const [first] = await jobs();
    await claim(site, first?.id ?? '');
    expect(await stop()).toEqual({
      cancelled: 1,
      stopping: 1,
      message: 'All manual scraping operations have been terminated',
    });
    expect(await jobs()).toMatchObject([
      { state: 'running', stop: 1 },
      { state: 'cancelled', stop: 1 },
    ]);
    expect((await status()).running).toBe(false);
    expect(await site.db.select().from(leases).where(eq(leases.key, 'manual-scrape'))).toEqual([]);
    expect(await auditRows(site)).toMatchObject([
      { action: 'scrape.trigger' },
      { action: 'scrape.stop', before: { city: 'Columbia, SC', open: 2 }, after: { cancelled: 1, stopping: 1 } },
    ]);
    expect(await trigger()).toMatchObject({ running: true });
  });

  it('that does not run is not stopped, and nothing is noted', async () => {
    const source = await makeSource(site.db);
    await makeJob(site, scrapeJob(source));
    expect(await stop()).toMatchObject({ cancelled: 0, stopping: 0 });
    expect(await jobs()).toMatchObject([{ state: 'pending' }]);
    expect(await auditRows(site)).toEqual([]);
  });

  it('is refused while its switch is off, and where there is nothing to read', async () => {
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({
      status: 409,
      field: 'city',
    });
    await makeSource(site.db);
    await site.post('toggleSystemControl', '/api/admin/system-controls/toggle', {
      control: 'eventScraping',
      enabled: false,
    });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Columbia' })).toMatchObject({
      status: 409,
      detail: 'Event Scraping is switched off. Nothing can be read now.',
    });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: 'Atlantis' })).toMatchObject({
      status: 404,
      field: 'city',
    });
    expect(await site.refusedPost(`${PATH}/trigger`, { city: ' ' })).toMatchObject({ status: 400, field: 'city' });
  });
});
