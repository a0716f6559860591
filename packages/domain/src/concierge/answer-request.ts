import type { ChatAnswer, ChatLanguage } from '@marquee/contract';
import { DEFAULT_ZONE } from '@marquee/contract';
import { messageOf } from '@marquee/kernel';
import { findCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { localOf } from '../places/index.ts';
import { type Conversation, recall, remember, type Shown, type Stopped, withoutUnseen } from './conversation.ts';
import { find, type Said, type Sought } from './find.ts';
import { findLike } from './like.ts';
import { type Liking, likingOf } from './liking.ts';
import { listingPath } from './listing-path.ts';
import { answerByModel } from './model/answer-by-model.ts';
import { needsModel } from './model/needs-model.ts';
import type { Talker } from './model/talker.ts';
import { homeOf, placed } from './place-of.ts';
import { languageOf } from './reading/language-of.ts';
import { readRequest } from './reading/read-request.ts';
import type { Ask, Reading } from './reading/wish.ts';
import { reasonsOf } from './reasons.ts';
import type { Situation } from './situation.ts';
import { talk } from './talk.ts';
import type { Beyond, Place } from './tools.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { Words } from './words/words.ts';

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
}

/** As much of an answer as a visitor got: characters of its text, and how many of its events. */
export type Seen = Pick<Stopped, 'characters' | 'events'>;

export interface Answered {
  answer: ChatAnswer;
  /** Remembers the answer, or the part of it that was seen. Never throws: who has an answer keeps it. */
  keep: (seen?: Seen) => Promise<void>;
}

const WORDS = { en, es };
const SEARCHING: ReadonlySet<Ask['kind']> = new Set(['find', 'again', 'like', 'later', 'earlier']);

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
  const reading = readRequest(request.message, conversation.last, today);
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
  return {
    answer,
    keep: (seen = { characters: answer.message.length, events: said.events.length }) =>
      keep(deps, request, { ask, said, answer, seen, turn, conversation, hasModel }).catch((error: unknown) => {
        deps.log.error('an answer of the concierge was not remembered', { error: messageOf(error) });
      }),
  };
}

interface Given {
  ask: Ask;
  said: Said;
  answer: ChatAnswer;
  seen: Seen;
  turn: number;
  conversation: Conversation;
  hasModel: boolean;
}

/** What is remembered of an answer: its wish, the events that were seen, and with a model the words that were. */
async function keep(deps: ReadDeps, { message, sessionId }: Request, given: Given): Promise<void> {
  const { ask, said, answer, seen, turn, conversation, hasModel } = given;
  if (ask.kind === 'thanks' || ask.kind === 'help' || ask.kind === 'hello') return;
  const isNew = ask.kind === 'reset';
  const line = { person: message, concierge: answer.message.slice(0, seen.characters), turn };
  const shown = said.events.slice(0, seen.events).map(({ id, startDate }) => ({ id, start: startDate, turn }));
  await remember(deps, sessionId, {
    wish: said.wish,
    shown: [...(isNew ? [] : conversation.shown), ...shown],
    lines: !hasModel || isNew ? [] : [...conversation.lines, line],
  });
}

async function answerByReader(
  deps: ReadDeps,
  { home, city, today, conversation, liking, words }: Situation,
  { ask, wish: read }: Reading,
): Promise<{ said: Said; place: Place }> {
  const { wish, place } = await placed(deps, read, home);
  const sought: Sought = { ask, wish, place, today, words, beyond: beyondOf(ask, conversation), liking };
  return {
    said: SEARCHING.has(ask.kind) ? await search(deps, sought, conversation) : await talk(deps, sought, city),
    place,
  };
}

async function search(deps: ReadDeps, sought: Sought, { shown, last }: Conversation): Promise<Said> {
  const { ask } = sought;
  if (ask.kind === 'like') {
    const latest = latestOf(shown);
    const origin = latest[Math.min(ask.which, latest.length) - 1];
    const found = origin && (await findLike(deps, sought, origin.id));
    if (found) return found;
  }
  return find(deps, last === null && ask.kind !== 'find' ? { ...sought, ask: { kind: 'find' } } : sought);
}

/** The events of the last answer with some. */
const latestOf = (shown: readonly Shown[]) => shown.filter(({ turn }) => turn === shown.at(-1)?.turn);

function beyondOf(ask: Ask, { shown }: Conversation): Beyond {
  const starts = latestOf(shown)
    .map(({ start }) => start)
    .sort();
  if (ask.kind === 'again' || ask.kind === 'like') return { shown: new Set(shown.map(({ id }) => id)) };
  if (ask.kind === 'later' && starts.length > 0) return { startsAfter: starts.at(-1) ?? '' };
  if (ask.kind === 'earlier' && starts.length > 0) return { startsBefore: starts[0] ?? '' };
  return {};
}

interface Against {
  language: ChatLanguage;
  today: string;
  words: Words;
  place: Place;
  liking: Liking | null;
  turns: number;
}

function answerOf(
  { wish, nearby, events, suggestions, followUpQuestions, emotion, sentences, hasListing }: Said,
  against: Against,
): ChatAnswer {
  const { language, place, today, turns } = against;
  return {
    message: sentences[turns % sentences.length] ?? '',
    language,
    emotion,
    suggestions,
    followUpQuestions,
    recommendedEvents: events.map((event) => ({ ...event, ...reasonsOf(event, { ...against, wish, nearby }) })),
    listing: hasListing ? listingPath(place, wish, today) : null,
  };
}
