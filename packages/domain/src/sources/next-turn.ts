import { coalesce, plus, type Statement, sources, valuesIn, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { inArray } from 'drizzle-orm';

/** These sources are read now, so their next read is a full interval away until their runs set the actual time. */
export function nextTurnOf(sourceIds: readonly string[], now: Instant): Statement {
  return write
    .update(sources)
    .set({ nextDueAt: plus(now, coalesce(sources.readEveryMs, sources.intervalMs)) })
    .where(inArray(sources.id, valuesIn(sourceIds)));
}

/** These sources are not read before then. */
export function putOff(sourceIds: readonly string[], until: Instant): Statement {
  return write
    .update(sources)
    .set({ nextDueAt: until })
    .where(inArray(sources.id, valuesIn(sourceIds)));
}
