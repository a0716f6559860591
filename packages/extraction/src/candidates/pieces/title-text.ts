import { LIMITS } from '../../base/limits.ts';
import { PIECES } from '../../decide/weights/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { ENDS_IN_FEAST } from '../../rules/feast-names.ts';
import { GENERIC_TITLE } from '../../rules/generic-titles.ts';
import { FULL_MONTH_NAME, MONTH_START } from '../../rules/months.ts';
import { RECEPTION_LINE } from '../../rules/reception-words.ts';
import { RULE_WEEKDAYS } from '../../rules/rule-words.ts';
import { stateCode } from '../../rules/us-states.ts';
import { WEEKDAY_FULL_NAMES, WEEKDAY_NAME, WEEKDAY_START, WEEKDAY_STEM } from '../../rules/weekdays.ts';

/** A part of a page, as a piece of its layout is one. */
interface Part {
  readonly text: string;
  readonly start: number;
  /** The element that it stands in. */
  readonly carrier: { readonly name: string };
}

const LABEL = /^[A-Za-z][\w &/()'-]{0,30}:$/;
const MONEY =
  /^[\W_]*(?:from |starting at |only |cost |price |tickets? )?(?:\$|usd)\s?\d[\d.,]*(?:[^a-z]*|\s*(?:-|–|to|\+|and up|adv|dos|cover|advance|door|day of|per person|each|ticket|fee)\b.{0,60})$/i;
/** `Season passes are $100 for six admissions` */
const TOLD_MONEY =
  /\b(?:is|are|costs?|save|per|bought|purchased?)\b[^\n]{0,40}\$\s?\d|\$\s?\d[^\n]{0,40}\b(?:is|are|per|with|when|bought|purchased?)\b/i;
const CONTACT = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\w+$|^[\s+()\d.-]{7,}$/;
/** `@thevenue`: an account elsewhere. */
const HANDLE = /^\s*@[\w.]{3,}\s*$/;
const EDGE = /^(?:[\s\-–—:|•·,;@/([*▲▼△▽▾▸▶►◀◄●○■□◆◇★☆→➤»›]|\.(?=\s))+/;
/** `The Book Fair will be held March 7`: right before the day, not in `The Way It Is – March 7`. */
const VERB_TAIL = /\s(?:is|are|meets|returns|takes place|will (?:be(?: held)?|begin|start|take place))(?: on)? $/;
/** `Car Show – 11 am` ends in a name, `Mudlark, show 8 pm` in what the hour is of. */
const TAIL =
  /(?:\s?\.{4,})?(?:\s(?:at|on|from|@|w\/|starting|begins?|starts?)|\s(?:doors?|show)(?=[\s:@]*$))?[\s\-–—:|•·,;@/([]+$/;
/** The content of these elements is a name including dates, but for those at its end; in running text a name ends where a date or time begins. */
const NAMED = /^(?:a|h[1-6]|b|strong)$/;
/** A day that is part of a name: `4th of July Concert`, `17th of May in Northfield`. */
const FEAST = new RegExp(
  String.raw`^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth) of (?:${FULL_MONTH_NAME}),? (?!\d|at\b|from\b)\p{L}`,
  'iu',
);
/** An hour that is part of a name: `Noon Organ Recital`, `Midnight Movie`; not `Noon Tuesday` or `Noon, Auditorium`. */
const NAMED_HOUR = new RegExp(String.raw`^(?:noon|midnight) (?!(?:${WEEKDAY_START}|${MONTH_START}))\p{Lu}`, 'iu');
const LED_IN = new RegExp(
  String.raw`^\W*(?:doors?|show|starts?|from|at|on|date|time|when|${WEEKDAY_START})[a-z]{0,6}\b`,
  'i',
);
/** `May 1 in Haymarket`: without its day the rest is no name. */
const RESTS_ON = /^\s(?:in|of|for|to|with|on)\s\p{L}/u;
/** `Cancelled: July 21, 4 – 5:30 pm`, without its day and time. */
const ONLY_OFF = /^\W*(?:cancell?ed|postponed|rescheduled)[\W\d]*$/i;
const MAY_BE_OFF = /cancel|postponed|rescheduled/i;
/** `Feb. 21 and 28: Beekeeping` */
const BETWEEN_DAYS = /^[\s,]*(?:and|or)\s*$/i;
/** `Fish Fry – Fridays, February 20 – March 27` */
const RULE_TAIL = new RegExp(String.raw`\s*(?:[:,]|\s[-–—])\s*${RULE_WEEKDAYS}$`, 'i');
const LEADING_WEEKDAY = new RegExp(`^${WEEKDAY_STEM}day\\b`, 'i');

/**
 * @param mentions dates and times inside the piece, in order; those at its beginning, and at the end of running text, are not part of the
 * title
 */
export function titleText(piece: Part, mentions: readonly Stretch[]): string | null {
  const { start } = piece;
  const text = piece.text.includes('\n') ? piece.text.replaceAll('\n', ' ') : piece.text;
  if (text.length > PIECES.titleText.longest * 6) return null;
  if (text.includes('@') && HANDLE.test(text)) return null;
  if (mentions.length > 0 && isNoName(text, start, mentions)) return null;
  let from = 0;
  for (const mention of mentions) {
    if (isNamePart(text, from, mention, piece)) break;
    const gap = text.slice(from, mention.start - start);
    if (gap !== '' && /[\p{L}\p{N}]/u.test(gap.replace(LED_IN, '')) && !(from > 0 && BETWEEN_DAYS.test(gap))) break;
    from = mention.end - start;
  }
  let title = withoutEdge(text.slice(from));
  if (from > 0 && title !== '')
    title = title
      .replace(/^(?:doors?|show(?:time)?|[ap]\.?m\.?|e[sd]?t|c[sd]?t|p[sd]?t)\b[\s\])):|–-]*/i, '')
      .replace(WEEKDAY_BEHIND, '')
      .replace(/^[\])]\s*/, '');
  const behind = mentions.find((mention) => mention.start - start > from);
  if (behind && (!NAMED.test(piece.carrier.name) || isDayAtEnd(text, start, from, mentions))) {
    const head = withoutEdge(
      text
        .slice(from, behind.start - start)
        .replace(VERB_TAIL, '')
        .replace(TAIL, '')
        .replace(RULE_TAIL, ''),
    );
    if (head.length >= 3) title = withFeastDay(head, text.slice(behind.start - start));
  }
  title = withoutTail(title).trim();
  return isTitle(title) ? title.slice(0, LIMITS.titleChars) : null;
}

/** `9th & 10th (Thursday & Friday) – Fall Conferences` */
const WEEKDAY_BEHIND = new RegExp(
  String.raw`^\(?${WEEKDAY_NAME}\.?(?:\s?(?:[-–—&]|and|to)\s?${WEEKDAY_NAME}\.?)?\)[\s:–—-]*`,
  'i',
);

/** `Opening Reception: Thursday, 6 pm`, `Cancelled: July 21`. */
function isNoName(text: string, start: number, mentions: readonly Stretch[]): boolean {
  if (RECEPTION_LINE.test(text)) return true;
  return MAY_BE_OFF.test(text) && ONLY_OFF.test(outside(text, start, mentions));
}

/** `Egg Hunt – Saturday, April 4, 11 am sharp!`, `Pizza Night (May 16, 6 pm)`: behind a mark, and nothing else follows. */
function isDayAtEnd(text: string, start: number, from: number, mentions: readonly Stretch[]): boolean {
  const own = mentions.filter((mention) => mention.start - start > from);
  const at = (own[0]?.start ?? start) - start;
  return SET_OFF.test(text.slice(from, at)) && ONLY_DAYS.test(outside(text.slice(at), start + at, own));
}

const SET_OFF = /\p{L}{2}.*(?:\s[-–—|•·]|[:,;(])\s?$/su;
const ONLY_DAYS = /^(?:\W|\b(?:at|from|to|until|and|on|noon|sharp|each|both|days?|daily|only)\b)*$/i;

/** `Palm` before `Sunday, March 29` is `Palm Sunday`. */
function withFeastDay(head: string, behind: string): string {
  const named = `${head} ${LEADING_WEEKDAY.exec(behind)?.[0] ?? ''}`;
  return ENDS_IN_FEAST.test(named) ? named : head;
}

/** The text of a piece without its dates and times. */
function outside(text: string, start: number, mentions: readonly Stretch[]): string {
  let rest = '';
  let at = 0;
  for (const mention of mentions) {
    rest += `${text.slice(at, Math.max(at, mention.start - start))} `;
    at = Math.max(at, mention.end - start);
  }
  return rest + text.slice(at);
}

const TAIL_MARKS = ' |•·:,;–—-▲▼▾▸▶►→➤»›';

/** Without separators and blanks at the end; a pattern would start anew at each blank of the text. */
function withoutTail(text: string): string {
  let end = text.length;
  for (let last = text[end - 1]; last && (TAIL_MARKS.includes(last) || last.trim() === ''); last = text[end - 1])
    end -= 1;
  return text.slice(0, end);
}

/** `Location: Canterbury Park Ballroom`, `Admission: FREE`: a labelled value of another field. */
const OTHER_FIELD =
  /^(?:location|where|venue|place|address|when|dates?|time|cost|price|admission|tickets?|contact|phone|fax|e-?mail|rsvp|registration|register|deadline|parking|hours|ages?|website|instructors?|host|hosted by|organizer|cuisine)\s?:\s?(?=\S)/i;

/** `PH 2019-01-17 515PM.pdf` */
const FILE_NAME = /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|zip)$/i;

/** `Dec - 2023`: a heading of a month. */
const MONTH_OF_YEAR = new RegExp(String.raw`^(?:${MONTH_START})[a-z]{0,6}\.?[\s,/–—-]{1,3}(?:19|20)\d\d$`, 'i');

/** `@ The Rotunda: Archive Discoveries`: the place ahead of the name, which is taken apart later. */
const PLACE_AHEAD = /^@\s?[^:\n@]{2,60}:\s\S/;

/** `at the Franklin Institute`, `with Don Kinnier`: the lower line of a heading. */
const GOES_WITH = /^(?:at|with) (?:the )?\p{Lu}[^:]*$/u;

/** A bracket that is closed belongs to the name, `(Half) Moon Quartet`. */
function withoutEdge(text: string): string {
  const all = EDGE.exec(text)?.[0] ?? '';
  const at = all.indexOf('@');
  const edge = at >= 0 && PLACE_AHEAD.test(text.slice(at)) ? all.slice(0, at) : all;
  const bracket = Math.max(edge.lastIndexOf('('), edge.lastIndexOf('['));
  const rest = text.slice(edge.length);
  return (bracket >= 0 && /^[^()[\]]*[)\]]/.test(rest) ? text.slice(bracket) : rest).trim();
}

/** Whether a day or an hour is part of the name. */
function isNamePart(
  text: string,
  from: number,
  mention: Stretch,
  { start, carrier }: Pick<Part, 'start' | 'carrier'>,
): boolean {
  if (text.slice(from, mention.start - start).trim() !== '') return false;
  if (FEAST.test(text.slice(mention.start - start))) return true;
  if (!NAMED.test(carrier.name)) return false;
  return RESTS_ON.test(text.slice(mention.end - start)) || isNamedHour(text.slice(mention.start - start));
}

/** The name begins with a capital letter, whatever the case of the hour. */
function isNamedHour(text: string): boolean {
  return NAMED_HOUR.test(text) && /^\S+ \p{Lu}/u.test(text);
}

/** A day that is not an event's, such as a deadline, is not a name either. */
const DAY = new RegExp(
  String.raw`^(?:${WEEKDAY_NAME}\.?,? )?${MONTH_START}[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?$`,
  'i',
);

const WEEKDAYS = WEEKDAY_FULL_NAMES.map(sorted);

/** Also with two letters in the wrong order, `Wendesday`. */
function isWeekday(text: string): boolean {
  return (
    text.length <= PIECES.titleText.longestWeekday &&
    /^[a-z]{3,6}day$/i.test(text) &&
    WEEKDAYS.includes(sorted(text.toLowerCase()))
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** `SC, Columbia`: the town of an event, the state first. */
const STATE_AND_TOWN = /^([A-Z]{2}), \p{Lu}[\p{L}.’' ]{2,30}$/u;

function isTitle(text: string): boolean {
  if (DAY.test(text) || MONTH_OF_YEAR.test(text) || isWeekday(text)) return false;
  const state = STATE_AND_TOWN.exec(text)?.[1];
  if (state !== undefined && stateCode(state) !== null) return false;
  // Nearly all have two plain letters side by side.
  if (!/[a-z]{2}/i.test(text) && !/\p{L}\P{L}*\p{L}/u.test(text)) return false;
  if (GOES_WITH.test(text) || OTHER_FIELD.test(text) || FILE_NAME.test(text)) return false;
  if (
    /^\(?(?:every )?(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|last|every)(?: (?:and|&) \S+)? \w+days?\)?$/i.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:presents?|featuring|starring|feat\.?|with):?$|^(?:posted|updated|uploaded|published|last modified)\b|^to (?:list|submit|register|reserve|rsvp|sign up|subscribe|order|add|purchase|buy)\b|^an evening with$|^(?:two|three|four|\d+) (?:nights?|shows?|dates)[!.]?$|^(?:\d\w\w|second|third|late|early|extra) show(?: added.*)?[!.]?$|\b(?:toll-?free|dial-?in|passcode|meeting id|webinar id|call-?in number)\b/i.test(
      text,
    )
  )
    return false;
  return (
    !(text.endsWith(':') && LABEL.test(text)) &&
    !MONEY.test(text) &&
    !TOLD_MONEY.test(text) &&
    !CONTACT.test(text) &&
    !GENERIC_TITLE.test(text)
  );
}
