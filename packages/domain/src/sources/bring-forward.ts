import { type Statement, sources, write } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { and, eq, gt } from 'drizzle-orm';

/** No source waits longer for its next read. */
const LONGEST_WAIT_MS = 60 * DAY_MS;

/** A statement that makes sources due whose next read a clock that was ahead has put off. */
export function bringForwardSources(now: Instant): Statement {
  return write
    .update(sources)
    .set({ nextDueAt: now })
    .where(and(eq(sources.status, 'active'), gt(sources.nextDueAt, now + LONGEST_WAIT_MS)));
}
