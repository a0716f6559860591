import { discoverySessions, either, plus, type Statement, write } from '@marquee/db';
import type { Instant, Message } from '@marquee/kernel';
import { and, eq, gte, isNotNull } from 'drizzle-orm';

/** A session of a city; one with the same id stays as it is. */
export function sessionStarted(session: {
  id: string;
  citySlug: string;
  startedBy?: string | null;
  startedAt: Instant;
}): Statement {
  return write
    .insert(discoverySessions)
    .values({ ...session, method: '' })
    .onConflictDoNothing();
}

/** A session that has listed its sites ends at once if there are none. */
export function sessionListed(
  sessionId: string,
  {
    candidates,
    method,
    notes,
    tokens = 0,
    now,
  }: { candidates: number; method: string; notes: readonly Message[]; tokens?: number; now: Instant },
): Statement {
  const { id, checked } = discoverySessions;
  return write
    .update(discoverySessions)
    .set({
      listedAt: now,
      candidates,
      method,
      notes: [...notes],
      tokens: plus(discoverySessions.tokens, tokens),
      endedAt: either(gte(checked, candidates), now, null),
    })
    .where(eq(id, sessionId));
}

/** Counts a checked site; the last one ends the session. */
export function siteChecked(
  sessionId: string,
  result: { accepted: boolean; wasted: boolean },
  now: Instant,
): Statement {
  const { id, checked, accepted, wasted, listedAt, candidates, endedAt } = discoverySessions;
  const isLast = and(isNotNull(listedAt), gte(plus(checked, 1), candidates));
  return write
    .update(discoverySessions)
    .set({
      checked: plus(checked, 1),
      accepted: plus(accepted, result.accepted ? 1 : 0),
      wasted: plus(wasted, result.wasted ? 1 : 0),
      endedAt: either(isLast, now, endedAt),
    })
    .where(eq(id, sessionId));
}
