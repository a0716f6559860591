import { pages, type Statement, sources, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { moveSource } from './move-source.sql.ts';

/** What a server said about a page at its former address. */
const UNREAD = {
  etag: null,
  lastModified: null,
  contentHash: null,
  listedHash: null,
  failedReadings: 0,
  failedBecause: null,
  failedHash: null,
  setAsideAt: null,
  fetchedAt: 0,
};

/** Moves a lost source to where its page was found and makes it due. Its events stay; what a server said about the old page does not hold for the new one. */
export function readElsewhere(sourceId: string, page: { from: string; to: string }, now: Instant): Statement[] {
  const { from, to } = page;
  const ofSource = eq(pages.sourceId, sourceId);
  return [
    ...moveSource(sourceId, page),
    write
      .update(pages)
      .set(UNREAD)
      .where(and(ofSource, eq(pages.url, to))),
    write
      .update(pages)
      .set({ linkedFrom: to })
      .where(and(ofSource, eq(pages.linkedFrom, from))),
    write
      .update(sources)
      .set({ consecutiveFailures: 0, emptyReads: 0, nextDueAt: now })
      .where(and(eq(sources.id, sourceId), eq(sources.url, to))),
  ];
}
