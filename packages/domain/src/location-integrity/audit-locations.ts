import type { LocationReport, ViolationSeverity } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { LOCATION_RULES } from './rules.ts';
import { type UncheckedEvent, uncheckedEvents } from './unchecked-events.ts';

/** Events looked at in one commit, and commits in one call. */
const BATCH = 200;
const MOST_BATCHES = 5;
const MOST_SHOWN = 100;
const RANKS: Record<ViolationSeverity, number> = { info: 1, warning: 2, error: 3 };

interface Found {
  rule: string;
  severity: ViolationSeverity;
  message: string;
  correctionSuggestion: string;
}

/**
 * Looks at the events whose place is new or changed and reports on all that were ever looked at (spec: LOCINT-01, CALL-155). What it reads
 * follows what changed, not what is stored: each event is looked at once, the counts are kept. Running it twice changes nothing.
 */
export async function auditLocations(deps: ReadDeps): Promise<LocationReport> {
  let left = true;
  for (let batch = 0; left && batch < MOST_BATCHES; batch += 1) {
    const events = await uncheckedEvents(deps, BATCH);
    await storeChecks(deps, events);
    left = events.length === BATCH;
  }
  return report(deps, !left);
}

async function storeChecks(deps: ReadDeps, events: readonly UncheckedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => {
    const violations = LOCATION_RULES.flatMap(({ id, severity, check }): Found[] => {
      const breach = check(event);
      return breach ? [{ rule: id, severity, ...breach }] : [];
    });
    const severity = Math.max(0, ...violations.map((found) => RANKS[found.severity]));
    return { id: event.id, updatedAt: event.updatedAt, severity, violations };
  });
  const json = JSON.stringify(rows);
  await atomically(deps.db, [
    sql`INSERT INTO location_checks (event_id, severity, violations, checked_at)
      SELECT value->>'id', value->>'severity', value->'violations', ${deps.clock.now()} FROM json_each(${json}) WHERE true
      ON CONFLICT (event_id) DO UPDATE SET severity = excluded.severity, violations = excluded.violations, checked_at = excluded.checked_at`,
    // One that changed meanwhile is looked at again.
    sql`UPDATE events SET is_location_checked = 1 FROM json_each(${json}) v
      WHERE events.id = v.value->>'id' AND events.updated_at = v.value->>'updatedAt'`,
  ]);
}

async function report(deps: ReadDeps, isComplete: boolean): Promise<LocationReport> {
  const [counts, worst] = await Promise.all([
    deps.db.all<{ severity: number; events: number }>(sql`SELECT severity, events FROM location_counts`),
    deps.db.all<{
      id: string;
      title: string;
      slug: string;
      violations: string;
    }>(sql`SELECT e.id, e.title, e.slug, c.violations
      FROM location_checks c JOIN events e ON e.id = c.event_id WHERE c.severity > 0
      ORDER BY c.severity DESC, c.event_id DESC LIMIT ${MOST_SHOWN}`),
  ]);
  const count = (rank: number) => counts.find(({ severity }) => severity === rank)?.events ?? 0;
  const total = counts.reduce((sum, { events }) => sum + events, 0);
  const valid = total - count(RANKS.error);
  return {
    summary: {
      overallScore: total === 0 ? 100 : Math.round((valid / total) * 1000) / 10,
      errors: count(RANKS.error),
      warnings: count(RANKS.warning),
      infos: count(RANKS.info),
    },
    validEvents: valid,
    totalEvents: total,
    violations: worst
      .flatMap(({ id, title, slug, violations }) =>
        (JSON.parse(violations) as Found[]).map((found) => ({ eventId: id, eventTitle: title, slug, ...found })),
      )
      .slice(0, MOST_SHOWN),
    isComplete,
  };
}
