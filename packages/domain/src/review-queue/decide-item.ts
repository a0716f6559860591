import { type ReviewDecided, type ReviewKind } from '@marquee/contract';
import { type Caller, Reject, type Sentence, say } from '@marquee/kernel';
import { decisionById } from './decisions.ts';
import { stateOf } from './item-of.ts';
import type { Choice, QueueDeps } from './kind.ts';
import { KINDS } from './kinds.ts';
import { decidedOf } from './list-review-queue.ts';
import { noteOf } from './note-decided.ts';

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
  const found = await KINDS[kind].find(deps, id, deps.clock.now());
  if ('decided' in found) throw new Reject(409, 'decided', found.decided);
  if ((await stateOf(found.seen)) !== state) throw new Reject(409, 'changed', say('review.changedSinceOpened'));
  if (found.needsNote && choice.note === '') throw new Reject(400, 'no-note', say('review.writeNote'), 'note');
  const { decisionId, along } = await noteOf(deps, caller, { kind, id, decision: choice.decision }, found);
  const outcome = await KINDS[kind].decide(deps, caller, id, choice, along);
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
