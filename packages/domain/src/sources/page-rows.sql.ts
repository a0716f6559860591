import type { pages, Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { PageCount } from '../events/index.ts';

export type PageRow = Omit<typeof pages.$inferSelect, 'sourceId' | 'rejected'>;

export type PageReason = PageRow['reason'];

/** Stores a set of pages; the reason of the first read and the counts stay. */
export function upsertPages(sourceId: string, rows: readonly PageRow[]): Statement {
  return sql`INSERT INTO pages (source_id, url, reason, linked_from, etag, last_modified, content_hash, content_type, awaits_model, listed_hash,
        failed_readings, failed_because, failed_hash, set_aside_at, fetched_at)
      SELECT ${sourceId}, value->>'url', value->>'reason', value->>'linkedFrom', value->>'etag', value->>'lastModified', value->>'contentHash',
        value->>'contentType', value->>'awaitsModel', value->>'listedHash', value->>'failedReadings', value->>'failedBecause', value->>'failedHash', value->>'setAsideAt',
        value->>'fetchedAt' FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT (source_id, url) DO UPDATE SET linked_from = excluded.linked_from, etag = excluded.etag, last_modified = excluded.last_modified,
        content_hash = excluded.content_hash, content_type = excluded.content_type,
        awaits_model = excluded.awaits_model, listed_hash = coalesce(excluded.listed_hash, listed_hash), failed_readings = excluded.failed_readings, failed_because = excluded.failed_because,
        failed_hash = excluded.failed_hash, set_aside_at = excluded.set_aside_at, fetched_at = excluded.fetched_at`;
}

/** Records how many showings pages list and how many were rejected; a trigger counts those as tier 4. */
export function countListed(sourceId: string, counts: readonly PageCount[]): Statement {
  return sql`UPDATE pages SET rejected = v.value->>'rejected', listed = v.value->>'listed' FROM json_each(${JSON.stringify(counts)}) v
    WHERE source_id = ${sourceId} AND url = v.value->>'url'`;
}
