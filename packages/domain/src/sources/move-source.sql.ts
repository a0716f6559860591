import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { pageMoved } from '../events/index.ts';

/** A source goes to the new address of its first page unless another source has that; the page, and what it lists, go with it. */
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
