import type { sources } from '@marquee/db';
import { sightings } from '@marquee/db';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { adaptiveInterval, observed, type ReadingPlan } from '../schedule/index.ts';

type SourceRow = typeof sources.$inferSelect;

/** When a source that was read now is read next, and what that read saw (`adaptiveInterval`). One row read. */
export async function nextRead(
  deps: NowDeps,
  source: SourceRow,
  plan: ReadingPlan,
  isChanged: boolean,
): Promise<Pick<SourceRow, 'nextDueAt' | 'readEveryMs' | 'changesSeen' | 'changeSpanMs'>> {
  const now = deps.clock.now();
  const before = { changes: source.changesSeen, spanMs: source.changeSpanMs };
  const history = source.lastSuccessAt === null ? before : observed(before, now - source.lastSuccessAt, isChanged);
  const [next] = await deps.db
    .select({ startsAt: sightings.startsAt })
    .from(sightings)
    .where(and(eq(sightings.sourceId, source.id), gt(sightings.endsAt, now), isNull(sightings.withdrawnAt)))
    .orderBy(asc(sightings.endsAt))
    .limit(1);
  const nextEventInMs = next ? Math.max(0, next.startsAt - now) : null;
  const { plannedMs, dueInMs } = adaptiveInterval(history, { ...plan, intervalMs: source.intervalMs, nextEventInMs });
  return {
    nextDueAt: now + dueInMs,
    readEveryMs: plannedMs,
    changesSeen: history.changes,
    changeSpanMs: history.spanMs,
  };
}
