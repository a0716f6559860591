import { LETTER_HOLD_MS, type ReviewDecided, type ReviewKind } from '@marquee/contract';
import { type Caller, newId, Reject, type Sentence, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { decisionById, noteDecision, type UndoNote } from './decisions.ts';
import { stateOf } from './item-of.ts';
import type { Choice, QueueDeps } from './kind.ts';
import { KINDS } from './kinds.ts';
import { decidedOf } from './list-review-queue.ts';

interface Asked extends Choice {
  kind: ReviewKind;
  id: string;
  /** Of the item that was looked at. */
  state: string;
}

/**
 * Decides on an item by the verb of its slice, once: the note of the decision is part of the verb's commit, so it is there if and only if
 * the decision is. Throws Reject: 404, 400 without a note where one is needed, 409 if somebody was first or the item has changed since it
 * was looked at.
 */
export async function decideReviewItem(
  deps: QueueDeps,
  caller: Caller,
  { kind, id, state, ...choice }: Asked,
): Promise<ReviewDecided & { outcome: Sentence }> {
  const now = deps.clock.now();
  const found = await KINDS[kind].find(deps, id, now);
  if ('decided' in found) throw new Reject(409, 'decided', found.decided);
  if ((await stateOf(found.seen)) !== state) throw new Reject(409, 'changed', say('review.changedSinceOpened'));
  if (found.needsNote && choice.note === '') throw new Reject(400, 'no-note', say('review.writeNote'), 'note');
  const decisionId = newId(deps.clock, deps.random);
  const note = noteDecision({
    id: decisionId,
    kind,
    itemId: id,
    title: found.title,
    topic: found.topic.id,
    topicName: found.topic.name,
    decision: choice.decision,
    undo: { isAnswered: found.isAnswered, facts: await KINDS[kind].undoFacts(deps, id) } satisfies UndoNote,
    decidedBy: actorName(caller.actor),
    decidedAt: now,
  });
  // The letter has the id of the decision: its undo finds it.
  const post = { id: decisionId, notBefore: now + LETTER_HOLD_MS };
  const outcome = await KINDS[kind].decide(deps, caller, id, choice, { also: [note], post });
  const row = await decisionById(deps, decisionId);
  // The verb found it decided alike by somebody else, and changed nothing.
  if (!row) throw await wasFirst(deps, kind, id);
  return { ...decidedOf(row), outcome };
}

async function wasFirst(deps: QueueDeps, kind: ReviewKind, id: string): Promise<Reject> {
  const now = await KINDS[kind].find(deps, id, deps.clock.now()).catch(() => null);
  const words = now && 'decided' in now ? now.decided : say('review.somebodyFirst');
  return new Reject(409, 'decided', words);
}
