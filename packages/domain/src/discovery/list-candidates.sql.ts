import { type SQL, sql } from 'drizzle-orm';

/**
 * Ids of the sites that wait for a person, the best first. The index is named: SQLite would rather find all that wait by their state and
 * sort them.
 * @param after the score and id of the last one of the page before
 */
export function bestToReview(after: readonly [number, string] | null, limit: number): SQL {
  const rest = after ? sql` AND (score, id) < (${after[0]}, ${after[1]})` : sql``;
  return sql`(SELECT id FROM source_candidates INDEXED BY source_candidates_to_review
    WHERE state = 'waiting' AND checked_at IS NOT NULL${rest} ORDER BY score DESC, id DESC LIMIT ${limit})`;
}
