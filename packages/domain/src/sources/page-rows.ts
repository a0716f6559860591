import { coalesce, excluded, insertRows, pages, type Statement, updateRows, valuesIn, write } from '@marquee/db';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import type { PageCount } from '../events/index.ts';

export type PageRow = Omit<typeof pages.$inferSelect, 'sourceId' | 'rejected'>;

export type PageReason = PageRow['reason'];

const { sourceId: _source, rejected: _rejected, ...columns } = getTableColumns(pages);

export async function knownPages(deps: DbDeps, sourceId: string): Promise<PageRow[]> {
  return deps.db.select(columns).from(pages).where(eq(pages.sourceId, sourceId));
}

/** Stores pages and deletes others; the reason of the first read and the counts stay. Sightings of a deleted page stay until they are past. */
export function savePages(sourceId: string, rows: readonly PageRow[], forgotten: ReadonlySet<string>): Statement[] {
  if (rows.length === 0) return [];
  return [
    insertRows(
      pages,
      rows.map((row) => ({ sourceId, ...row })),
      {
        key: ['sourceId', 'url'],
        keep: ['reason', 'listed'],
        computed: { listedHash: coalesce(excluded(pages.listedHash), pages.listedHash) },
      },
    ),
    write.delete(pages).where(and(eq(pages.sourceId, sourceId), inArray(pages.url, valuesIn([...forgotten])))),
  ];
}

/** Records how many showings pages list and how many were rejected; a trigger counts those as tier 4. */
export function countListed(sourceId: string, counts: readonly PageCount[]): Statement[] {
  const rows = counts.map((count) => ({ sourceId, ...count }));
  return updateRows(pages, ['sourceId', 'url'], rows);
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
