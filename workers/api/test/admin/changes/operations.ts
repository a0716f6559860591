import { makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import type { Console } from '../support.ts';
import { type Changes, twoEvents } from './change.ts';

async function anOperation(site: Console): Promise<string> {
  await site.post('refreshEvents', '/api/admin/refresh-events');
  const [row] = await site.db.all<{ id: string }>(sql`SELECT id FROM operations`);
  return `/api/admin/batch-operations/${row?.id}/cancel`;
}

/** Operations over many events. */
export const operationsChanges: Changes = {
  migrateConfiguration: { path: () => '/api/admin/migrate-configuration', action: 'configuration.migrate' },
  reprocessEvents: {
    given: (site) => makeSource(site.db),
    path: () => '/api/admin/reprocess-events',
    body: { city: 'Columbia', state: 'SC' },
    action: 'operation.start',
  },
  refreshEvents: {
    given: (site) => makeSource(site.db),
    path: () => '/api/admin/refresh-events',
    action: 'operation.start',
  },
  cancelOperation: {
    given: (site) => makeSource(site.db),
    path: anOperation,
    action: 'operation.cancel',
  },
  extractRealImages: { given: twoEvents, path: () => '/api/admin/extract-real-images', action: 'operation.start' },
  bulkExtractImages: { given: twoEvents, path: () => '/api/admin/bulk-extract-images', action: 'operation.start' },
  fixUrlsAndImages: {
    given: async (site) => {
      await twoEvents(site);
      await site.db.run(sql`UPDATE events SET validation_error = 'URL validation failed: 404'`);
    },
    path: () => '/api/admin/fix-urls-and-images',
    action: 'operation.start',
  },
  extractMissingImages: {
    given: twoEvents,
    path: () => '/api/admin/extract-missing-images',
    body: { city: 'Columbia', state: 'SC' },
    action: 'operation.start',
  },
  generateMissingImages: {
    given: twoEvents,
    path: () => '/api/admin/generate-missing-images',
    action: 'operation.draw',
  },
  cleanupStaleEvents: {
    given: async (site) => {
      await twoEvents(site);
      await site.db.run(sql`UPDATE events SET status = 'ended', next_starts_at = 0`);
    },
    path: () => '/api/admin/cleanup-stale-events',
    action: 'operation.clean-up',
  },
};
