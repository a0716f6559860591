import type { locationChecks, Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

type Checked = Pick<typeof locationChecks.$inferSelect, 'severity' | 'violations'> & { id: string };

/** Stores the results of an audit for a set of events, replacing earlier results. */
export function storeFindings(rows: readonly Checked[], now: Instant): Statement[] {
  const set = JSON.stringify(rows);
  return [
    countChecks(set),
    sql`INSERT INTO location_checks (event_id, severity, violations, checked_at)
    SELECT value->>'id', value->>'severity', value->'violations', ${now} FROM json_each(${set}) WHERE true
    ON CONFLICT (event_id) DO UPDATE SET severity = excluded.severity, violations = excluded.violations, checked_at = excluded.checked_at`,
  ];
}

/** Forgets what was found about events that are deleted. */
export function forgetChecks(eventIds: readonly string[]): Statement[] {
  const set = JSON.stringify(eventIds.map((id) => ({ id })));
  return [
    countChecks(set),
    sql`DELETE FROM location_checks WHERE event_id IN (SELECT value->>'id' FROM json_each(${set}))`,
  ];
}

/** What a set of results, each event once, adds to the counts, and what the results that they replace took there; a result without a severity is none. */
function countChecks(set: string): Statement {
  return sql`INSERT INTO location_counts (severity, events) SELECT severity, sum(n) FROM (
      SELECT value->>'severity' AS severity, 1 AS n FROM json_each(${set})
      UNION ALL SELECT c.severity, -1 FROM json_each(${set}) j CROSS JOIN location_checks c ON c.event_id = j.value->>'id')
    WHERE severity IS NOT NULL GROUP BY severity HAVING sum(n) <> 0
    ON CONFLICT (severity) DO UPDATE SET events = events + excluded.events`;
}
