import { discoverySessions, type Statement, write } from '@marquee/db';
import type { Instant, Message } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

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
    .onConflictDoNothing()
    .getSQL();
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
  return sql`UPDATE discovery_sessions SET listed_at = ${now}, candidates = ${candidates}, method = ${method},
    notes = ${JSON.stringify(notes)}, tokens = tokens + ${tokens}, ended_at = CASE WHEN checked >= ${candidates} THEN ${now} END WHERE id = ${sessionId}`;
}

/** Counts a checked site; the last one ends the session. */
export function siteChecked(
  sessionId: string,
  result: { accepted: boolean; wasted: boolean },
  now: Instant,
): Statement {
  return sql`UPDATE discovery_sessions SET checked = checked + 1, accepted = accepted + ${result.accepted ? 1 : 0},
    wasted = wasted + ${result.wasted ? 1 : 0},
    ended_at = CASE WHEN listed_at IS NOT NULL AND checked + 1 >= candidates THEN ${now} ELSE ended_at END
    WHERE id = ${sessionId}`;
}
