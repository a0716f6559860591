import { atomically, Conflict, events, sightings, sources } from '@marquee/db';
import { type Caller, RetryLater } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import { readTurns, takeTurns } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive, ofClaims } from '../events/index.ts';
import { enqueue } from '../jobs/index.ts';
import { endReads } from './end-reads.ts';
import { sourceById } from './source-by-id.ts';

const TRIES = 5;

/**
 * Deletes a source with its pages, its learned extractors and all that it said; its runs and the audit log stay. Events that only it listed
 * are listed no more, past ones too. A read of it that is running ends before its next page, and stores nothing. What others list in its
 * words is written in theirs by a job. Cannot be undone; its address may be found and added again. Throws Reject (404) for an unknown source.
 */
export async function removeSource(
  deps: ChangeDeps,
  caller: Caller,
  { id }: { id: string },
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { source, city } = await sourceById(deps, id);
    const now = deps.clock.now();
    const told = await deps.db
      .selectDistinct({ eventId: sightings.eventId, citySlug: events.citySlug })
      .from(sightings)
      .innerJoin(events, eq(events.id, sightings.eventId))
      .where(eq(sightings.sourceId, id));
    const turns = await readTurns(deps, [...new Set(told.map(({ citySlug }) => citySlug))]);
    const guard = deps.db.delete(sources).where(eq(sources.id, id));
    const statements = [
      ...endReads(id, now),
      ...(await derive(
        deps,
        told.map(({ eventId }) => eventId),
        { change: ofClaims((claim) => (claim.sourceId === id ? null : claim)), turns },
      )),
      auditEntry(deps, caller, {
        action: 'source.remove',
        subject: `source:${id}`,
        before: { name: source.name, url: source.url, status: source.status, city: `${city.name}, ${city.state}` },
        after: { status: 'removed', eventsTold: told.length },
      }),
      ...enqueue(deps, [{ kind: 'source.hand-over', payload: { sourceId: id }, subject: id, citySlug: null }]),
      ...also,
    ];
    try {
      await atomically(deps.db, statements, [...guards, ...takeTurns(turns), guard.getSQL()]);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time on every attempt.');
}
