import { type Caller, type Message, newId, notFound, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import {
  commitPlan,
  createFromClaims,
  inOrder,
  readSourceClaims,
  rebuildEvent,
  type SourceClaims,
  sourceMoved,
  takenSlugs,
} from '../events/index.ts';
import { slugFor } from '../identity/index.ts';
import { keepApart } from './kept-apart.ts';
import { type ShownEvent, shownEvent } from './shown-event.ts';
import { partOf } from './split-event.sql.ts';

interface Split {
  event: ShownEvent;
  parted: SourceClaims;
  /** The remaining sources of the event. */
  others: SourceClaims[];
  slugs: Set<string>;
  citySlugs: string[];
}

/**
 * Splits one source off an event that has another source: its claims become a separate event with its own id and slug.
 * The event keeps its id and slug and is rebuilt from the remaining sources. The two are kept apart: later reads of
 * either source do not match them. Merging the two undoes the split. Idempotent. Throws Reject: 404 for an event that does not exist or a source
 * that does not list it, 409 for a source added by a merge (undo that instead) or claims that would be rejected, 422 for the only source.
 */
export async function splitEvent(
  deps: ChangeDeps,
  caller: Caller,
  { eventId, sourceId }: { eventId: string; sourceId: string },
): Promise<{ eventId: string; slug: string; message: Message }> {
  const partId = newId(deps.clock, deps.random);
  const done = await commitPlan(
    deps,
    () => planSplit(deps, eventId, sourceId),
    ({ event, parted, others, slugs }, now) => {
      const part = createFromClaims(deps, partId, parted, slugs);
      const rest = rebuildEvent(deps, event, others);
      return {
        eventIds: [event.id],
        change: inOrder(part.change, sourceMoved(sourceId, event.id, partId), ...(rest ? [rest.change] : [])),
        statements: [
          ...part.statements,
          ...(rest?.statements ?? []),
          ...keepApart(partId, [event.id], now),
          auditEntry(deps, caller, {
            action: 'event.split',
            subject: `event:${event.id}`,
            before: { sources: idsOf([parted, ...others]) },
            after: { sources: idsOf(others), split: { event: partId, source: sourceId } },
          }),
        ],
      };
    },
  );
  const part = done ? await shownEvent(deps, partId) : await partedBefore(deps, eventId, sourceId);
  const message = done ? say('reply.sourceNowHasSeparateEvent') : say('reply.sourceAlreadyHasSeparateEvent');
  return { eventId: part.id, slug: part.slug, message };
}

const idsOf = (told: readonly SourceClaims[]) => told.map(({ source }) => source.id).sort();

/** Null if it was already done. */
async function planSplit(deps: ChangeDeps, alias: string, sourceId: string): Promise<Split | null> {
  const event = await shownEvent(deps, alias);
  const told = await readSourceClaims(deps, event.id);
  const parted = told.find(({ source, isOwn }) => isOwn && source.id === sourceId);
  if (!parted) {
    if (told.some(({ source }) => source.id === sourceId))
      throw new Reject(409, 'came-by-merge', say('reply.sourceAddedMergeUndoMerge'));
    await partedBefore(deps, alias, sourceId);
    return null;
  }
  const others = told.filter((one) => one !== parted);
  if (!others.some(({ isOwn, isListed }) => isOwn && isListed))
    throw new Reject(422, 'only-source', say('reply.eventHasNoOtherSource'), 'sourceId');
  const [first] = parted.showings;
  if (!first) throw new Reject(409, 'not-placed', say('reply.whatSourceSaysWouldRejected'));
  const places = told.flatMap(({ showings }) => showings.map(({ place }) => place.slug));
  return {
    event,
    parted,
    others,
    slugs: await takenSlugs(deps, [slugFor(first.title, first.place.slug)]),
    citySlugs: [event.citySlug, ...places],
  };
}

/** The event of the source since the split. Throws Reject 404. */
async function partedBefore(deps: ChangeDeps, alias: string, sourceId: string): Promise<ShownEvent> {
  const { id } = await shownEvent(deps, alias);
  const part = await partOf(deps.db, id, sourceId);
  if (!part) throw notFound('sourceClaims');
  return shownEvent(deps, part.id);
}
