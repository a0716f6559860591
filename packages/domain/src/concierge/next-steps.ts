import { type Event, isUnder } from '@marquee/contract';
import type { Wish } from './reading/wish.ts';
import type { Words } from './words/words.ts';

/** What a visitor may want to say next. All of it is sent as it stands, so the reader has to understand it. */
export interface NextSteps {
  suggestions: string[];
  followUpQuestions: string[];
}

const SUGGESTIONS = 3;
const QUESTIONS = 2;

/** After an answer with events: what narrows or changes this request. */
export function afterEvents(wish: Wish, words: Words, shown: readonly Event[]): NextSteps {
  const { ask, followUp } = words;
  const isFree = wish.free === true || shown.every((event) => isUnder('free', event));
  const suggestions = [
    isFree ? null : ask.free,
    ask.else,
    wish.from === undefined ? ask.weekend : isLastDay(wish) ? ask.nextWeekend : ask.later,
    wish.sort === 'price' || isFree ? null : ask.cheaper,
  ];
  const followUpQuestions = [
    wish.party === undefined ? followUp.kids : null,
    followUp.like,
    wish.from === undefined ? followUp.tomorrow : followUp.weekend,
  ];
  return cut(suggestions, followUpQuestions);
}

/** After an answer without any: other ways. */
export function afterNothing(wish: Wish, words: Words): NextSteps {
  const { ask, followUp } = words;
  return cut(
    [
      wish.categories.includes('Music') ? ask.outdoor : ask.music,
      isLastDay(wish) ? ask.nextWeekend : ask.weekend,
      ask.kinds,
    ],
    [wish.free ? followUp.date : followUp.free, followUp.cities],
  );
}

/** Of the weekend that was asked for only its Sunday is left. */
const isLastDay = ({ isWeekend, from, to }: Wish) => isWeekend === true && from === to;

export function atFirst({ ask, followUp }: Words): NextSteps {
  return cut([ask.tonight, ask.weekend, ask.date], [followUp.free, followUp.outdoor]);
}

function cut(suggestions: ReadonlyArray<string | null>, questions: ReadonlyArray<string | null>): NextSteps {
  const said = (text: string | null): text is string => text !== null;
  return {
    suggestions: suggestions.filter(said).slice(0, SUGGESTIONS),
    followUpQuestions: questions.filter(said).slice(0, QUESTIONS),
  };
}
