import { pages, type Statement } from '@marquee/db';
import { eq, sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';

export type PageRow = Omit<typeof pages.$inferSelect, 'sourceId' | 'rejected'>;
export type PageReason = PageRow['reason'];

export async function knownPages(deps: Pick<EngineDeps, 'db'>, sourceId: string): Promise<PageRow[]> {
  return deps.db.select().from(pages).where(eq(pages.sourceId, sourceId));
}

/** Remembers pages and forgets others. Sightings of a forgotten page stay until they are over. */
export function savePages(sourceId: string, rows: readonly PageRow[], forgotten: ReadonlySet<string>): Statement[] {
  if (rows.length === 0) return [];
  return [
    sql`INSERT INTO pages (source_id, url, reason, linked_from, etag, last_modified, content_hash, content_type, awaits_model,
        failed_readings, failed_because, failed_hash, set_aside_at, fetched_at)
      SELECT ${sourceId}, value->>'url', value->>'reason', value->>'linkedFrom', value->>'etag', value->>'lastModified', value->>'contentHash',
        value->>'contentType', value->>'awaitsModel', value->>'failedReadings', value->>'failedBecause', value->>'failedHash', value->>'setAsideAt',
        value->>'fetchedAt' FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT (source_id, url) DO UPDATE SET linked_from = excluded.linked_from, etag = excluded.etag, last_modified = excluded.last_modified,
        content_hash = excluded.content_hash, content_type = excluded.content_type,
        awaits_model = excluded.awaits_model, failed_readings = excluded.failed_readings, failed_because = excluded.failed_because,
        failed_hash = excluded.failed_hash, set_aside_at = excluded.set_aside_at, fetched_at = excluded.fetched_at`,
    sql`DELETE FROM pages WHERE source_id = ${sourceId} AND url IN (SELECT value FROM json_each(${JSON.stringify([...forgotten])}))`,
  ];
}
