import { LETTER_HOLD_MS, type ReviewDecision, type ReviewKind } from '@marquee/contract';
import { type Caller, newId } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import type { Alongside } from '../alongside.ts';
import { noteDecision, type UndoNote } from './decisions.ts';
import type { Question, QueueDeps } from './kind.ts';
import { KINDS } from './kinds.ts';

interface Deciding {
  kind: ReviewKind;
  id: string;
  decision: ReviewDecision;
}

/**
 * What is committed with a decision so that it can be taken back: its note, and the wait of its letter, which has the id of the decision so
 * that the undo finds it.
 */
export async function noteOf(
  deps: QueueDeps,
  caller: Caller,
  { kind, id, decision }: Deciding,
  { title, topic, isAnswered }: Pick<Question, 'title' | 'topic' | 'isAnswered'>,
): Promise<{ decisionId: string; along: Alongside }> {
  const now = deps.clock.now();
  const decisionId = newId(deps.clock, deps.random);
  const note = noteDecision({
    id: decisionId,
    kind,
    itemId: id,
    title,
    topic: topic.id,
    topicName: topic.name,
    decision,
    undo: { isAnswered, facts: await KINDS[kind].undoFacts(deps, id) } satisfies UndoNote,
    decidedBy: actorName(caller.actor),
    decidedAt: now,
  });
  return { decisionId, along: { also: [note], post: { id: decisionId, notBefore: now + LETTER_HOLD_MS } } };
}

/**
 * The same for a decision in another section of the console, whose letter leaves at once; nothing for what is decided already. Throws Reject
 * 404.
 */
export async function noteDecided(
  deps: QueueDeps,
  caller: Caller,
  deciding: Deciding,
): Promise<Pick<Alongside, 'also'>> {
  const found = await KINDS[deciding.kind].find(deps, deciding.id, deps.clock.now());
  if ('decided' in found) return {};
  const { along } = await noteOf(deps, caller, deciding, found);
  return { also: along.also ?? [] };
}
