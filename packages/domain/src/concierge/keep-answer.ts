import type { ChatAnswer } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { type Conversation, remember, type Stopped } from './conversation.ts';
import { goesOnWith, isTalk } from './reading/read-request.ts';
import type { Ask } from './reading/wish.ts';
import type { Said } from './said.ts';
import { keepUnmet, type Unmet } from './unmet-requests.ts';

/** As much of an answer as a visitor got: characters of its text, and how many of its events. */
export type Seen = Pick<Stopped, 'characters' | 'events'>;

interface Given {
  ask: Ask;
  said: Said;
  answer: ChatAnswer;
  seen: Seen;
  turn: number;
  conversation: Conversation;
  hasModel: boolean;
  unmet: Unmet | null;
}

/** What is remembered of an answer: its wish, the events that were seen, and with a model the words that were. */
export async function keepAnswer(
  deps: ReadDeps,
  { message, sessionId }: { message: string; sessionId: string },
  given: Given,
): Promise<void> {
  const { ask, said, answer, seen, turn, conversation, hasModel, unmet } = given;
  if (unmet) await keepUnmet(deps, sessionId, unmet);
  const isNew = ask.kind === 'reset';
  if (isTalk(ask) && !isNew) return;
  const line = { person: message, concierge: answer.message.slice(0, seen.characters), turn };
  const isTold = said.isTold === true && ask.kind !== 'find';
  const shown = said.events.slice(0, seen.events).map(({ id, startDate }) => ({
    id,
    start: startDate,
    turn,
    ...(isTold ? { isTold } : {}),
  }));
  await remember(deps, sessionId, {
    wish: isTold ? conversation.last : goesOnWith({ ask, wish: said.wish }, conversation.last),
    shown: [...(isNew ? [] : conversation.shown), ...shown],
    lines: !hasModel || isNew ? [] : [...conversation.lines, line],
  });
}
