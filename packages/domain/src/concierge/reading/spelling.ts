import { isBroad } from './broad-words.ts';
import { unglued } from './glued-words.ts';
import { isTopical, TOPIC_WORDS } from './topic-lexicon.ts';
import { ACTS } from './vocabulary/set-phrases.ts';
import { SHORT_FORMS } from './vocabulary/short-forms.ts';
import { isEveryday } from './words-of.ts';

/** Names of acts are no slips. */
const OF_ACTS = new Set(ACTS.join(' ').split(/[^a-z]+/));

/** Words that decide much beside the topics. */
const OFTEN =
  `tonight tomorrow weekend weekends monday tuesday wednesday thursday friday saturday sunday morning afternoon evening january february september october november december
  concert concerts music outdoor outdoors cheaper romantic friends family birthday thanksgiving sabado domingo viernes miercoles lunes martes jueves octubre noviembre diciembre conciertos
  semana festival festivals downtown cheap workshop workshops classes
  something anything actually instead probably definitely everything happening restaurant restaurants nightlife museum museums theater theaters
  manana gratis gratuito barato baratos domingos sabados noviembre diciembre septiembre espectaculo exposicion temprano techado techada techados infantil infantiles seniors mediados principios inicios finales comienzos quiero necesito bailar`
    .split(/\s+/)
    .filter((word) => word !== '');
const CANDIDATES = new Map<string, string[]>();
for (const word of new Set([...OFTEN, ...TOPIC_WORDS]))
  if (word.length >= 5 && /^[a-z]+$/.test(word))
    CANDIDATES.set(word[0] ?? '', [...(CANDIDATES.get(word[0] ?? '') ?? []), word]);
const KNOWN = new Set(OFTEN);

/** Behind `ay`, which is cried out and no slip of `hay`. */
const CRIED = /^(?: (?:bendito|dios|ay|caramba|mami|papi|amor|pero|perdon|mija|mijo)\b|[,.!])/;

/** Corrects unknown words that are a slip away from one that says much, and spells out short forms. A name behind `in` stays as it is. */
export function spelled(text: string): string {
  return squeezed(text)
    .replace(/\b(1[0-2]|[1-9])([0-5][05])(?= ?-?(?:ish|am|pm)\b)/g, '$1:$2')
    .replace(/(?<=\$\d{0,2})(?<=[\d$])o(?![\p{L}\d])/gu, '0')
    .replace(/\b(?:(?:around|about|at|like) )*(\d{1,2}(?::\d\d)?) ?([ap]m)?-?ish\b/g, 'at $1 $2')
    .replace(/\bnoche (?=(?:vieja|buena)\b(?! (?:onda|musica|comida)))/g, 'noche')
    .replace(
      /(?:(?<=\b(?:que|q|k|ke|no|si|donde|ya|tambien) )|(?<=^|[,.;?!] ?))ai(?= (?:algo|algun|un[oa]?s?\b|alguien|event|conciert|musica|fiesta|baile|cosas|planes|que|para|pa|en|el|la|hoy|este|clases?|cine))/g,
      'hay',
    )
    .replace(/\bpa['’`]l\b/g, 'para el')
    .replace(/\bpa['’`](?=\s|$)/g, 'para')
    .replace(/\bx (?=la |el |las |los |favor)/g, 'por ')
    .replace(
      /(?<=\p{L}\S* )4 (?=(?:the|my|our|a|an|me|us|lil|little|teens|kids|adults|free|sure|\d+ (?:people|kids))\b)/gu,
      'for ',
    )
    .replace(
      /(?<![\p{L}\d'&-])(?:(in|near|en|at|called|(?:me|te|se|nos|le|les)(?= \p{L}+(?:[ae][sn]?|aba|aste)(?![\p{L}]))) )?([\p{L}\d]+)(?![\p{L}\d'&-])/gu,
      (whole, before: string | undefined, word: string, at: number, all: string) => {
        if (word === 'ay' && CRIED.test(all.slice(at + whole.length))) return whole;
        if (Object.hasOwn(SHORT_FORMS, word)) return `${before ? `${before} ` : ''}${SHORT_FORMS[word]}`;
        if (before !== undefined && !word.endsWith('ber')) return whole;
        return `${before ? `${before} ` : ''}${nearest(word)}`;
      },
    );
}

/** A letter written three times and more is written once or twice: `pleaseee`, `jazzzz`. */
function squeezed(text: string): string {
  return text.replace(/[\p{L}]*(\p{L})\1{2,}[\p{L}]*/gu, (word) => {
    const twice = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
    return isEveryday(twice) || isTopical(twice) || KNOWN.has(twice) ? twice : word.replace(/(\p{L})\1{2,}/gu, '$1');
  });
}

/** How a word sounds, so that `krafts` is `crafts` and `savado` is `sabado`. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/qu|c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');
const SOUNDS = new Map<string, string>();
for (const word of [...OFTEN, ...TOPIC_WORDS])
  if (word.length >= 4 && /^[a-z]+$/.test(word) && !SOUNDS.has(soundOf(word))) SOUNDS.set(soundOf(word), word);

function nearest(word: string): string {
  if (
    word.length < 3 ||
    !/^[a-z]+$/.test(word) ||
    KNOWN.has(word) ||
    isEveryday(word) ||
    isEveryday(word.replace(/s$/, '')) ||
    isTopical(word) ||
    isBroad(word)
  )
    return word;
  if (OF_ACTS.has(word)) return word;
  // `kayakin`, `stargazn`.
  const doing = word.replace(/i?n$/, 'ing');
  if (word.length > 5 && doing !== word && (isTopical(doing) || isTopical(doing.replace(/ing$/, '')))) return doing;
  const whole = unglued(word, (part) => isEveryday(part) || isTopical(part) || KNOWN.has(part));
  if (whole !== word) return whole;
  const short = word.length <= 5 ? SHORT_NAMES.find((known) => isOneSlip(word, known)) : undefined;
  return short ?? SOUNDS.get(soundOf(word)) ?? (word.length < 5 ? word : closest(word));
}

/** Short words that decide much, in which a letter is missing or two changed places. */
const SHORT_NAMES =
  'night nights party show shows kids with free book week music food game games jazz wine beer play this that near town tour walk yoga film movie today craft dance class bingo time watch talk sale noche fiesta baile musica gratis cine feria teatro'.split(
    ' ',
  );

/** Two neighbors changed places, or one letter behind the first is missing. */
function isOneSlip(word: string, known: string): boolean {
  const letters = [...known];
  if (word.length === known.length)
    return letters.some(
      (letter, at) =>
        at + 1 < known.length &&
        letter !== known[at + 1] &&
        known.slice(0, at) + (known[at + 1] ?? '') + letter + known.slice(at + 2) === word,
    );
  return (
    word.length === known.length - 1 &&
    word.length >= 4 &&
    letters.some((_, at) => at > 0 && known.slice(0, at) + known.slice(at + 1) === word)
  );
}

function closest(word: string): string {
  let best = word;
  let least = 3;
  for (const known of CANDIDATES.get(word[0] ?? '') ?? []) {
    const most = known.length >= 10 && word.length >= 10 ? 2 : 1;
    if (Math.abs(known.length - word.length) > most) continue;
    const slips = slipsBetween(word, known, Math.min(most, least - 1));
    if (slips < least) [best, least] = [known, slips];
    if (least === 1 && isPlain(word, best)) break;
  }
  return best;
}

/** The last letter decides meanings: `musical` is no `music`, `camper` no `camp`. */
const isPlain = (word: string, known: string) => word.at(-1) === known.at(-1);

const isVowel = (letter = '') => /[aeiouy]/.test(letter);

/** Letters too many, too few or different, or two that changed places; more than `most` counts as infinite. */
function slipsBetween(word: string, known: string, most: number): number {
  if (!isPlain(word, known) && word.slice(-2) !== `${known.at(-1)}${known.at(-2)}`) return Number.POSITIVE_INFINITY;
  // In a short word another letter makes another word: `print` is no `paint`.
  const substitution = known.length < 7 ? 2 : 1;
  let before: number[] = [];
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= known.length; j += 1) {
      const cost = word[i - 1] === known[j - 1] ? 0 : isVowel(word[i - 1]) && isVowel(known[j - 1]) ? 1 : substitution;
      let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && word[i - 1] === known[j - 2] && word[i - 2] === known[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    [before, row] = [row, next];
  }
  const slips = row[known.length] ?? Number.POSITIVE_INFINITY;
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}
