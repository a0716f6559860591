import { pattern } from './pattern.ts';
import { TOPICS } from './topic-words.ts';

/** Whether a word means a category and nothing narrower. */
export const isBroad = (word: string) => TOPICS.some(([name]) => pattern(`^(?:${name.source})$`).test(word));

/** Kinds that add nothing to the word before them. */
export const SHOWS = /^(?:shows?|nights?|noches?|events?|eventos?|concerts?|conciertos?|stuff|things?|gigs?)$/;
