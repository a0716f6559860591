import type { locationChecks, Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

type Checked = Pick<typeof locationChecks.$inferSelect, 'severity' | 'violations'> & { id: string };

/** Stores the results of an audit for a set of events, replacing earlier results. */
export function storeFindings(rows: readonly Checked[], now: Instant): Statement {
  return sql`INSERT INTO location_checks (event_id, severity, violations, checked_at)
    SELECT value->>'id', value->>'severity', value->'violations', ${now} FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (event_id) DO UPDATE SET severity = excluded.severity, violations = excluded.violations, checked_at = excluded.checked_at`;
}
