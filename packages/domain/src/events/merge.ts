import { eventAliases, events, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, exists, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Change, ofClaims, ofEvent } from './event-basis.ts';

/** The guard of a merge: neither event is merged into another. */
export function markMerged(eventId: string, intoId: string, now: Instant): Statement {
  const kept = alias(events, 'kept');
  const isThere = write
    .select({ id: kept.id })
    .from(kept)
    .where(and(eq(kept.id, intoId), isNull(kept.mergedInto)));
  return write
    .update(events)
    .set({ mergedInto: intoId, mergedAt: now })
    .where(and(eq(events.id, eventId), isNull(events.mergedInto), exists(isThere)));
}

/** The addresses of an event lead to another. */
export function leadTo(eventId: string, intoId: string): Statement {
  return write.update(eventAliases).set({ eventId: intoId }).where(eq(eventAliases.eventId, eventId));
}

/** The claims of an event are about another, and what a venue says of it holds there. Each claim keeps its original event, so that this can be undone. */
export function movedInto(eventId: string, intoId: string): Change {
  return (bases) => {
    const from = bases.get(eventId);
    if (!from) return;
    ofClaims((claim) =>
      claim.eventId === eventId ? { ...claim, ownEventId: claim.ownEventId ?? eventId, eventId: intoId } : claim,
    )(bases);
    ofEvent(intoId, ({ corrections, ids }) => ({
      corrections: [...corrections, ...from.corrections],
      ids: ids.union(from.ids),
    }))(bases);
  };
}

/** The guard of an undo: the event is merged into that one, and its addresses redirect to the event that is shown. */
export function unmarkMerged(eventId: string, intoId: string, shownId: string): Statement {
  const leadsThere = write
    .select({ alias: eventAliases.alias })
    .from(eventAliases)
    .where(and(eq(eventAliases.alias, eventId), eq(eventAliases.eventId, shownId)));
  return write
    .update(events)
    .set({ mergedInto: null, mergedAt: null })
    .where(and(eq(events.id, eventId), eq(events.mergedInto, intoId), exists(leadsThere)));
}

/** One source's own claims of an event are about another. */
export function sourceMoved(source: string, eventId: string, toId: string): Change {
  return ofClaims((claim) =>
    claim.sourceId === source && claim.eventId === eventId && claim.ownEventId === null
      ? { ...claim, eventId: toId }
      : claim,
  );
}

/** Claims of an event, and of those that were merged into it before, are about it again; what venues say of them holds for the other no more. */
export function movedBack(id: string, shownId: string): Change {
  return (bases) => {
    const moved = bases.get(id)?.ids ?? new Set<string>();
    ofClaims((claim) =>
      claim.eventId === shownId && claim.ownEventId !== null && moved.has(claim.ownEventId)
        ? { ...claim, eventId: id, ownEventId: claim.ownEventId === id ? null : claim.ownEventId }
        : claim,
    )(bases);
    ofEvent(shownId, (one) => ({
      corrections: one.corrections.filter(({ eventId }) => !moved.has(eventId)),
      ids: one.ids.difference(moved),
    }))(bases);
  };
}
