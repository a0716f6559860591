import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { pageMoved } from '../events/index.ts';

/** Moves a source to the new address of its first page, with the page and its showings, unless another source has that address. */
export function moveSource(sourceId: string, page: { from: string; to: string }): Statement[] {
  const { from, to } = page;
  const isOurs = sql`EXISTS (SELECT 1 FROM sources WHERE id = ${sourceId} AND url = ${to})`;
  return [
    sql`UPDATE OR IGNORE sources SET url = ${to}, host = ${new URL(to).host}, moved_from = coalesce(moved_from, url)
      WHERE id = ${sourceId}`,
    sql`UPDATE OR REPLACE pages SET url = ${to} WHERE source_id = ${sourceId} AND url = ${from} AND ${isOurs}`,
    pageMoved(sourceId, page, isOurs),
  ];
}
