import type { ChatAnswer, ChatLanguage } from '@marquee/contract';
import { DEFAULT_ZONE } from '@marquee/contract';
import { messageOf } from '@marquee/kernel';
import { findCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { localOf } from '../places/index.ts';
import { answerByReader } from './answer-by-reader.ts';
import { answerOf } from './chat-answer.ts';
import { recall, type Stopped, withoutUnseen } from './conversation.ts';
import { keepAnswer, type Seen } from './keep-answer.ts';
import { likingOf } from './liking.ts';
import { answerByModel } from './model/answer-by-model.ts';
import { needsModel } from './model/needs-model.ts';
import type { Talker } from './model/talker.ts';
import { homeOf } from './place-of.ts';
import { languageOf } from './reading/language-of.ts';
import { readRequest } from './reading/read-request.ts';
import type { Ask } from './reading/wish.ts';
import type { Situation } from './situation.ts';
import { unmetBy } from './unmet-requests.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

export interface Request {
  message: string;
  sessionId: string;
  city?: string | undefined;
  state?: string | undefined;
  /** Of the page: of the answer too, unless the message is certainly in the other one. */
  language: ChatLanguage;
  /** Who asks, if what they saved may order the answer. */
  likedBy?: string | undefined;
  /** The number of this message in its session, as the client counts; else ours. */
  turn?: number | undefined;
  /** The answer before, if the visitor stopped it. */
  stopped?: Stopped | undefined;
  /** The visitor declined tracking (Sec-GPC): nothing is kept beside the conversation itself. */
  declinesTracking?: boolean | undefined;
}

export interface Answered {
  answer: ChatAnswer;
  /** Remembers the answer, or the part of it that was seen. Never throws: who has an answer keeps it. */
  keep: (seen?: Seen) => Promise<void>;
}

const WORDS = { en, es };

/**
 * Answers a request by searching our own data. Every event, price, date and link of the answer is that of an event which this
 * search returned. With a language model it understands the request and may word the answer, within what that search backs; without one, or
 * where it gives no usable answer, a reader understands the request and the sentences are ours. Nothing is written: the caller shows the
 * answer, then keeps it. Throws the signal's reason if the visitor has left.
 */
export async function answerRequest(deps: ReadDeps, request: Request, talker?: Talker): Promise<Answered> {
  const home = homeOf(request);
  const [city, recalled, liking] = await Promise.all([
    // All three at once: what somebody saved costs no wait of its own.
    findCity(deps, home.city, home.state),
    recall(deps, request.sessionId),
    likingOf(deps, request.likedBy),
  ]);
  const conversation = withoutUnseen(recalled, request.stopped);
  const today = localOf(deps.clock.now(), city?.timezone ?? DEFAULT_ZONE).slice(0, 10);
  const language = languageOf(request.message) ?? request.language;
  const words = WORDS[language];
  const situation: Situation = {
    message: request.message,
    language,
    home,
    city,
    today,
    conversation,
    liking,
    words,
  };
  const { last, shown } = conversation;
  const hasTold = shown.at(-1)?.isTold === true;
  const reading = readRequest(request.message, last, today, shown.length > 0, hasTold);
  const byModel =
    talker?.model.name != null && needsModel(request.message, reading.ask)
      ? await answerByModel(deps, talker, situation).catch((error: unknown) => {
          if (!talker.signal?.aborted)
            deps.log.error('the concierge’s model could not be used', { error: messageOf(error) });
          return null;
        })
      : null;
  talker?.signal?.throwIfAborted();
  const ask: Ask = byModel ? { kind: 'find' } : reading.ask;
  const { said, place } = byModel ?? (await answerByReader(deps, situation, reading));
  const answer = answerOf(said, { language, words, place, today, liking, turns: conversation.turns });
  const turn = request.turn ?? conversation.turns + 1;
  const hasModel = talker?.model.name != null;
  const unmet = request.declinesTracking
    ? null
    : unmetBy({ ask: reading.ask, wish: reading.wish, last: conversation.last, said, place });
  return {
    answer,
    keep: (seen = { characters: answer.message.length, events: said.events.length }) =>
      keepAnswer(deps, request, { ask, said, answer, seen, turn, conversation, hasModel, unmet }).catch(
        (error: unknown) => {
          deps.log.error('an answer of the concierge was not remembered', { error: messageOf(error) });
        },
      ),
  };
}
