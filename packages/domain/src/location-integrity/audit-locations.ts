import type { ToldLocationReport, ViolationSeverity } from '@marquee/contract';
import { atomically, events, type LocationViolation, locationChecks, locationCounts } from '@marquee/db';
import { desc, eq, gt } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { locationsChecked } from '../events/index.ts';
import { isoOf } from '../list-page.ts';
import { LOCATION_RULES } from './rules.ts';
import { storeFindings } from './store-checks.sql.ts';
import { type UncheckedEvent, uncheckedEvents } from './unchecked-events.ts';

/** Events checked per commit, and commits per call. */
const BATCH = 200;
const MOST_BATCHES = 5;
const MOST_SHOWN = 100;
const RANKS: Record<ViolationSeverity, number> = { info: 1, warning: 2, error: 3 };

/**
 * Checks the events whose place is new or changed and reports on all checked events (spec: LOCINT-01, CALL-155). Its cost
 * depends on what changed, not on what is stored: each event is checked once, and counts are maintained. Idempotent.
 */
export async function auditLocations(deps: ReadDeps): Promise<ToldLocationReport> {
  let left = true;
  let lookedAt = 0;
  for (let batch = 0; left && batch < MOST_BATCHES; batch += 1) {
    const unseen = await uncheckedEvents(deps, BATCH);
    await storeChecks(deps, unseen);
    left = unseen.length === BATCH;
    lookedAt += unseen.length;
  }
  return { ...(await report(deps, !left)), ranAt: isoOf(deps.clock.now()), lookedAt };
}

async function storeChecks(deps: ReadDeps, unseen: readonly UncheckedEvent[]): Promise<void> {
  if (unseen.length === 0) return;
  const rows = unseen.map((event) => {
    const violations = LOCATION_RULES.flatMap(({ id, severity, check }): LocationViolation[] => {
      const breach = check(event);
      return breach ? [{ rule: id, severity, ...breach }] : [];
    });
    const severity = Math.max(0, ...violations.map((found) => RANKS[found.severity]));
    return { id: event.id, updatedAt: event.updatedAt, severity, violations };
  });
  await atomically(deps.db, [...storeFindings(rows, deps.clock.now()), ...locationsChecked(rows)]);
}

async function report(deps: ReadDeps, isComplete: boolean): Promise<Omit<ToldLocationReport, 'ranAt' | 'lookedAt'>> {
  const [counts, worst] = await Promise.all([
    deps.db.select().from(locationCounts),
    deps.db
      .select({ id: events.id, title: events.title, slug: events.slug, violations: locationChecks.violations })
      .from(locationChecks)
      .innerJoin(events, eq(events.id, locationChecks.eventId))
      .where(gt(locationChecks.severity, 0))
      .orderBy(desc(locationChecks.severity), desc(locationChecks.eventId))
      .limit(MOST_SHOWN),
  ]);
  const count = (rank: number) => counts.find(({ severity }) => severity === rank)?.events ?? 0;
  const total = counts.reduce((sum, row) => sum + row.events, 0);
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
        violations.map((found) => ({ eventId: id, eventTitle: title, slug, ...found })),
      )
      .slice(0, MOST_SHOWN),
    isComplete,
  };
}
