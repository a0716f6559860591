import type { ChatAnswer, ChatLanguage } from '@marquee/contract';
import type { Liking } from './liking.ts';
import { listingPath } from './listing-path.ts';
import { reasonsOf } from './reasons.ts';
import type { Said } from './said.ts';
import type { Place } from './tools.ts';
import type { Words } from './words/words.ts';

interface Against {
  language: ChatLanguage;
  today: string;
  words: Words;
  place: Place;
  liking: Liking | null;
  turns: number;
}

/** What was found as the visitor gets it: one of its sentences, and the events with the reasons that hold for them. */
export function answerOf(
  { wish, nearby, events, suggestions, followUpQuestions, emotion, sentences, byModel = false, hasListing }: Said,
  against: Against,
): ChatAnswer {
  const { language, place, today, turns } = against;
  return {
    message: sentences[turns % sentences.length] ?? '',
    byModel,
    language,
    emotion,
    suggestions,
    followUpQuestions,
    recommendedEvents: events.map((event) => ({ ...event, ...reasonsOf(event, { ...against, wish, nearby }) })),
    listing: hasListing ? listingPath(place, wish, today) : null,
  };
}
