import { LOST_AFTER_MS, LOST_AFTER_READS } from '@marquee/contract';
import { type Reading, type RowOf, rowsOf, sources, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** As text: a bound number would not match the condition of the index. */
const READS = sql.raw(String(LOST_AFTER_READS));

const LOST = rowsOf('recovery.lost', { id: text, citySlug: sources.citySlug });

/**
 * What makes a source lost: its page cannot be fetched, several reads in a row and for half a day; or it lists nothing, whether it ever did or not. A site
 * that forbids reading is not lost. The first line is the condition of an index.
 */
function isLost(now: Instant): SQL {
  return sql`s.status = 'active' AND (s.consecutive_failures >= ${READS} OR s.empty_reads >= ${READS}) AND (
    (s.consecutive_failures >= ${READS} AND s.health = 'http-error' AND coalesce(s.last_success_at, s.created_at) <= ${now - LOST_AFTER_MS})
    OR (s.empty_reads >= ${READS} AND s.health IN ('no-events', 'missing', 'over', 'drifted')))`;
}

/** Lost sources that are due to be looked for, the longest due first. */
export function lostSources(now: Instant, limit: number): Reading<RowOf<typeof LOST>> {
  return {
    query: sql`SELECT s.id, s.city_slug FROM sources s LEFT JOIN recovery_turns t ON t.source_id = s.id
      WHERE ${isLost(now)} AND coalesce(t.next_due_at, 0) <= ${now} ORDER BY coalesce(t.next_due_at, 0), s.id LIMIT ${limit}`,
    rows: LOST,
  };
}

/** The source, if it is lost now. */
export function lostSource(id: string, now: Instant): Reading<RowOf<typeof LOST>> {
  return { query: sql`SELECT s.id, s.city_slug FROM sources s WHERE s.id = ${id} AND ${isLost(now)}`, rows: LOST };
}
