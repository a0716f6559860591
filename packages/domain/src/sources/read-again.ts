import { pages, type Statement, valuesIn, write } from '@marquee/db';
import { inArray } from 'drizzle-orm';

/** The pages of these sources are fetched at their next read, however fresh they are; in full, so that they count as changed, or if they changed. */
export function readAgain(sourceIds: readonly string[], { inFull }: { inFull: boolean }): Statement {
  return write
    .update(pages)
    .set(inFull ? { contentHash: null, etag: null, lastModified: null, fetchedAt: 0 } : { fetchedAt: 0 })
    .where(inArray(pages.sourceId, valuesIn(sourceIds)));
}
