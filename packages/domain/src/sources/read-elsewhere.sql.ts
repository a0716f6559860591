import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { moveSource } from './move-source.sql.ts';

/** Moves a lost source to where its page was found and makes it due. Its events stay; what a server said about the old page does not hold for the new one. */
export function readElsewhere(sourceId: string, page: { from: string; to: string }, now: Instant): Statement[] {
  const { from, to } = page;
  return [
    ...moveSource(sourceId, page),
    sql`UPDATE pages SET etag = NULL, last_modified = NULL, content_hash = NULL, listed_hash = NULL, failed_readings = 0,
      failed_because = NULL, failed_hash = NULL, set_aside_at = NULL, fetched_at = 0 WHERE source_id = ${sourceId} AND url = ${to}`,
    sql`UPDATE pages SET linked_from = ${to} WHERE source_id = ${sourceId} AND linked_from = ${from}`,
    sql`UPDATE sources SET consecutive_failures = 0, empty_reads = 0, next_due_at = ${now} WHERE id = ${sourceId} AND url = ${to}`,
  ];
}
