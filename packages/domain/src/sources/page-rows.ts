import { pages, type Statement, valuesIn, write } from '@marquee/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { PageReason, PageRow } from './page-rows.sql.ts';
import { upsertPages } from './page-rows.sql.ts';

export async function knownPages(deps: Pick<EngineDeps, 'db'>, sourceId: string): Promise<PageRow[]> {
  return deps.db.select().from(pages).where(eq(pages.sourceId, sourceId));
}

/** Stores pages and deletes others. Sightings of a deleted page stay until they are past. */
export function savePages(sourceId: string, rows: readonly PageRow[], forgotten: ReadonlySet<string>): Statement[] {
  if (rows.length === 0) return [];
  return [
    upsertPages(sourceId, rows),
    write.delete(pages).where(and(eq(pages.sourceId, sourceId), inArray(pages.url, valuesIn([...forgotten])))),
  ];
}

/** A page that was never read. */
export function newPage(url: string, reason: PageReason, linkedFrom: string | null): PageRow {
  return {
    url,
    reason,
    linkedFrom,
    etag: null,
    lastModified: null,
    contentHash: null,
    contentType: null,
    listed: null,
    listedHash: null,
    awaitsModel: false,
    failedReadings: 0,
    failedBecause: null,
    failedHash: null,
    setAsideAt: null,
    fetchedAt: 0,
  };
}
