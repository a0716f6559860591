import { cityAt } from './city-names.ts';
import { NAME, PLAIN } from './dates-of-year.ts';
import { isTopical } from './topic-lexicon.ts';
import { WAS_EN, WAS_ES } from './vocabulary/past-verbs.ts';
import { WEEKDAY } from './weekdays.ts';

/** Where what is told ends, and something else is asked or told. */
const END =
  /[|.,;:!?]| (?:so|but|pero|asi que|then)(?= )| (?:and|y)(?= (?:i|we|i'm|im|now|would|want|wanna|need|my|ahora|quiero|queremos|tengo|estoy|estamos|busco|ando|it|he|she|they) )| (?=(?:is there|are there|any|anything|looking for|where|hay|busco|quiero|queremos|donde|there's|there is|theres) )/g;
const SUBJECTS = new Set(
  "i we he she they who my our his her their the mi mis nuestro nuestra su sus we've i've they've he's she's".split(
    ' ',
  ),
);
/** Before a verb at the beginning. */
const LEADS = new Set(
  'just also already never once only finally recently ya me nos se le yo nunca hoy and but so y because porque cuz'.split(
    ' ',
  ),
);
const PARTICIPLES =
  /^(?:need|want|wonder|hop|interest|suppos|bor|tir|excit|allow|relat|guid|bas|rat|load|retir|us|ne|se|fe|fr|re|b|sh|sp|bl|spe|indee|wedde?)(?:ed|ned)$/;
const IS_WAS = new Set([...WAS_EN, ...WAS_ES]);
/** Of whom it is told that they came: where they came is where they are. */
const CAME = /^(?:arrived|landed|moved|stopped|llegue|llegamos|aterrice|aterrizamos)$/;
const MONTH = new RegExp(
  `\\b(?:(?:in|since|back in|early|late|en|desde|a principios de|a finales de) ${NAME}|${PLAIN})(?: (?:of )?\\d{4})?(?= *(?:$|[|.,;!?]| \\p{L}))(?! \\d)`,
  'gu',
);
/** When it was stands before who did it. */
const WHEN_FIRST = /^ *(?:(?:then|and|back|so|luego|y) )*(?:in|on|en|el) \p{L}+ $/u;
const HOUR = /\b(?:at|around|a las?) \d{1,2}(?::\d\d)?(?: ?[ap]m)?(?: de la \p{L}+)?(?![\d-])/gu;
const DAY = new RegExp(
  `\\b(?:(?:on|since|last|every|that|el|los|desde el|cada) )?${WEEKDAY}s?(?: nights?| mornings?)?(?= |$|[|.,;!?])`,
  'gu',
);
const SINCE = new RegExp(`\\b(?:since|desde el|desde) ${WEEKDAY}(?= |$|[|.,;!?])`, 'gu');
/** What somebody means to get through. */
const FACED = new RegExp(
  `\\b(?:face|survive|get through|make it through|dread(?:ing)?|(?:scream|yell|snap|cry|kill|murder(?! myster))\\b[^.,;!?|]{0,25}|aguantar|sobrevivir|enfrentar) (?:on |el |the )?${WEEKDAY}(?= |$|[|.,;!?])`,
  'g',
);

/** A message without the days, months, hours and towns of what it tells of the past: `my wife had surgery in june`, `my church in Macon always did one`. */
export function withoutPastTimes(message: string): string {
  const text = ` ${message.replace(FACED, ' ').replace(SINCE, ' ').replace(ORIGIN, placeless)} `;
  const spans = toldSpans(text);
  if (spans.length === 0) return text.trim();
  const others = spans.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
  const hasDay =
    new RegExp(DAY.source, 'u').test(others) ||
    /\b(?:today|tonight|tomorrow|weekend|week|hoy|manana|finde|semana|\d{1,2}(?:st|nd|rd|th))\b/.test(others);
  return spans
    .reduceRight(
      (rest, [from, to, verb]) => rest.slice(0, from) + masked(rest.slice(from, to), verb, hasDay) + rest.slice(to),
      text,
    )
    .replace(/ +/g, ' ')
    .trim();
}

function masked(told: string, verb: string, hasDay: boolean): string {
  const timeless = told.replace(MONTH, ' ').replace(HOUR, ' ');
  const dayless = hasDay ? timeless.replace(DAY, ' ') : timeless;
  return CAME.test(verb)
    ? dayless
    : dayless.replace(/\b(in|en|from|at) ((?:(?!(?:in|en|from|at) )\p{L}[\p{L}.']* ?){1,3})/gu, placeless);
}

/** Where somebody comes from. */
const ORIGIN = /\b((?:es|son|is|are|he's|she's|they're) (?:de|from)) ((?:\p{L}[\p{L}.']* ?){1,3})/gu;

function placeless(said: string, lead: string, name: string): string {
  const words = name.trim().split(' ');
  const city = cityAt(words);
  return city === null ? said : `${lead} there ${words.slice(city.words).join(' ')} `;
}

type Span = readonly [from: number, to: number, verb: string];

/** From whom something of the past is told to where it ends. */
function toldSpans(text: string): Span[] {
  const spans: Span[] = [];
  let begin = 0;
  for (const end of [...text.matchAll(END), { index: text.length, 0: '' }]) {
    const clause = text.slice(begin, end.index);
    const span = toldIn(clause);
    if (span) spans.push([begin + span[0], end.index, span[1]]);
    begin = end.index + end[0].length;
  }
  return spans;
}

/** Whether a clause tells of the past. */
export const tellsOfPast = (clause: string) => toldIn(clause) !== null;

/** The same from its first words on. */
export function isOfPast(clause: string): boolean {
  const [from = -1] = toldIn(clause) ?? [];
  return (
    from >= 0 &&
    clause
      .slice(0, from)
      .split(' ')
      .every((word) => word === '' || LEADS.has(word) || FILLING.has(word))
  );
}
/** Before what is told. */
const FILLING = new Set('omg lol man dude wow ugh oh hey yo ay the a la el los las'.split(' '));

function toldIn(clause: string): readonly [number, string] | null {
  const tokens = [...clause.matchAll(/[\p{L}\p{N}'-]+/gu)];
  for (const [at, { 0: word }] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, at - 6), at);
    const owner = before.findLast(({ 0: one }) => SUBJECTS.has(one));
    const isFirst = tokens.slice(0, at).every(({ 0: one }) => LEADS.has(one));
    const isNext = owner !== undefined && before.length - before.indexOf(owner) <= 3;
    if (word === 'got' && /^(?:i've|we've|i'd|have|has|you)$/.test(tokens[at - 1]?.[0] ?? '')) continue;
    const isSeen = /^(?:vi|vimos)$/.test(word) && /^(?:al?|una?|el|la|los|las)$/.test(tokens[at + 1]?.[0] ?? '');
    const isVerb =
      isSeen ||
      IS_WAS.has(word) ||
      (word.length > 4 && word.endsWith('ed') && !PARTICIPLES.test(word) && !isTopical(word) && (isFirst || isNext));
    if (!isVerb || !(isFirst || owner)) continue;
    const from = isFirst ? 0 : (owner?.index ?? 0);
    return [WHEN_FIRST.test(clause.slice(0, from)) ? 0 : from, word];
  }
  return null;
}
