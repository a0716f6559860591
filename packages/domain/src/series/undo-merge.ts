import type { Statement } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { derive } from '../events/index.ts';
import { inTurn } from './in-turn.ts';
import { keepApart } from './kept-apart.ts';

interface MergedRow {
  id: string;
  slug: string;
  city_slug: string;
  merged_into: string | null;
  /** The event that its addresses lead to now. */
  shown_id: string;
  shown_city: string;
}

/**
 * Takes a merge back: the event has its id, its slug, its dates and its sources again, with what had been merged into it before. The two
 * are remembered as told apart and are not proposed again. Twice is once. Throws Reject 404 for an event that does not exist.
 */
export async function undoMerge(
  deps: ChangeDeps,
  caller: Caller,
  eventId: string,
): Promise<{ eventId: string; slug: string; message: string }> {
  const plan = async () => {
    const { merged_into: intoId, ...merged } = await readMerged(deps, eventId);
    return intoId === null ? null : { ...merged, intoId, citySlugs: [merged.city_slug, merged.shown_city] };
  };
  const undone = await inTurn(deps, plan, ({ id, intoId, shown_id: shownId }, now) => ({
    statements: [
      ...moveBack(id, shownId),
      ...keepApart(id, [intoId, shownId], now),
      ...derive([id, shownId], now),
      auditEntry(deps, caller, {
        action: 'event.unmerge',
        subject: `event:${id}`,
        before: { mergedInto: intoId },
        after: { mergedInto: null },
      }),
    ],
    guards: [
      sql`UPDATE events SET merged_into = NULL, merged_at = NULL WHERE id = ${id} AND merged_into = ${intoId}
        AND EXISTS (SELECT 1 FROM event_aliases WHERE alias = ${id} AND event_id = ${shownId})`,
    ],
  }));
  const { id, slug } = undone ?? (await readMerged(deps, eventId));
  const message = undone
    ? 'The merge was undone. These events stay apart from now on.'
    : 'This event stands for itself already.';
  return { eventId: id, slug, message };
}

async function readMerged(deps: Pick<ChangeDeps, 'db'>, eventId: string): Promise<MergedRow> {
  const [row] = await deps.db.all<MergedRow>(sql`SELECT e.id, e.slug, e.city_slug, e.merged_into, shown.id AS shown_id,
      shown.city_slug AS shown_city
    FROM events e JOIN event_aliases a ON a.alias = e.id JOIN events shown ON shown.id = a.event_id WHERE e.id = ${eventId}`);
  if (!row) throw notFound('This event');
  return row;
}

/** Sightings and addresses of the event, and of those that were merged into it before, go back to it. */
function moveBack(id: string, shownId: string): Statement[] {
  const family = sql`WITH RECURSIVE family (id) AS (
    SELECT ${id} UNION SELECT e.id FROM family f JOIN events e ON e.merged_into = f.id) `;
  return [
    sql`${family} UPDATE sightings SET event_id = ${id}, own_event_id = nullif(own_event_id, ${id})
      WHERE event_id = ${shownId} AND own_event_id IN (SELECT id FROM family)`,
    sql`${family} UPDATE event_aliases SET event_id = ${id}
      WHERE alias IN (SELECT e.id FROM events e JOIN family f ON f.id = e.id UNION ALL SELECT e.slug FROM events e JOIN family f ON f.id = e.id)`,
  ];
}
