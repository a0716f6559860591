import type { Statement } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive } from '../events/index.ts';
import { inTurn } from './in-turn.ts';
import { notApart } from './kept-apart.ts';

/** One event goes into another: its dates, its sources, and its addresses. */
export interface Merge {
  eventId: string;
  intoId: string;
  citySlugs: readonly string[];
}

/**
 * Carries out a plan about which events are one. `plan` is asked again when a source came between; where it gives nothing, nothing is
 * written. Gives what was carried out.
 */
export async function commitMerges(
  deps: ChangeDeps,
  caller: Caller,
  plan: () => Promise<Merge[]>,
  audit: (merges: readonly Merge[]) => { action: string; subject: string; before: unknown; after: unknown },
): Promise<Merge[]> {
  const planAll = async () => {
    const merges = await plan();
    return merges.length === 0 ? null : { merges, citySlugs: merges.flatMap(({ citySlugs }) => citySlugs) };
  };
  const done = await inTurn(deps, planAll, ({ merges }, now) => ({
    statements: [
      ...merges.flatMap((merge) => moveInto(merge)),
      ...derive(
        merges.flatMap(({ eventId, intoId }) => [eventId, intoId]),
        now,
      ),
      auditEntry(deps, caller, audit(merges)),
    ],
    guards: merges.map(({ eventId, intoId }) => markMerged(eventId, intoId, now)),
  }));
  return done?.merges ?? [];
}

const markMerged = (eventId: string, intoId: string, now: number): Statement =>
  sql`UPDATE events SET merged_into = ${intoId}, merged_at = ${now} WHERE id = ${eventId} AND merged_into IS NULL
    AND EXISTS (SELECT 1 FROM events kept WHERE kept.id = ${intoId} AND kept.merged_into IS NULL)`;

/** Each sighting remembers the event it was told as, so that the merge can be undone. */
function moveInto({ eventId, intoId }: Merge): Statement[] {
  return [
    sql`UPDATE sightings SET own_event_id = coalesce(own_event_id, event_id), event_id = ${intoId} WHERE event_id = ${eventId}`,
    sql`UPDATE event_aliases SET event_id = ${intoId} WHERE event_id = ${eventId}`,
    notApart(eventId, intoId),
  ];
}
