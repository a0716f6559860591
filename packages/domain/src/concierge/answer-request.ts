import type { ChatAnswer, ChatLanguage } from '@marquee/contract';
import { DEFAULT_ZONE } from '@marquee/contract';
import { findCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { localOf } from '../places/index.ts';
import { type Conversation, recall, remember, type Shown } from './conversation.ts';
import { find, type Said, type Sought } from './find.ts';
import { findLike } from './like.ts';
import { listingPath } from './listing-path.ts';
import { homeOf, placed } from './place-of.ts';
import { readRequest } from './reading/read-request.ts';
import type { Ask } from './reading/wish.ts';
import { reasonsOf } from './reasons.ts';
import { talk } from './talk.ts';
import type { Beyond } from './tools.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

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
 * search returned; the sentences around them are ours.
 */
export async function answerRequest(deps: ReadDeps, request: Request): Promise<ChatAnswer> {
  const home = homeOf(request);
  const [row, conversation] = await Promise.all([
    findCity(deps, home.city, home.state),
    recall(deps, request.sessionId),
  ]);
  const today = localOf(deps.clock.now(), row?.timezone ?? DEFAULT_ZONE).slice(0, 10);
  const { ask, wish: read } = readRequest(request.message, conversation.last, today);
  const words = WORDS[request.language];
  const { wish, place } = await placed(deps, read, home);
  const sought: Sought = { ask, wish, place, today, words, beyond: beyondOf(ask, conversation) };
  const said = SEARCHING.has(ask.kind) ? await search(deps, sought, conversation) : await talk(deps, sought, row);
  const isKept = ask.kind === 'thanks' || ask.kind === 'help' || ask.kind === 'hello';
  if (!isKept) {
    const kept = ask.kind === 'reset' ? [] : conversation.shown;
    await remember(deps, request.sessionId, said.wish, [
      ...kept,
      ...said.events.map(({ id, startDate }) => ({ id, start: startDate })),
    ]);
  }
  return answerOf(said, { sought, turns: conversation.turns });
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

function answerOf(said: Said, { sought, turns }: { sought: Sought; turns: number }): ChatAnswer {
  const { today, words, place } = sought;
  const { wish, nearby, events, suggestions, followUpQuestions, emotion, sentences } = said;
  return {
    message: sentences[turns % sentences.length] ?? '',
    emotion,
    suggestions,
    followUpQuestions,
    recommendedEvents: events.map((event) => ({ ...event, reasons: reasonsOf(event, { wish, nearby, today, words }) })),
    listing: said.hasListing ? listingPath(place, wish, today) : null,
  };
}
