import { operations, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';
import { and, inArray, lt, ne } from 'drizzle-orm';

const A_TURN = 200;

/** A statement that deletes some operations that ended long ago. */
export function forgetOperations(now: Instant): Statement {
  const old = write
    .select({ id: operations.id })
    .from(operations)
    .where(and(lt(operations.startedAt, now - KEPT_DAYS.finishedOperations * DAY_MS), ne(operations.state, 'running')))
    .orderBy(operations.startedAt)
    .limit(A_TURN);
  return write.delete(operations).where(inArray(operations.id, old));
}
