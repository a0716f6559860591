import type { Event } from '@marquee/contract';
import { folded } from '../../search-words/index.ts';

/** What an event says that is for those of thirteen to seventeen. */
const FOR_TEENS = /\b(?:teens?|teenagers?|youth|high[- ]school(?:ers?)?|adolescentes?|jovenes)\b/;
/** What is for the smallest, in so many words. */
const FOR_SMALL =
  /\b(?:bab(?:y|ies)|bebes?|toddlers?|preschool\w*|story ?times?|lap ?sit|pre-?k|hora del cuento|cuentacuentos)\b/;
const RANGE =
  /\b(?:ages?|edades|aged|de|for|para|from)?:? ?(\d{1,2}) ?(?:–|—|-|to|a|through|y) ?(\d{1,2})\b(?! ?(?:am|pm|:|%))/;
const FROM = /\b(\d{1,2}) ?(?:\+|and (?:up|over|older)|or older|years and up|anos en adelante|y mas)/;
const UP_TO = /\b(?:under|up to|through age|menores de|hasta(?: los)?) (\d{1,2})\b/;

/** The ages that a text names, both included; null where it names none. */
function agesIn(text: string): [number, number] | null {
  const range = RANGE.exec(text);
  if (range) return [Number(range[1]), Number(range[2])];
  const from = FROM.exec(text);
  if (from) return [Number(from[1]), 120];
  const upTo = UP_TO.exec(text);
  return upTo ? [0, Number(upTo[1])] : null;
}

/** The same of an event: what its source states as the ages, else what its description says behind the word. */
function agesOf({ ages, description }: Event): [number, number] | null {
  if (ages === 'all') return [0, 120];
  if (ages !== null) return agesIn(folded(ages));
  const [said] =
    /\b(?:ages?|aged|edades|de|under|menores de) (?:de )?\d[^.;]{0,20}/.exec(folded(description ?? '')) ?? [];
  return said === undefined || /^de \d+(?! a \d+ anos)/.test(said) ? null : agesIn(said);
}

/** Whether an event says that it is for teenagers, or states ages of which this is one. */
export function isForAge(event: Event, age: number): boolean {
  const ages = event.ages === 'all' ? null : agesOf(event);
  if (ages !== null && (age < ages[0] || age > ages[1])) return false;
  return FOR_TEENS.test(folded(`${event.title} ${event.description ?? ''}`)) || (ages !== null && ages[0] >= 8);
}

/** Whether what it states leaves out somebody of that age, or it is for the smallest in so many words. */
export function excludesAge(event: Event, age: number): boolean {
  const ages = agesOf(event);
  if (ages !== null) return age < ages[0] || age > ages[1];
  return FOR_SMALL.test(folded(event.title)) && !FOR_TEENS.test(folded(event.title));
}
