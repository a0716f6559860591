import type { SourceRecord } from '@marquee/contract';
import { atomically, Conflict, events, sightings, sources } from '@marquee/db';
import { type Caller, RetryLater } from '@marquee/kernel';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive, withdrawUpcoming } from '../events/index.ts';
import { forgetHeld } from '../review/index.ts';
import { endReads } from './end-reads.ts';
import { sourceById, sourceRecord } from './source-by-id.ts';

const TRIES = 5;

/**
 * Retires a source: it is never read again and never added again by its address. Its upcoming showings are withdrawn, since
 * they are no longer checked: events without another source leave the lists, and past events stay. Retiring a
 * retired source changes nothing. Throws Reject (404) for an unknown source.
 */
export async function retireSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<SourceRecord> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { source } = await sourceById(deps, id);
    if (source.status === 'retired') return sourceRecord(deps, id);
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
      .set({ status: 'retired' })
      .where(and(eq(sources.id, id), ne(sources.status, 'retired')));
    const statements = [
      ...endReads(id, now),
      withdrawUpcoming(id, now),
      forgetHeld(id),
      ...derive(
        told.map(({ eventId }) => eventId),
        now,
      ),
      auditEntry(deps, caller, {
        action: 'source.retire',
        subject: `source:${id}`,
        before: { name: source.name, status: source.status },
        after: { name: source.name, status: 'retired', reason, eventsTold: told.length },
      }),
    ];
    try {
      await atomically(deps.db, statements, [...takeTurns(turns), guard.getSQL()]);
      return sourceRecord(deps, id);
    } catch (error) {
      // A repeated call, or another source of the city was stored in between: check again.
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
