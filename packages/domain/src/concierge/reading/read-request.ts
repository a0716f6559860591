import { Phrase, plain } from './phrase.ts';
import { readAsk } from './read-ask.ts';
import { readDays } from './read-days.ts';
import { readExclusions, readHours, readParty, readPrice, readSort, readWithin } from './read-limits.ts';
import { readPlace } from './read-place.ts';
import { readTopic } from './read-topic.ts';
import { spelled } from './spelling.ts';
import { NO_WISH, type Reading, type Wish } from './wish.ts';

/** Asks about everything, so nothing of the last request stays. */
const WHOLE =
  /\b(?:what's (?:on|happening|going on|up)|what is (?:on|happening|going on)|things to do|something to do|anything (?:to do|on|happening|free to do)|events? (?:this|on|in|for|tomorrow|tonight)|ideas|activities|actividades|do you recommend|recomiendas|surprise me|que hay|que puedo hacer)\b/;
/** Takes up the last request: what is not named again stays. */
const TAKES_UP = /^ *(?:and|what about|how about|y|que tal|instead|only|just|solo|but|or|also)\b/;

/**
 * Reads a request in a visitor's words, in English or Spanish, without a model: the same words always give the same filters. A message
 * that names no topic of its own refines the last request.
 * @param today the local day at the visitor's city
 */
export function readRequest(message: string, last: Wish | null, today: string): Reading {
  const phrase = new Phrase(spelled(plain(message)));
  const text = phrase.rest;
  const asked = readAsk(phrase);
  if (asked && !['again', 'like', 'later', 'earlier'].includes(asked.kind)) return { ask: asked, wish: NO_WISH };
  const { said, isFree } = readFilters(phrase, today);
  const ask = asked ?? ({ kind: 'find' } as const);
  return {
    ask,
    wish: last && ask.kind !== 'like' && !WHOLE.test(text) ? joined(last, said, isFree, TAKES_UP.test(text)) : said,
  };
}

function readFilters(phrase: Phrase, today: string): { said: Wish; isFree: boolean | null | undefined } {
  const { free, ...price } = readPrice(phrase);
  const hours = readHours(phrase);
  const within = readWithin(phrase);
  const party = readParty(phrase);
  const days = readDays(phrase, today);
  const not = readExclusions(phrase);
  const sort = price.sort ? {} : readSort(phrase);
  const place = readPlace(phrase);
  const topic = readTopic(phrase);
  const said = {
    ...topic,
    ...days,
    ...hours,
    ...price,
    ...(free ? { free } : {}),
    ...party,
    ...sort,
    ...within,
    ...place,
    not,
  };
  return { said, isFree: free };
}

const hasTopic = ({ categories, words }: Wish) => categories.length > 0 || words !== undefined;

/** The last request with what the new one says. */
function joined(last: Wish, said: Wish, isFree: boolean | null | undefined, takesUp: boolean): Wish {
  if (hasTopic(said) && !takesUp) return said;
  const topic = hasTopic(said) ? { categories: said.categories, words: said.words } : {};
  const days =
    said.from === undefined ? {} : { from: said.from, to: said.to, part: said.part, isWeekend: said.isWeekend };
  const { categories: _, words: __, not, ...rest } = said;
  const joinedNot = {
    categories: [...new Set([...last.not.categories, ...not.categories])].slice(0, 8),
    words: [...new Set([...last.not.words, ...not.words])].slice(0, 6),
  };
  const wish: Wish = { ...last, ...rest, ...days, ...topic, not: joinedNot };
  if (isFree === null) delete wish.free;
  const unwanted = new Set(not.categories);
  wish.categories = wish.categories.filter((category) => !unwanted.has(category));
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Wish;
}

/** The wish that the next message goes on from. What asks for no events leaves the last one as it is, and "start over" forgets it. */
export function goesOnWith({ ask, wish }: Reading, last: Wish | null): Wish | null {
  if (ask.kind === 'reset') return null;
  return isTalk(ask) ? last : wish;
}

const isTalk = ({ kind }: Reading['ask']) => !['find', 'again', 'like', 'later', 'earlier'].includes(kind);
