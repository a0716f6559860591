import type { ChatLanguage, Event } from '@marquee/contract';
import { isUnseen } from '@marquee/kernel';
import { type About, FACTS, word } from './facts.ts';
import { isPlainName } from './plain-name.ts';
import { VOCABULARY } from './vocabulary.ts';

export interface Backing {
  /** The events that may be named, by the handles that the text names them with. */
  handles: ReadonlyMap<string, Event>;
  /** The events that stand beside the text. */
  cards: readonly Event[];
  today: string;
  language: ChatLanguage;
  /** The city that was searched. */
  city: string;
}

const MOST_CHARACTERS = 400;
const MOST_SENTENCES = 4;
const QUOTES: Record<ChatLanguage, readonly [string, string]> = { en: ['“', '”'], es: ['«', '»'] };
/** Where a sentence ends; a price or a time of day has no blank after its point. */
const SENTENCE = /[^.!?…]*(?:[.!?…](?![ \n]|$)[^.!?…]*)*[.!?…]*\s*/g;
/** What remains once events and facts are taken out: words, and the marks between them. */
const PLAIN = /^[\p{Script=Latin}\p{M}\s'’,;:.!?…¡¿()–—-]*$/u;

/**
 * The text of a model with the names of its events filled in, or null if it says anything that the events do not back. It may name an event by
 * its handle or, in quotation marks, by its exact title; state facts that are true of every event its sentence is about (of all cards, if it names
 * none); and use the words of a closed vocabulary. Everything else (other names, figures, links, marks of any markup) makes it null.
 */
export function checkWording(text: string, backing: Backing): string | null {
  const whole = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (whole.length > MOST_CHARACTERS || isUnseen(whole) || /\p{C}/u.test(whole)) return null;
  const sentences = (whole.match(SENTENCE) ?? []).filter((sentence) => sentence.trim() !== '');
  if (sentences.length > MOST_SENTENCES) return null;
  const checked = sentences.map((sentence) => checkSentence(sentence, backing));
  return checked.includes(null) ? null : checked.join('').trim();
}

function checkSentence(sentence: string, backing: Backing): string | null {
  const { handles, cards, language } = backing;
  const named: Event[] = [];
  let isBacked = true;
  const [open, close] = QUOTES[language];
  const filled = (event: Event | undefined) => {
    if (event && isPlainName(event.title, event.priceMin === 0)) named.push(event);
    else isBacked = false;
    return `${open}${event?.title ?? ''}${close}`;
  };
  const shown = sentence
    .replace(/\[([es]\d{1,2})\]/g, (_, handle: string) => filled(handles.get(handle)))
    // Titles as they stand, in any quotation marks; what was just filled in is found again, and once is enough.
    .replace(/[“"«]([^“”"«»]{1,120})[”"»]/g, (_, title: string) =>
      filled([...handles.values()].find((event) => event.title === title)),
    );
  if (!isBacked) return null;
  const about = named.length > 0 ? [...new Set(named)] : [...cards];
  return isPlain(shown.replace(/[“«][^”»]*[”»]/g, ' '), { ...backing, about }) ? shown : null;
}

/** Whether a sentence without its titles consists of true facts and known words. */
function isPlain(text: string, about: About & { language: ChatLanguage }): boolean {
  let rest = ` ${text} `;
  for (const { pattern, isTrue } of FACTS[about.language]) {
    let isBacked = true;
    rest = rest.replace(pattern, (...match: string[]) => {
      isBacked &&= isTrue(about, match);
      return ' ';
    });
    if (!isBacked) return false;
  }
  for (const name of namesOf(about)) rest = rest.replace(word(name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')), ' ');
  if (!PLAIN.test(rest)) return false;
  const words = rest
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase()
    .match(/[\p{L}']+/gu);
  return (words ?? []).every((one) => VOCABULARY[about.language].has(one));
}

/** Names of the place of every event that a sentence is about: its city, and its venue. */
function namesOf({ about, city }: About): string[] {
  const [first] = about;
  if (!first) return [city];
  const names = [first.city, ...(first.venue === null ? [] : [first.venue])];
  return names.filter(
    (name, at) => isPlainName(name) && about.every((event) => (at === 0 ? event.city === name : event.venue === name)),
  );
}
