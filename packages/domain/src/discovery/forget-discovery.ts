import { discoverySessions, type Statement, sourceCandidates, write } from '@marquee/db';
import { DAY_MS, type Instant, idsFrom, KEPT_DAYS } from '@marquee/kernel';
import { and, eq, inArray, lt } from 'drizzle-orm';

const A_TURN = 200;

/** Statements that delete some old sessions of discovery, and some sites that were rejected long ago; ids sort by when they were made. */
export function forgetDiscovery(now: Instant): Statement[] {
  const sessions = write
    .select({ id: discoverySessions.id })
    .from(discoverySessions)
    .where(lt(discoverySessions.startedAt, now - KEPT_DAYS.discoverySessions * DAY_MS))
    .orderBy(discoverySessions.startedAt)
    .limit(A_TURN);
  const before = idsFrom(now - KEPT_DAYS.rejectedCandidates * DAY_MS);
  const rejected = write
    .select({ id: sourceCandidates.id })
    .from(sourceCandidates)
    .where(and(eq(sourceCandidates.state, 'rejected'), lt(sourceCandidates.id, before)))
    .limit(A_TURN);
  return [
    write.delete(discoverySessions).where(inArray(discoverySessions.id, sessions)),
    write.delete(sourceCandidates).where(inArray(sourceCandidates.id, rejected)),
  ];
}
