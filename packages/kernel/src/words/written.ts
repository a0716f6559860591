import type { Pair } from './define.ts';
import { isMessage, type MessageTime, type MessageValue, type Sentence } from './message.ts';
import { WORDS } from './tables.generated.ts';

type WordLanguage = 'en' | 'es';

const TABLE: Readonly<Record<string, Pair>> = WORDS;
const PLACES: Record<WordLanguage, 0 | 1> = { en: 0, es: 1 };

let current: () => WordLanguage = () => 'en';

/** Says in which language messages are written for whoever is being answered; without it, English. */
export function wordsAreIn(source: () => WordLanguage): void {
  current = source;
}

/** The words of a message, by default in the language of the answer that is being written. */
export function written(sentence: Sentence, language: WordLanguage = current()): string {
  if (typeof sentence === 'string') return sentence;
  const { code, values = {} } = sentence;
  const pair = Object.hasOwn(TABLE, code) ? TABLE[code] : undefined;
  // Stored by another version, whose words are not here.
  if (!pair) return [code, ...Object.values(values).map((value) => valueWords(value, language))].join(' ');
  const [one = '', more = one] = pair[PLACES[language]].split('|');
  const form = values.n === 1 ? one : more;
  return form.replace(/\{(\w+)\}/g, (_, name: string) => valueWords(values[name] ?? '', language));
}

/** For logs, programs, and letters to administrators. */
export function inEnglish(sentence: Sentence): string {
  return written(sentence, 'en');
}

function valueWords(value: MessageValue, language: WordLanguage): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 10 });
  if (Array.isArray(value)) return value.map((one: Sentence) => written(one, language)).join(' ');
  return isMessage(value) ? written(value, language) : timeWords((value as MessageTime).at, language);
}

/** The time zone of the console's days and times: that of the default city. */
export const CONSOLE_ZONE = 'America/New_York';
const ZONE_NAME = 'ET';
const MESES = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `Nov 23, 6:50 PM ET`, `23 nov, 6:50 p.m. ET`: in the zone of the console, which is named, since administrators may be anywhere. */
function timeWords(at: number, language: WordLanguage): string {
  const time = new Date(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    time.toLocaleString('en-US', { ...options, timeZone: CONSOLE_ZONE });
  const clock = part({ hour: 'numeric', minute: '2-digit' });
  // Narrow spaces are drawn as boxes by old mail programs.
  const plain = clock.replace(/[\u202f\u00a0]/g, ' ');
  if (language === 'en') return `${part({ month: 'short', day: 'numeric' })}, ${plain} ${ZONE_NAME}`;
  const spanish = plain.replace('AM', 'a.m.').replace('PM', 'p.m.');
  return `${part({ day: 'numeric' })} ${MESES[Number(part({ month: 'numeric' })) - 1]}, ${spanish} ${ZONE_NAME}`;
}
