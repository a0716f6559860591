import type { Database } from '@marquee/db';

/** What the database holds, from two kept rows, with what it says about itself. */
export function heldRows(db: Database): Promise<D1Result<{ events: number; sources: number }>> {
  return db.$client
    .prepare(
      `SELECT coalesce((SELECT events FROM event_totals WHERE id = 1), 0) AS events,
        coalesce((SELECT active FROM source_health_counts WHERE city_slug = ''), 0) AS sources`,
    )
    .all<{ events: number; sources: number }>();
}
