import type { BatchOperations } from '@marquee/contract';
import { makeCity, makeJob, makeSource, scrapeJob } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const batch = () => site.get<BatchOperations>('getBatchOperations', '/api/admin/batch-operations');

describe('what runs now', () => {
  it('may be shut down while nothing runs, and lists what does, the critical first [DASH-01, ENT-050, CALL-113]', async () => {
    expect(await batch()).toMatchObject({
      canShutdown: true,
      activeOperations: [],
      stats: { total: 0, byType: { expansion: 0 } },
    });
    const source = await makeSource(site.db, { name: 'Granby Hall' });
    const scrape = await makeJob(site, scrapeJob(source));
    const pay = await makeJob(site, {
      kind: 'payment.settle',
      payload: { intentId: 'pi_1' },
      subject: 'pi_1',
      citySlug: null,
    });
    await site.db.run(sql`UPDATE outbox SET state = 'running', sent_at = ${site.clock.now() - 5_000}`);
    const { canShutdown, activeOperations, stats } = await batch();
    expect(canShutdown).toBe(false);
    expect(activeOperations).toEqual([
      { id: pay, source: 'payment.settle', type: 'payments', priority: 'critical', elapsedTime: 5_000 },
      { id: scrape, source: 'Granby Hall', type: 'scraping', priority: 'normal', elapsedTime: 5_000 },
    ]);
    expect(stats).toEqual({ total: 2, byType: { expansion: 0, payments: 1, scraping: 1 } });
  });

  it('is told for processing alone [CALL-114]', async () => {
    const status = () => site.get('getAiProcessingStatus', '/api/admin/ai-processing-status');
    expect(await status()).toEqual({ active: false, processed: 0 });
    await makeSource(site.db);
    await site.post('reprocessEvents', '/api/admin/reprocess-events', { city: 'Columbia', state: 'sc' });
    expect(await status()).toEqual({ active: true, processed: 0 });
  });
});

describe('operations', () => {
  it('reprocess a city’s events, or refuse an unknown city and one without sources [CALL-116]', async () => {
    const path = '/api/admin/reprocess-events';
    expect((await site.refusedPost(path, { city: 'Nowhere', state: 'SC' })).status).toBe(404);
    expect((await site.refusedPost(path, { city: 'Columbia', state: 'SC' })).detail).toContain('has no active source');
    expect((await site.refusedPost(path, {})).status).toBe(400);
    await makeSource(site.db);
    const { operation } = await site.post<{ operation: { id: string } }>('reprocessEvents', path, {
      city: 'Columbia',
      state: 'SC',
    });
    expect((await site.refusedPost(path, { city: 'Columbia', state: 'SC' })).status).toBe(409);
    const cancel = `/api/admin/batch-operations/${operation.id}/cancel`;
    expect(await site.post('cancelOperation', cancel)).toMatchObject({ state: 'cancelled' });
    expect(await site.post('cancelOperation', cancel)).toMatchObject({ state: 'cancelled' });
    expect((await auditRows(site)).map(({ action }) => action)).toEqual(['operation.start', 'operation.cancel']);
  });

  it('start an event refresh [CALL-117]', async () => {
    await makeSource(site.db);
    expect(await site.post('refreshEvents', '/api/admin/refresh-events')).toMatchObject({
      message: '1 sources are asked whether they changed.',
      operation: { kind: 'refresh-events', city: null, total: 1 },
    });
  });

  it('migrate the configuration: what nothing knows is removed once, and the rest stays [CALL-115]', async () => {
    const migrate = () => site.post<{ summary: object }>('migrateConfiguration', '/api/admin/migrate-configuration');
    await site.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('eventScraping', 0, 0, 'x'), ('oldControl', 0, 0, 'x')`,
    );
    await site.db.run(sql`INSERT INTO overrides (scope, control, enabled, changed_at, changed_by)
      VALUES ('SC', 'eventScraping', 1, 0, 'x'), ('columbia-sc', 'eventScraping', 1, 0, 'x'), ('atlantis-sc', 'eventScraping', 1, 0, 'x')`);
    await site.db.run(sql`INSERT INTO token_limits (name, tokens) VALUES ('total', 5), ('oldCategory', 5)`);
    expect((await migrate()).summary).toEqual({
      examined: 7,
      migrated: 3,
      unchanged: 4,
      controls: 1,
      overrides: 1,
      tokenLimits: 1,
      strategies: 0,
    });
    expect((await migrate()).summary).toMatchObject({ examined: 4, migrated: 0, unchanged: 4 });
  });
});
