import { usStates } from '@marquee/kernel';
import { takeAbroad } from './abroad.ts';
import { cityAt, isPlainly } from './city-names.ts';
import { isNounless } from './grammar.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { isTopical } from './topic-lexicon.ts';
import { TOPICS } from './topic-words.ts';
import { isEveryday } from './words-of.ts';

const CODES = Object.keys(usStates).map((code) => code.toLowerCase());
const NAMES = [
  ...Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code] as const),
  ...Object.entries({
    'carolina del sur': 'SC',
    'carolina del norte': 'NC',
    'nueva jersey': 'NJ',
    'nuevo mexico': 'NM',
    luisiana: 'LA',
    pensilvania: 'PA',
    misuri: 'MO',
    misisipi: 'MS',
    tejas: 'TX',
  }),
];
/** Codes that are also words stand behind a comma alone. */
const isWord = (code: string) => /^(?:or|in|me|hi|ok|de|la|oh|pa|ma|al|mi|id|co|ne|va)$/.test(code);
const PLAIN_CODES = CODES.filter((code) => !isWord(code)).join('|');
const WORDY_CODES = CODES.filter(isWord).join('|');
const byLength = (a: string, b: string) => b.length - a.length;
const STATE_NAMES = NAMES.map(([name]) => name)
  .toSorted(byLength)
  .join('|');
const WORD = "[\\p{L}][\\p{L}.'-]*";
const CITY = `(${WORD}(?: ${WORD}){0,2}?)`;
const IN =
  '(?<!interested |participate |believe |specialize |into |check |back |get |dropped |fit |fill |born |served |raised |stationed |deployed |grew up |ir |step )(?:in|near|around|outside(?: of)?|close to|over in|down in|up in|out in|visiting|en|cerca de|por|alla en|aqui en)';
/** After a distance. */
const OF = '(?<=\\| ?)(?:of|from|de)';
const END = '(?= *(?:\\||$|[.,?!:;]))';
/** A code that is a word, too, ends what is said. */
const LAST = '(?= *(?:$|[.?!]))';
const LED = new RegExp(`(?:^| )(?:${IN}) $`);
/** Words that may lead to a place, and to much else. */
const LOOSELY_LED = /(?:^| )(?:at|to|of|from|de|a|hasta) $/;
/** What is named after a saint. */
const NAMED_AFTER =
  /(?:iglesia|parroquia|capilla|escuela|colegio|hospital|fiestas? de|plaza|parque|templo|virgen|dia de|church|school) (?:de )?$/;
/** What is measured from a place. */
const AWAY =
  /\b(?:miles?|mi|millas|far|lejos|minutes|mins|minutos|blocks|distance|drive|cerca) (?:away )?(?:of|from|de)\b/;
/** After `in`, and no place. */
const NO_PLACE = new Set(
  'vivo person persona english spanish ingles espanol castellano latin general advance bed town here there me us work home casa familia pareja serio total particular mood meantime case fact order charge public private line need love tune style costume drag tow shape honor celebration english-language area vicinity region grupo forma lugar noon ya downtown centro cartelera escena dinnertime suppertime lunchtime bedtime naptime'.split(
    ' ',
  ),
);
/** Cities of the country by their names in Spanish, and by short ones. */
const CALLED: Readonly<Record<string, string>> = {
  'nueva york': 'New York',
  'nueva orleans': 'New Orleans',
  filadelfia: 'Philadelphia',
  nyc: 'New York',
  nola: 'New Orleans',
  philly: 'Philadelphia',
  vegas: 'Las Vegas',
  sf: 'San Francisco',
  atl: 'Atlanta',
  la: 'Los Angeles',
  dc: 'Washington',
  'washington dc': 'Washington',
  'washington d.c.': 'Washington',
  'washington, dc': 'Washington',
  chs: 'Charleston',
  clt: 'Charlotte',
};
const SHORT = 'vegas|washington,? d\\.?c\\.?|nueva york|nueva orleans|filadelfia|nyc|nola|philly|atl';

/** A place that is named after `in`, or with its state: `in Charlotte, NC`, `in Savannah georgia`, `Durham NC`, `in Charleston`, `in Charleston or Greenville`. */
export function readPlace(phrase: Phrase, isTold = false): { city?: string; state?: string; orCity?: string } {
  const isPlace = ([, name = '']: RegExpExecArray) => {
    const [first = ''] = name.split(' ');
    return (
      !NO_PLACE.has(first) &&
      !/^(?:el|la|los|las|the)$/.test(name) &&
      !isNounless(name.split(' ').at(-1) ?? '') &&
      (cityAt(name.split(' ')) !== null || !isTopical(first))
    );
  };
  const full =
    phrase.takeIf(
      pattern(`\\b${IN} ${CITY}(?:,? (${STATE_NAMES}|${PLAIN_CODES})|, ?(${WORDY_CODES}))(?= |$|[.,?!])`, 'u'),
      isPlace,
    ) ??
    phrase.takeIf(
      pattern(
        `(?<= |^)(${WORD}(?: ${WORD})?), ?(?:(${STATE_NAMES}|${PLAIN_CODES})${END}|(${WORDY_CODES})${LAST})`,
        'u',
      ),
      isPlace,
    ) ??
    phrase.takeIf(pattern(`(?<=[|,.?!] ?|^ )${CITY},? (${STATE_NAMES})${END}`, 'u'), isPlace);
  if (full) return { city: named(full[1] ?? ''), state: codeOf(full[2] ?? full[3] ?? '') };
  const abroad = takeAbroad(phrase);
  if (abroad !== null) return { city: named(abroad) };
  const either = phrase.takeIf(
    pattern(`\\b${IN} (?:either )?${CITY} (?:or|and|o|y|&) ${CITY}${END}`, 'u'),
    ([, ...names]) =>
      names
        .slice(0, 2)
        .every((name) => cityAt(name.split(' ')) !== null || !name.split(' ').every((word) => isNoPlace(word))),
  );
  if (either) return { city: named(either[1] ?? ''), orCity: named(either[2] ?? '') };
  const short = phrase.take(pattern(`\\b(?:(?:${IN}) )?(${SHORT})\\b`));
  if (short) return { city: named(short[1] ?? '') };
  const known = takeKnown(phrase);
  // What is told of somebody in words that nobody knows is mostly no place.
  if (known !== null || isTold) return known ?? {};
  for (const found of phrase.rest.matchAll(
    pattern(`(?:\\b${IN}|${OF}) (?!the |la |el |los |mi |my |our |a |an |un |una )(${WORD}(?: ${WORD}){0,2})`, 'gu'),
  )) {
    const name = placeIn(found[1] ?? '');
    const isOrigin = /^(?:of|from|de) /.test(found[0]) && !AWAY.test(phrase.whole);
    if (name === '' || (isOrigin && cityAt(name.split(' ')) === null)) continue;
    phrase.takeAt(found.index, found[0].length - (found[1] ?? '').length + name.length);
    return { city: named(name) };
  }
  return {};
}

/** The first known city that a word such as `in` leads to, or whose name is that of nothing else. A second one that `or` joins is taken along. */
function takeKnown(phrase: Phrase): { city: string; state?: string } | null {
  const places = [...phrase.rest.matchAll(/[\p{L}][\p{L}.'-]*/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/[.'](?:s)?$/, ''),
    index,
    end: index + word.length,
  }));
  for (const [at, { index }] of places.entries()) {
    const words = places.slice(at, at + 3).map(({ word }) => word);
    const city = cityAt(words);
    const last = places[at + (city?.words ?? 1) - 1];
    if (city === null || last === undefined || /[|,;!?]/.test(phrase.rest.slice(index, last.end))) continue;
    const text = phrase.rest.slice(0, index);
    const certain = LED.exec(text);
    const led = certain ?? LOOSELY_LED.exec(text);
    if (/^(?:el|la|los|las) /.test(city.name) && isTopical(city.name.split(' ').at(-1) ?? '')) continue;
    if (!certain && (!isPlainly(city) || /\b(?:the|an|my|our|el|la|un|una) $/.test(text))) continue;
    // `iglesia San José` is a church.
    if (/^(?:san|santa|santo) /.test(city.name) && NAMED_AFTER.test(text)) continue;
    const after = pattern(`^,? (${STATE_NAMES}|${PLAIN_CODES})(?= |$|[.,?!])`).exec(phrase.rest.slice(last.end));
    const from = led ? index - led[0].trimStart().length : index;
    phrase.takeAt(from, last.end - from + (after?.[0].length ?? 0));
    return { city: named(city.name), ...(after ? { state: codeOf(after[1] ?? '') } : {}) };
  }
  return null;
}

/** The words that may be a name: up to the first that is none. `san`, `new` and their like are never the last. */
function placeIn(text: string): string {
  const words = text.split(' ').map((word) => word.replace(/[.']+$/, ''));
  const isTitle = (word: string) =>
    /^(?:san|santa|saint|st|st\.|new|fort|ft|mount|mt|los|las|el|la|north|south|east|west|five|three|old|little|big|grand|palm|baton|salt|long|rock|college|lake|cape|myrtle|virginia|hilton|french)$/.test(
      word,
    );
  const name: string[] = [];
  for (const word of words) {
    const isLed = name.length > 0 && isTitle(name.at(-1) ?? '');
    if (!isLed && !isTitle(word) && (isNoPlace(word) || (name.length > 0 && isTopical(word)))) break;
    name.push(word);
  }
  while (name.length > 0 && isTitle(name.at(-1) ?? '') && name.length === 1) name.pop();
  return name.length === 0 || (name.length === 1 && isNoPlace(name[0] ?? '')) ? '' : name.join(' ');
}

function isNoPlace(word: string): boolean {
  return (
    NO_PLACE.has(word) ||
    isEveryday(word) ||
    isTopical(word) ||
    TOPICS.some(([topic]) => pattern(`^(?:${topic.source})$`).test(word))
  );
}

const codeOf = (name: string) => NAMES.find(([known]) => known === name)?.[1] ?? name.toUpperCase();
const named = (name: string) => CALLED[name] ?? titled(name.replace(/[.'-]+$/, ''));
const titled = (name: string) =>
  name.replace(/(^|[ .'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
