import { LOST_AFTER_MS, LOST_AFTER_READS } from '@marquee/contract';
import { coalesce, literal, reading, recoveryTurns, sources, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm';

const { id, citySlug, status, consecutiveFailures, emptyReads, health, lastSuccessAt, createdAt } = sources;
/** As text: a bound number would not match the condition of the index. */
const READS = literal(LOST_AFTER_READS);

/**
 * What makes a source lost: its page cannot be fetched, several reads in a row and for half a day; or it lists nothing, whether it ever did or not. A site
 * that forbids reading is not lost. The first line is the condition of an index.
 */
function isLost(now: Instant) {
  const [failed, empty] = [gte(consecutiveFailures, READS), gte(emptyReads, READS)];
  const isSilent = lte(coalesce(lastSuccessAt, createdAt), now - LOST_AFTER_MS);
  return and(
    eq(status, literal('active')),
    or(failed, empty),
    or(
      and(failed, eq(health, 'http-error'), isSilent),
      and(empty, inArray(health, ['no-events', 'missing', 'over', 'drifted'])),
    ),
  );
}

/** Lost sources that are due to be looked for, the longest due first. */
export function lostSources(now: Instant, limit: number) {
  const due = coalesce(recoveryTurns.nextDueAt, 0);
  return reading('recovery.lost', { id, citySlug }, (columns) =>
    write
      .select(columns)
      .from(sources)
      .leftJoin(recoveryTurns, eq(recoveryTurns.sourceId, id))
      .where(and(isLost(now), lte(due, now)))
      .orderBy(due, asc(id))
      .limit(limit),
  );
}

/** The source, if it is lost now. */
export const lostSource = (called: string, now: Instant) =>
  reading('recovery.lost', { id, citySlug }, (columns) =>
    write
      .select(columns)
      .from(sources)
      .where(and(eq(id, called), isLost(now))),
  );
