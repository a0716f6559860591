import type { Phrase } from './phrase.ts';
import { isSpanishVerb } from './spanish-forms.ts';
import { BEING, CHILDREN, COMING, COMPANIONS, PARTNERS, TELLING_OF } from './vocabulary/people.ts';

const anyOf = (words: string | readonly string[]) => (typeof words === 'string' ? words.split(' ') : words).join('|');
const OWN = 'my|our|his|her|their|mi|mis|nuestr[oa]s?|su|sus';
const IS_CHILD = new RegExp(`^(?:${anyOf(CHILDREN)})$`);
const PEOPLE = anyOf(`${CHILDREN} ${PARTNERS} ${COMPANIONS}`);
/** Somebody, with whose they are: `my 2 older kids`, `the wife`, `hubby`. */
const NAMED = new RegExp(
  `(?<![\\p{L}'-])(?:(${OWN}|the|an?|un|una|el|la|los|las) (?:(?!(?:${OWN}) )[\\p{L}\\p{N}'-]+ ){0,2}?)?(${PEOPLE})(?![\\p{L}-])('s|s')?`,
  'gu',
);

/** Behind these somebody comes along, or something is for them. */
const ALONG =
  /(?:^| )(?:with|con|w|for|para|pa|bring(?:ing)?|tak(?:e|ing)|treat|surprise|llevar|llevo|llevamos|traigo|traemos|traer|(?:me|us|yo) (?:and|n|y)) (?:a |to )?$/;
/** What is done with somebody whom nobody brings along. */
const APART =
  /\b(?:(?:fought|fight(?:ing)?|argued?|fell out|broke up|pelee|peleamos|discuti|termine|corte)(?: (?:with|con))|(?:lost|lose|losing|buried|miss(?:ing)?|divorced|left|perdi|perdimos|extrano)(?: a)?|(?:no tengo|no tenemos|don't have|dont have)(?: a)?|(?:has|'s got|watches|is watching|is taking|tiene a|cuida(?: a)?|se lleva a)|like drunk|needs?|drives|feeds|raises|(?:ride|driver|sitter|babysitter|boss|landlord|teacher|lift|chofer)(?:'s|s| is| es)|novi[oa] de|espos[oa] de|amig[oa]s? de|maestr[oa] de|friends? of|teachers? of) $/;
/** Nobody of those is there. */
const NOBODY = /\b(?:zero|no|without|sin|ningun|ninguna) $/;
const BE = /^(?:is|are|was|were|'s|s|'re|es|esta|estan|son)$/;
/** Stands between somebody and what they do. */
const BESIDE =
  /^(?:just|really|also|already|still|always|never|finally|both|all|who|que|ya|no|le|les|siempre|nunca|tambien|todavia|si)$/;
/** Before a verb these are what is done to somebody, or who is meant is on the way. */
const DONE_TO = /^(?:me|nos|se|lo|la|los|las)$/;
const ASKED_BY = /^(?:pid|rueg|rog|llev|sac|acompan|aburr|muer|emocion|duerm|invit(?:an?|o)$)/;
/** Leaves open whether it is done. */
const MODAL = /^(?:can|could|won't|wont|will|would)$/;
const CANNOT = /^(?:can't|cant|cannot)$/;
const HARDLY = /^(?:say|tell|complain|know|come|go|make|find|help|drive|see me|stop)$/;
const EASY =
  /^(?:come|bring|dance|eat|sit|love|like|enjoy|be|want|stop|leave|go|join|have|see|watch|try|learn|do|meet|walk)$/;
const GOERS =
  /\b(?:fan|fans|nut|freak|lover|toddler|vegetarian|vegan|eater|teen|teenager|beginner|junkie|geek|nerd)s?\b/;
/** What those come along to whose it is. */
const OF_THEIRS = /^(?:\w+ ){0,2}(?:birthday|bday|first|favorite|favourite|troop|team|class|club|party)\b/;
const isComing = (word: string) => COMING.includes(word);
const isBeing = (word: string) => /^\d/.test(word) || new RegExp(`^(?:${anyOf(BEING)})$`).test(word);
const isDoing = (word: string) =>
  TELLING_OF.includes(word) ||
  isSpanishVerb(word) ||
  (word.length > 3 &&
    /(?:[^s']s|ed)$|(?:io|aba|aban|aron|ieron)$/.test(word) &&
    !/(?:ss|days?|nights?|this)$/.test(word));

/**
 * Takes those who are told of and do not come along, by what is said that they do, are or own: `my nephew's a linebacker`, `my wife framed it`,
 * `my kid's school`. Where nothing is said of them, they come along.
 */
export function takeAbsent(phrase: Phrase): void {
  const absent = [...phrase.rest.matchAll(NAMED)].filter((match) => isAbsent(match, phrase.rest));
  for (const { index, 0: said } of absent.toReversed()) phrase.takeAt(index, said.length);
}

function isAbsent(match: RegExpMatchArray, text: string): boolean {
  const [said, owner = '', , own = ''] = match;
  const index = match.index ?? 0;
  const before = text.slice(0, index);
  if (APART.test(before) || (NOBODY.test(before) && !IS_CHILD.test(match[2] ?? ''))) return true;
  if (/^an?$/.test(owner) && /'s? /.test(said)) return true;
  if (ALONG.test(before)) return false;
  const [first = '', ...more] = wordsBehind(text, index + said.length);
  const isSubject = owner !== '' && !/^(?:an?|un|una)$/.test(owner);
  if (own !== '') return isSubject && !OF_THEIRS.test([first, ...more].join(' ')) && isAway([first, ...more]);
  if (BE.test(first)) return isAway(more);
  if (!isSubject) return false;
  if (first === 'de' && new RegExp(`^(?:${OWN})$`).test(more[0] ?? '')) return true;
  if (DONE_TO.test(first)) return more.length > 1 && !more.slice(0, 3).some((word) => ASKED_BY.test(word));
  if (CANNOT.test(first)) return HARDLY.test(more[0] ?? '');
  if (MODAL.test(first)) return !more.slice(0, 3).some((word) => EASY.test(word) || isBeing(word));
  // Who wants something of somebody need not come along.
  if (/^ (?:quieren?|wants?) (?:que|me|us) /.test(text.slice(index + said.length))) return true;
  return !isComing(first) && !isBeing(first) && isDoing(first);
}

/** What is said behind `is`: that they are elsewhere, that they do something, or what they are by trade. */
function isAway([first = '', ...more]: readonly string[]): boolean {
  if (isBeing(first))
    return first === 'in' && /^(?:bed|jail|college|school|the)$/.test(more[0] ?? '') && more[1] !== 'mood';
  if (/^an?$/.test(first)) return !GOERS.test(more.slice(0, 4).join(' '));
  return first !== '' && !/^(?:birthday|bday|so|very|super|really|muy|tan|\|)$/.test(first);
}

/** The next words up to a sign, without those that stand between somebody and what they do. */
function wordsBehind(text: string, index: number): string[] {
  const [clause = ''] = text.slice(index).split(/[|.,;!?]/);
  return clause
    .split(' ')
    .filter((word) => word !== '' && !BESIDE.test(word))
    .slice(0, 7);
}

/** Whether a clause begins with somebody, or something of somebody's, of which it tells what they do: `my cat beats me at dominoes`. */
export function tellsOfOthers(clause: string): boolean {
  const [first = '', second = '', ...more] = clause
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '' && !LEADS.has(word));
  if (!new RegExp(`^(?:${OWN})$`).test(first) || second === '') return false;
  const at = more.findIndex((word) => isComing(word) || isDoing(word) || DONE_TO.test(word) || BE.test(word));
  const verb = more[at] ?? '';
  return at >= 0 && at < 6 && !isComing(verb) && !BE.test(verb);
}
const LEADS = new Set('so and but y pero because porque cuz since que plus also'.split(' '));
