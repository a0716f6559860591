import { pages } from '@marquee/db';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';

export type PageRow = Omit<typeof pages.$inferSelect, 'sourceId'>;
export type PageReason = PageRow['reason'];

export async function knownPages(deps: Pick<EngineDeps, 'db'>, sourceId: string): Promise<PageRow[]> {
  return deps.db.select().from(pages).where(eq(pages.sourceId, sourceId));
}

export function savePages(sourceId: string, rows: readonly PageRow[]): SQL[] {
  if (rows.length === 0) return [];
  return [
    sql`INSERT INTO pages (source_id, url, reason, etag, last_modified, content_hash, content_type, fetched_at)
      SELECT ${sourceId}, value->>'url', value->>'reason', value->>'etag', value->>'lastModified', value->>'contentHash',
        value->>'contentType', value->>'fetchedAt' FROM json_each(${JSON.stringify(rows)}) WHERE true
      ON CONFLICT (source_id, url) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified,
        content_hash = excluded.content_hash, content_type = excluded.content_type, fetched_at = excluded.fetched_at`,
  ];
}
