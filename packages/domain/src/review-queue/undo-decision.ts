import type { ReviewKind } from '@marquee/contract';
import { Conflict, type Statement } from '@marquee/db';
import { type Caller, type Message, notFound, Reject, RetryLater, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { isWaitingLetter, keepBackLetter } from '../mail/index.ts';
import { decisionById, noteUndone, type UndoNote } from './decisions.ts';
import type { QueueDeps } from './kind.ts';
import { KINDS } from './kinds.ts';

interface Undone {
  kind: ReviewKind;
  itemId: string;
  outcome: Message;
  /** What could not be taken back. */
  left: Message[];
}

/**
 * Takes a decision back, once: the item waits again, and what the decision did is reversed. Its letter is kept back if it has not left.
 * Throws Reject: 404, and 409 if it was taken back before or is not as it was decided.
 */
export async function undoReviewDecision(
  deps: QueueDeps,
  caller: Caller,
  id: string,
  { hasMail }: { hasMail: boolean },
): Promise<Undone> {
  const row = await decisionById(deps, id);
  if (!row) throw notFound('decision');
  if (row.undoneAt !== null) throw takenBack(row.undoneBy);
  const now = deps.clock.now();
  const guards = [noteUndone(id, actorName(caller.actor), now)];
  const also: Statement[] = [];
  const isKeptBack = await isWaitingLetter(deps.db, id);
  if (isKeptBack) {
    const { guard, statement } = keepBackLetter(id, now);
    guards.push(guard);
    also.push(statement);
  }
  const { kind, itemId, decision, title } = row;
  const { isAnswered, facts } = row.undo as UndoNote;
  const letter = isAnswered && hasMail && !isKeptBack ? [say('review.letterAboutHasLeft')] : [];
  try {
    const left = await KINDS[kind].undo(deps, caller, { itemId, decision, facts }, { also, guards });
    return { kind, itemId, outcome: say('review.waitsDecisionAgain', { title }), left: [...left, ...letter] };
  } catch (error) {
    const after = await decisionById(deps, id);
    if (after && after.undoneAt !== null) throw takenBack(after.undoneBy);
    if (!(error instanceof Conflict || error instanceof RetryLater)) throw error;
    throw new Reject(409, 'changed', say('review.changedSinceDecided'));
  }
}

function takenBack(by: string | null): Reject {
  return new Reject(409, 'undone', say('review.tookBack', { who: by ?? say('somebody') }));
}
