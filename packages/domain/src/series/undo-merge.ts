import { eventAliases, events } from '@marquee/db';
import { type Caller, type Message, notFound, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { commitPlan, leadBack, movedBack, unmarkMerged } from '../events/index.ts';
import { keepApart } from './kept-apart.ts';

/**
 * Undoes a merge: the event gets back its id, slug, dates and sources, and the events that were merged into it before. The two
 * are kept apart and are not proposed again. Idempotent. Throws Reject 404 for an event that does not exist.
 */
export async function undoMerge(
  deps: ChangeDeps,
  caller: Caller,
  eventId: string,
): Promise<{ eventId: string; slug: string; message: Message }> {
  const plan = async () => {
    const { mergedInto: intoId, ...merged } = await readMerged(deps, eventId);
    return intoId === null ? null : { ...merged, intoId, citySlugs: [merged.citySlug, merged.shownCity] };
  };
  const undone = await commitPlan(deps, plan, ({ id, intoId, shownId }, now) => ({
    eventIds: [id, shownId],
    change: movedBack(id, shownId),
    statements: [
      leadBack(id),
      ...keepApart(id, [intoId, shownId], now),
      auditEntry(deps, caller, {
        action: 'event.unmerge',
        subject: `event:${id}`,
        before: { mergedInto: intoId },
        after: { mergedInto: null },
      }),
    ],
    guards: [unmarkMerged(id, intoId, shownId)],
  }));
  const { id, slug } = undone ?? (await readMerged(deps, eventId));
  const message = undone ? say('reply.mergeUndoneEventsStayApart') : say('reply.eventNotMerged');
  return { eventId: id, slug, message };
}

/** The event, and the one that its addresses redirect to now. */
export async function readMerged(deps: DbDeps, eventId: string) {
  const shown = alias(events, 'shown');
  const [row] = await deps.db
    .select({
      id: events.id,
      slug: events.slug,
      citySlug: events.citySlug,
      mergedInto: events.mergedInto,
      shownId: shown.id,
      shownCity: shown.citySlug,
    })
    .from(events)
    .innerJoin(eventAliases, eq(eventAliases.alias, events.id))
    .innerJoin(shown, eq(shown.id, eventAliases.eventId))
    .where(eq(events.id, eventId));
  if (!row) throw notFound('event');
  return row;
}
