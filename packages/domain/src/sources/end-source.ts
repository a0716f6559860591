import type { AuditAction } from '@marquee/contract';
import { atomically, Conflict, events, type Statement, sightings, sources } from '@marquee/db';
import { type Caller, RetryLater } from '@marquee/kernel';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive, upcomingWithdrawn, withdrawUpcoming } from '../events/index.ts';
import { forgetHeld } from '../review/index.ts';
import { endReads } from './end-reads.ts';
import { sourceById } from './source-by-id.ts';

const TRIES = 5;

interface Ending {
  id: string;
  status: 'retired' | 'blacklisted';
  action: AuditAction;
  reason: string | null;
}

/**
 * Ends a source that stays stored: it is not read any more, and its upcoming showings are withdrawn, since they are no longer checked:
 * events without another source leave the lists, and past events stay. Ending it again changes nothing. `also` is committed with it.
 * Throws Reject (404) for an unknown source.
 */
export async function endSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, status, action, reason }: Ending,
  also: readonly Statement[] = [],
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { source } = await sourceById(deps, id);
    if (source.status === status) return;
    const now = deps.clock.now();
    const listed = and(eq(sightings.sourceId, id), isNull(sightings.withdrawnAt), gt(sightings.endsAt, now));
    const told = await deps.db
      .selectDistinct({ eventId: sightings.eventId, citySlug: events.citySlug })
      .from(sightings)
      .innerJoin(events, eq(events.id, sightings.eventId))
      .where(listed);
    const turns = await readTurns(deps, [...new Set(told.map(({ citySlug }) => citySlug))]);
    const guard = deps.db
      .update(sources)
      .set({ status })
      .where(and(eq(sources.id, id), ne(sources.status, status)));
    const statements = [
      ...endReads(id, now),
      withdrawUpcoming(id, now),
      forgetHeld(id),
      ...(await derive(
        deps,
        told.map(({ eventId }) => eventId),
        { change: upcomingWithdrawn(id, now), turns },
      )),
      auditEntry(deps, caller, {
        action,
        subject: `source:${id}`,
        before: { name: source.name, status: source.status },
        after: { name: source.name, status, reason, eventsTold: told.length },
      }),
      ...also,
    ];
    try {
      await atomically(deps.db, statements, [...takeTurns(turns), guard.getSQL()]);
      return;
    } catch (error) {
      // A repeated call, or another source of the city was stored in between: check again.
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
