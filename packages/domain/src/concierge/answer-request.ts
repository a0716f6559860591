import type { ChatAnswer, ChatLanguage } from '@marquee/contract';
import { DEFAULT_ZONE } from '@marquee/contract';
import { messageOf } from '@marquee/kernel';
import { findCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { localOf } from '../places/index.ts';
import { type Conversation, recall, remember, type Shown } from './conversation.ts';
import { find, type Said, type Sought } from './find.ts';
import { findLike } from './like.ts';
import { listingPath } from './listing-path.ts';
import { answerByModel } from './model/answer-by-model.ts';
import { needsModel } from './model/needs-model.ts';
import type { Talker } from './model/talker.ts';
import { homeOf, placed } from './place-of.ts';
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
  language: ChatLanguage;
}

const WORDS = { en, es };
const SEARCHING: ReadonlySet<Ask['kind']> = new Set(['find', 'again', 'like', 'later', 'earlier']);

/**
 * Answers a request by searching our own data. Every event, price, date and link of the answer is that of an event which this
 * search returned. With a language model it understands the request and may word the answer, within what that search backs; without one, or
 * where it gives no usable answer, a reader understands the request and the sentences are ours.
 */
export async function answerRequest(deps: ReadDeps, request: Request, talker?: Talker): Promise<ChatAnswer> {
  const home = homeOf(request);
  const [city, conversation] = await Promise.all([
    findCity(deps, home.city, home.state),
    recall(deps, request.sessionId),
  ]);
  const today = localOf(deps.clock.now(), city?.timezone ?? DEFAULT_ZONE).slice(0, 10);
  const words = WORDS[request.language];
  const situation: Situation = {
    message: request.message,
    language: request.language,
    home,
    city,
    today,
    conversation,
    words,
  };
  const reading = readRequest(request.message, conversation.last, today);
  const byModel =
    talker?.model.name != null && needsModel(request.message, reading.ask)
      ? await answerByModel(deps, talker, situation).catch((error: unknown) => {
          deps.log.error('the concierge’s model could not be used', { error: messageOf(error) });
          return null;
        })
      : null;
  const ask: Ask = byModel ? { kind: 'find' } : reading.ask;
  const { said, place } = byModel ?? (await answerByReader(deps, situation, reading));
  const answer = answerOf(said, { words, place, today, turns: conversation.turns });
  const isKept = ask.kind === 'thanks' || ask.kind === 'help' || ask.kind === 'hello';
  if (!isKept) {
    const isNew = ask.kind === 'reset';
    const line = { person: request.message, concierge: answer.message };
    await remember(deps, request.sessionId, {
      wish: said.wish,
      shown: [
        ...(isNew ? [] : conversation.shown),
        ...said.events.map(({ id, startDate }) => ({ id, start: startDate })),
      ],
      lines: talker?.model.name == null || isNew ? [] : [...conversation.lines, line],
    });
  }
  return answer;
}

async function answerByReader(
  deps: ReadDeps,
  { home, city, today, conversation, words }: Situation,
  { ask, wish: read }: Reading,
): Promise<{ said: Said; place: Place }> {
  const { wish, place } = await placed(deps, read, home);
  const sought: Sought = { ask, wish, place, today, words, beyond: beyondOf(ask, conversation) };
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
const latestOf = (shown: readonly Shown[]) => shown.slice(-3);

function beyondOf(ask: Ask, { shown }: Conversation): Beyond {
  const starts = latestOf(shown)
    .map(({ start }) => start)
    .sort();
  if (ask.kind === 'again' || ask.kind === 'like') return { shown: new Set(shown.map(({ id }) => id)) };
  if (ask.kind === 'later' && starts.length > 0) return { startsAfter: starts.at(-1) ?? '' };
  if (ask.kind === 'earlier' && starts.length > 0) return { startsBefore: starts[0] ?? '' };
  return {};
}

function answerOf(
  { wish, nearby, events, suggestions, followUpQuestions, emotion, sentences, hasListing }: Said,
  { today, words, place, turns }: { today: string; words: Words; place: Place; turns: number },
): ChatAnswer {
  return {
    message: sentences[turns % sentences.length] ?? '',
    emotion,
    suggestions,
    followUpQuestions,
    recommendedEvents: events.map((event) => ({ ...event, reasons: reasonsOf(event, { wish, nearby, today, words }) })),
    listing: hasListing ? listingPath(place, wish, today) : null,
  };
}
