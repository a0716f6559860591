import { IDLE_WORDS } from './idle-words.ts';
import { setOf } from './listed.ts';
import { isSpanishVerb, withoutDiminutive } from './spanish-forms.ts';
import { isLoose, isTopical } from './topic-lexicon.ts';
import { COMMON_NAMES, COMMON_OTHERS, COMMON_SPANISH } from './vocabulary/common-words.ts';
import { EVERYDAY_ES } from './vocabulary/everyday-es.ts';
import { NAMES_ES } from './vocabulary/names-es.ts';
import { WEEKDAY } from './weekdays.ts';

const NAMES = setOf(`${COMMON_NAMES} ${NAMES_ES}`);
const OTHERS = setOf(COMMON_OTHERS);
const SPANISH = setOf(`${COMMON_SPANISH} ${EVERYDAY_ES}`);

/**
 * What a word can say of what somebody looks for. `topic`: something to do. `name`: an everyday noun or adjective, which says it beside a topic.
 * `rare`: in no vocabulary, so it may be the name of something. `idle`: nothing.
 */
export type Sense = 'topic' | 'name' | 'rare' | 'idle';

/** Spanish verbs with their endings, and superlatives; English participles without their last letter. */
const VERB =
  /(?:aron|ieron|aste|iste|arme|erme|irme|arte|erte|irte|arse|erse|irse|arlo|arla|erlo|erla|arnos|ernos|irnos|andome|iendo|yendo|aremos|eremos|iremos|isim[oa]s?|mente)$|^[a-z]{3,}(?:in'|ing)$/;
const GERUND = /^(.{3,})(?:in|ing|ed)$/;

/** Days and months that no reader took say nothing of what is looked for. */
const WHEN = new RegExp(`^(?:${WEEKDAY}|tonight|tomorrow|today|week|weekend|month|mes|semana)$`);

/** Whether a word is a day, a week or a month. */
export const isOfCalendar = (word: string) => WHEN.test(word);

/** Letters of one row of the keyboard, or without a vowel in between. */
const MASHED = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|(?:jk){2}|[bcdfghjklmnpqrstvwxz]{6}/;

export function senseOf(word: string): Sense {
  if (/^[2-9]0s$/.test(word)) return 'name';
  if (isOfCalendar(word)) return 'idle';
  if (MASHED.test(word) && !isTopical(word)) return 'idle';
  if (
    /^[^aeiouy]{3,}$|^(?:a+h+|u+h+|h+m+|mm+|o+h+|e+h+|z+|a+w+|woo+|yee+)[a-z]{0,3}$|^(?:he+y+|hi+|yo+|ye+s+|no+|hey+a+)$/.test(
      word,
    ) &&
    !isTopical(word)
  )
    return 'idle';
  if (IDLE_WORDS.has(word)) return 'idle';
  if (isTopical(word)) return 'topic';
  if (NAMES.has(word) || isLoose(word)) return 'name';
  if (isCommon(word)) return 'idle';
  const [, stem = ''] = GERUND.exec(word) ?? [];
  if (stem !== '' && [stem, `${stem}e`, stem.slice(0, -1)].some((verb) => isEveryday(verb))) return 'idle';
  if (VERB.test(word) || isSpanishVerb(word)) return 'idle';
  const plain = withoutDiminutive(word);
  if (plain.some((base) => isTopical(base))) return 'topic';
  if (plain.some((base) => isCommon(base) || IDLE_WORDS.has(base))) return 'idle';
  const singular = word.replace(/(?:es|s|'s)$/, '');
  if (singular !== word && NAMES.has(singular)) return 'name';
  return singular !== word && (isCommon(singular) || IDLE_WORDS.has(singular)) ? 'idle' : 'rare';
}

/** The same within the name of an event, which may be of everyday words: only grammar and verbs say nothing there. */
export function senseInName(word: string): Sense {
  const sense = senseOf(word);
  return sense !== 'idle' || IDLE_WORDS.has(word) || VERB.test(word) || OTHERS.has(word) ? sense : 'name';
}

const isCommon = (word: string) => OTHERS.has(word) || SPANISH.has(word);

/** Whether a word is one of everyday Spanish. */
export const isSpanish = (word: string) => SPANISH.has(word);

/** Whether a word is one of everyday speech, so that it is neither a slip nor a name. */
export const isEveryday = (word: string) => isCommon(word) || NAMES.has(word) || IDLE_WORDS.has(word) || isLoose(word);
