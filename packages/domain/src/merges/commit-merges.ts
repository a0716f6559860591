import { atomically, Conflict } from '@marquee/db';
import { type Caller, RetryLater } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { auditEntry } from '../audit/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive, readTurns, takeTurns } from '../events/index.ts';

/** One event goes into another: its dates, its sources, and its addresses. */
export interface Merge {
  eventId: string;
  intoId: string;
  citySlugs: readonly string[];
}

const TRIES = 5;

/**
 * Carries out a plan about which events are one, in turn with the sources that are being stored in the same cities. `plan` is asked again
 * when a source came between; where it gives nothing, nothing is written. Gives what was carried out.
 */
export async function commitMerges(
  deps: ChangeDeps,
  caller: Caller,
  plan: () => Promise<Merge[]>,
  audit: (merges: readonly Merge[]) => { action: string; subject: string; before: unknown; after: unknown },
): Promise<Merge[]> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const planned = await plan();
    if (planned.length === 0) return [];
    const turns = await readTurns(deps, [...new Set(planned.flatMap(({ citySlugs }) => citySlugs))]);
    // Planned once more under the turns that the commit hangs on.
    const merges = await plan();
    if (merges.length === 0) return [];
    const now = deps.clock.now();
    const touched = merges.flatMap(({ eventId, intoId }) => [eventId, intoId]);
    const statements = [
      ...merges.flatMap((merge) => moveInto(merge)),
      ...derive(touched, now),
      auditEntry(deps, caller, audit(merges)),
    ];
    const guards = [...takeTurns(turns), ...merges.map(({ eventId, intoId }) => markMerged(eventId, intoId, now))];
    try {
      await atomically(deps.db, statements, guards);
      return merges;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new RetryLater('Sources of the city were stored at the same time, again and again.');
}

const markMerged = (eventId: string, intoId: string, now: number): SQL =>
  sql`UPDATE events SET merged_into = ${intoId}, merged_at = ${now} WHERE id = ${eventId} AND merged_into IS NULL
    AND EXISTS (SELECT 1 FROM events kept WHERE kept.id = ${intoId} AND kept.merged_into IS NULL)`;

/** Each sighting remembers the event it was told as, so that the merge can be undone. */
function moveInto({ eventId, intoId }: Merge): SQL[] {
  const [first, second] = [eventId, intoId].sort();
  return [
    sql`UPDATE sightings SET own_event_id = coalesce(own_event_id, event_id), event_id = ${intoId} WHERE event_id = ${eventId}`,
    sql`UPDATE event_aliases SET event_id = ${intoId} WHERE event_id = ${eventId}`,
    sql`DELETE FROM told_apart WHERE event_id = ${first} AND other_id = ${second}`,
  ];
}
