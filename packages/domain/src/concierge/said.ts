import type { Emotion, Event, Town } from '@marquee/contract';
import type { Liking } from './liking.ts';
import type { NextSteps } from './next-steps.ts';
import type { Ask, Wish } from './reading/wish.ts';
import type { GivenUp } from './relax.ts';
import type { Beyond, Place } from './tools.ts';
import type { Words } from './words/words.ts';

export interface Sought {
  ask: Ask;
  /** As it was typed: it may hold the title of an event. */
  message: string;
  wish: Wish;
  place: Place;
  today: string;
  beyond: Beyond;
  liking: Liking | null;
  words: Words;
}

/** An answer before its events get their reasons. */
export interface Said extends NextSteps {
  /** Sentences of which one is said. */
  sentences: readonly string[];
  /** They are a language model's words. */
  byModel?: boolean;
  emotion: Emotion;
  events: Event[];
  nearby: Town[];
  /** What the events were found with: what is remembered and told. */
  wish: Wish;
  hasListing: boolean;
  /** It answers a question about what was shown: the wish and the list before it stay. */
  isTold?: true;
  /** What was given up so that something was found. */
  givenUp?: readonly GivenUp[];
}
