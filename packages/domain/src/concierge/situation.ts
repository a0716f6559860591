import type { ChatLanguage } from '@marquee/contract';
import type { CityRow } from '../cities/index.ts';
import type { Conversation } from './conversation.ts';
import type { Liking } from './liking.ts';
import type { Place } from './tools.ts';
import type { Words } from './words/words.ts';

/** A message and what is known when it comes. */
export interface Situation {
  message: string;
  language: ChatLanguage;
  /** The visitor's city. */
  home: Place;
  /** Its row; null if it is none of the gazetteer. */
  city: CityRow | null;
  today: string;
  conversation: Conversation;
  liking: Liking | null;
  words: Words;
}
