import { keptApart, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';

/** Records that an event and others are kept apart. */
export function keepApart(eventId: string, others: readonly string[], now: Instant): Statement[] {
  return [...new Set(others)].map((other) =>
    write
      .insert(keptApart)
      .values({ ...pairOf(eventId, other), keptAt: now })
      .onConflictDoNothing(),
  );
}

/** Deletes the record that two events are kept apart. */
export function notApart(eventId: string, otherId: string): Statement {
  const pair = pairOf(eventId, otherId);
  return write.delete(keptApart).where(and(eq(keptApart.eventId, pair.eventId), eq(keptApart.otherId, pair.otherId)));
}

/** The smaller id comes first. */
function pairOf(a: string, b: string): { eventId: string; otherId: string } {
  return a < b ? { eventId: a, otherId: b } : { eventId: b, otherId: a };
}
