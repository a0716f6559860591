import { cityAt } from './city-names.ts';
import { isForm } from './named-things.ts';
import { isTopical } from './topic-lexicon.ts';
import { UNITS } from './units.ts';
import { WEEKDAY } from './weekdays.ts';

/** What stands between a slip and what is meant. */
const MARKS = [
  'no,? wait,?(?: no)?',
  'wait,? no',
  'oh wait',
  'no,? (?:es)?pera(?:te|me)?,?',
  'no,? mejor',
  '(?:bueno,? no|no bueno),?(?: mejor)?',
  '(?:no,? )?i mean(?:t)?',
  '(?:no,? )?digo',
  '(?:ay |no )?perdon',
  'mas bien',
  'or rather',
  'scratch that',
  'make that',
  'no,? actually',
  'actually',
  '(?:whoops|oops),?',
  'sorry,?',
  'no,? sorry',
  'uh no',
  'no',
];
const MARK = new RegExp(`(?<=[\\p{L}\\p{N}]),? (?:${MARKS.join('|')}),? `, 'gu');
/** Marks that also say much else: what is meant follows at once, and is of the kind of the slip. */
const WEAK = /^(?:actually|sorry|(?:ay|no)?perdon|ohwait)$/;
const DAY = `(?:(?:this |next |el |on |este |the )*(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana|\\d{1,2}(?:st|nd|rd|th))(?: (?:proximo|que viene|next|night))?)`;
const IS_DAY = new RegExp(`^(?:(?:for|para|at|in|the|el|on|de|near) )*${DAY}(?= |$|[|.,;!?])`);
const LAST_DAY = new RegExp(`(?:(?:on|for|para) )?${DAY}(?= *$)`);
const HOUR = /^(?:at |a )?(?:las? )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?= |$|[|.,;!?])/;
const LAST_HOUR = /\b(?:at|a) (?:las? )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?= *$)/;
const LEADING = /^(?:(?:de|del|a|an|the|some|un|una|near|in|en|for|to|al?|el|la|los|las) )+/;
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'+-]+/u).filter((word) => word !== '');

/** A message in which what was said by mistake is dropped, where what is meant stands behind it: `soccer, I mean volleyball`, `el martes, digo el jueves`. */
export function corrected(message: string): string {
  let text = withoutFormer(message).replace(CHOICE, '$1');
  for (const mark of [...message.matchAll(MARK)].toReversed()) {
    const before = text.slice(0, mark.index);
    const after = text.slice(mark.index + mark[0].length);
    const meant = withoutSlip(before, after, mark[0].replace(/[ ,]/g, ''));
    if (meant !== null) text = `${meant} ${after}`.replace(/ +/g, ' ').trim();
  }
  return text;
}

/** Asked of oneself, and answered: `sat or sun? sun`. */
const CHOICE = new RegExp(`\\b${DAY} (?:or|o) ${DAY}\\? (?:let's (?:say|do) |mejor )?(${DAY})(?= *(?:$|[.,!]))`, 'g');

/** What somebody used to like is not what they like: `she likes horses, well no she used to like horses, now it's all dinosaurs`. */
const FORMER =
  /,? ?(?:well,? |oh,? |wait,? |bueno,? )?(?:no,? )?(?:\p{L}+ )?(?:used to (?:like|love|be into|play|do)|antes le (?:gustaban?|encantaban?))(?: (?:los|las|el|la))? (\p{L}+)(?=[,.;!?| ]|$)/gu;

function withoutFormer(message: string): string {
  const former = [...message.matchAll(FORMER)].map(([, word = '']) => word).filter(isThing);
  if (former.length === 0) return message;
  return message
    .replace(FORMER, ' ')
    .replace(new RegExp(`(?<![\\p{L}-])(?:${former.join('|')})(?![\\p{L}-])`, 'gu'), ' ')
    .replace(/ +/g, ' ');
}

/** What stood before a correction without the slip, or null if nothing is corrected. */
function withoutSlip(before: string, after: string, mark: string): string | null {
  if (/[.!?]/.test(before.slice(-1))) return null;
  if (IS_DAY.test(after)) return LAST_DAY.test(before) ? before.replace(LAST_DAY, '') : null;
  if (HOUR.test(after)) return LAST_HOUR.test(before) ? before.replace(LAST_HOUR, '') : null;
  // Before a thing it refuses it.
  if (mark === 'no') return null;
  const isWeak = WEAK.test(mark);
  const [first = '', second = '', third = ''] = wordsOf(after.replace(LEADING, ''));
  if (cityAt([first, second, third]) !== null && !isThing(first)) return withoutCity(before);
  const isMeant =
    isThing(first) ||
    UNITS.exec(after.replace(LEADING, ''))?.index === 0 ||
    (!isWeak && (isThing(second) || isThing(third)));
  if (!isMeant) return null;
  if (after.startsWith('de ') && / de [\p{L} ]+$/u.test(before))
    return before.replace(/ de (?:(?! de )[\p{L} ])+$/u, '');
  const slipped = sinceSign(before);
  if (isWeak && !isThing(wordsOf(slipped).at(-1) ?? '')) return null;
  return before.slice(0, before.length - slipped.length) + withoutThings(slipped);
}

const isThing = (word: string) => isTopical(word) || isForm(word);
const sinceSign = (text: string) =>
  text.slice(Math.max(0, ...['.', '!', '?', ';', '//'].map((sign) => text.lastIndexOf(sign) + 1)));

/** Without the words of what is looked for; those that ask for it stay. */
const withoutThings = (text: string) =>
  text
    .split(' ')
    .map((word) => (isThing(word.replace(/[^\p{L}\p{N}'+-]/gu, '')) ? '' : word))
    .join(' ');

function withoutCity(before: string): string | null {
  const words = before.split(' ');
  const at = words.findLastIndex((word, index) => cityAt(words.slice(index, index + 3)) !== null && !isThing(word));
  return at > 0 || (at === 0 && words.length < 4)
    ? words.slice(0, words[at - 1]?.match(/^(?:in|near|en|cerca|at)$/) ? at - 1 : at).join(' ')
    : /\b(?:me|here|aqui)$/.test(before)
      ? before
      : null;
}
