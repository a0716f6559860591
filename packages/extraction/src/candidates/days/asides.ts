import { DAYS } from '../../decide/weights/days.ts';
import { columnHead } from '../../document/html/columns.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { LEFT_OUT_BEFORE } from '../../rules/rule-words.ts';
import { isOtherDay } from './other-days.ts';

const BEFORE =
  /(?:\b(?:publicad[oa]|actualizad[oa]|modificad[oa]|editad[oa]|fundad[oa]|nacid[oa]|vence|fecha l[ií]mite|plazo|inscripci[oó]n(?:es)?|posted|published|updated|modified|edited|created|filed|uploaded|submitted|added|reviewed|revised|effective|joined|since|founded|established|born|died|deadlines?|due|expires?|expiring|expiration|closes|opened to the public|as of|rain ?da(?:te|y)s?|valid (?:through|until|thru)|on sale|on-sale|presale|regist(?:er|ration)|rsvp|apply|applications?|submissions?|last (?:post|reply|message)|started|(?:sales?|tickets) (?:end|start|begin|close|available)s?|appointed|adopted|approved|copyright|circa|payments?|balance|released|release date|ships|shipping|closed|closing date|(?:date )?format|reply|mailed|postmarked|received)|©)(?:[^\n.;!?]{0,18}|[^\n.;!?]{0,6}:\n)$/i;
/** A label without a colon, for the line below. */
const BEFORE_LINE =
  /(?:^|\n)\W*(?:publicad[oa]|actualizad[oa]|fecha l[ií]mite|(?:fecha|d[ií]a) de publicaci[oó]n|posted|published|updated|modified|created|filed|deadline|due(?: date)?|expires?|date posted|closing date|last (?:updated|modified))(?: on| by| date)?\s?\n$/i;
const BEFORE_ON_LINE = /\b(?:dated|minutes|agenda|issue|volume|terms?|edition)[^\n.;!?]{0,18}$/i;
/** `Minutes of 2025: Dec. 8, Nov. 24`: documents by day. */
const MINUTES_LINE = /^\W*(?:\w+ ){0,2}minutes\b[^\n:]{0,20}:[^\n]*$/i;
/** `View the March 7, 2026 Meeting Agenda`: a link to a document. */
const TO_DOCUMENT = /\b(?:view|see|read|watch|download|click (?:here )?for) (?:the |our )?$/i;
const DOCUMENT = /^ (?:[\w’'-]+ ){0,4}(?:agenda|minutes|packet|recording|video|presentation|newsletter|report)\b/i;
const BYLINE = /(?:^|\n)by\s[\p{L}.’' -]{3,40}[\s|•,·–-]*$/iu;
/** `January 28, 2026 by Jess`, at the end of its line. */
const BYLINE_BEHIND = /^ (?:[|•·–-] ?)?by [\p{L}.’' -]{2,40}(?:$|[\n|•·])/iu;
/** Classes of the line with an article's day and author; events of some systems stand in such lines, too. */
const META_CLASS = /(?:^|[\s_-])(?:(?:entry|post)-?(?:meta|date)|posted-?on)(?:$|[\s_-])/i;
const AFTER =
  /^\s?(?:at \d{1,2}:\d\d ?[ap]m )?(?:\||•|·|by|in)\s(?:leave a comment|\d+ comments?|comments|uncategorized|reply)\b/i;
/** No event begins at 9:14. */
const AT_ODD_MINUTE = /^,?\s(?:at |@ |[-–—|·] )?\d{1,2}:\d[1-46-9](?!\d)/;
/** Only the end of something that began earlier; if a date precedes it, the two are one range. */
const LAST_DAY =
  /(?:^|[^\d\s,])[\s(,]*(?<!\d(?:st|nd|rd|th)?\s)\b(?:now )?(?:through|thru|until|till|hasta(?: el)?|ends|ending|closing|closes)(?: on)?:?\s$/i;
/** Classes of elements with little more than the date. */
const DATE_CLASS = /(?:^|[\s_-])(?:byline|copyright|pubdate|published|posted|post-?date|author|deadline)(?:$|[\s_-])/i;
/** `<time class="post-date"><span class="event-start-date">`: the inner name counts. */
const OWN_DAY_CLASS = /(?:^|[\s_-])event-?(?:start|end)?-?(?:date|day|time)/i;
/** Classes of visitors' comments. */
const WORDS_CLASS = /(?:^|\s)(?:comments?|comment-?list|comment-?(?:meta|body|content)|repl(?:y|ies))(?:$|\s)/i;
/** Classes of news: their days are publication dates, except in `July 11 – The Owl – 8pm`. */
const NEWS_CLASS = /(?:^|\s)(?:blog|blog-?posts?|news|news-?items?|press|press-?releases?)(?:$|\s)/i;
/** What the names of all these classes have in them; most have none of it. */
const MAY_BE_ASIDE = /byline|copyright|publi|pubdate|post|author|deadline|comment|repl|blog|news|press/i;
const TIMED_LINE = /^[^\n\d]{0,30}\p{L}{3}[^\n]{0,70}?\b(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|noon\b)/iu;
const IS_DUE = /^(?:[^\n]{0,60}|\W{0,20}\n[^\n]{0,40})\b(?:due\b(?! to)|deadline|awards? announced)/i;
const MAY_BE_DUE = /due|deadline|announced/i;
/** `author location` has the time and place of an event, not its author. */
const EVENT_CLASS = /event|location|venue|schedule/i;
const COLUMN =
  /\b(?:terms?|expir\w*|delayed|reported|appoint\w*|deadline|closing|closes|due|pay (?:date|period)|posted|publish\w*|updated|filed|created|modified|adopted|approved|apply|applications?|(?:register|rsvp|order|enter) by|replies|last post|joined)\b/i;

/** Whether this date is not an event's: a publication date, a registration deadline, the length of a term. */
export function isAside(
  text: string,
  {
    start,
    end,
    until,
    year,
    weekday,
    isToCome,
    isOfCalendar,
    isHosted,
  }: Stretch & {
    until?: unknown;
    year?: number;
    weekday?: number;
    isToCome?: boolean;
    isOfCalendar?: boolean;
    isHosted?: boolean;
  },
  element: ElementNode,
  rangeOf: (element: ElementNode) => readonly [number, number] | undefined,
): boolean {
  // `by Agnes Howe⏎Friday, March 6`: an article's date has its year and is over, a play's has its weekday or is to come.
  const isPlanned = isToCome || (weekday !== undefined && year === undefined);
  const ahead = text.slice(Math.max(0, start - 60), start);
  // Most days begin a line: what must stand before them on their own line is not looked for.
  const beginsLine = ahead.endsWith('\n');
  if ((!beginsLine || ahead.endsWith(':\n')) && BEFORE.test(ahead)) return true;
  if (isOtherDay(text, { start, end })) return true;
  if (beginsLine ? BEFORE_LINE.test(ahead) : isNamedOnLine(text, ahead, { start, end })) return true;
  if (!until && !isPlanned && BYLINE.test(ahead)) return true;
  const mayBePublished = !until && !isToCome && year !== undefined && weekday === undefined;
  if (mayBePublished && ((!isHosted && isBeforeByline(text, end)) || AT_ODD_MINUTE.test(text.slice(end, end + 12))))
    return true;
  if (LAST_DAY.test(ahead.slice(-30))) return true;
  if (AFTER.test(text.slice(end, end + 60))) return true;
  const behind = text.slice(end, end + 80);
  if (MAY_BE_DUE.test(behind) && IS_DUE.test(behind)) return true;
  let node: ElementNode | null = element;
  for (let steps = 0; node && steps < DAYS.asides.lookUp; node = node.parent, steps += 1) {
    const size = rangeOf(node);
    const length = size ? size[1] - size[0] : Infinity;
    if (length < DAYS.asides.dateChars && OWN_DAY_CLASS.test(attribute(node, 'class') ?? '')) return false;
    if (length < DAYS.asides.wordsChars && isNamedAside(node, length, text, end, isOfCalendar)) return true;
    if (mayBePublished && length < DAYS.asides.dateChars && META_CLASS.test(attribute(node, 'class') ?? ''))
      return true;
    if (node.name === 'td') return COLUMN.test(columnHead(node));
    if (node.name === 'li') return isUnderOther(text, node, rangeOf);
  }
  return false;
}

/** `January 28, 2026 by Jess` */
export function isBeforeByline(text: string, end: number): boolean {
  return BYLINE_BEHIND.test(text.slice(end, end + 60));
}

/** Whether words before it on its line, which may be cut off at the beginning of `ahead`, call the day something else. */
function isNamedOnLine(text: string, ahead: string, { start, end }: Stretch): boolean {
  if (LEFT_OUT_BEFORE.test(ahead) || BEFORE_ON_LINE.test(ahead.slice(-40))) return true;
  if (DOCUMENT.test(text.slice(end, end + 80)) && TO_DOCUMENT.test(ahead.slice(-24))) return true;
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - DAYS.asides.lineChars), start);
  return line.length >= DAYS.asides.shortestLead && MINUTES_LINE.test(line);
}

/** @param isOfCalendar what the page is called says more than the class of a box */
function isNamedAside(node: ElementNode, length: number, text: string, end: number, isOfCalendar = false): boolean {
  if (node.attributes.length === 0) return false;
  const names = `${attribute(node, 'class') ?? ''} ${attribute(node, 'id') ?? ''}`;
  if (!MAY_BE_ASIDE.test(names)) return false;
  if (length < DAYS.asides.dateChars && DATE_CLASS.test(names) && !EVENT_CLASS.test(names)) return true;
  if (WORDS_CLASS.test(names)) return true;
  return (
    !isOfCalendar && node.name !== 'body' && NEWS_CLASS.test(names) && !TIMED_LINE.test(text.slice(end, end + 120))
  );
}

/** `Payments are due by 5 pm on:` above the list of its days. */
const DUE = /\b(?:due|payable|deadlines?)\b[^\n.]*:?\s*$/i;

/** `Approved Minutes` heads documents, not coming meetings. */
const MINUTES_HEAD = /^\W*(?:(?:approved|past|previous|recent|archived|draft|meeting|board) ){0,2}minutes\W*$/i;

function isUnderOther(
  text: string,
  { parent }: ElementNode,
  rangeOf: (element: ElementNode) => readonly [number, number] | undefined,
): boolean {
  const start = parent && /^[uo]l$/.test(parent.name) ? rangeOf(parent)?.[0] : undefined;
  if (start === undefined) return false;
  const above = text.slice(Math.max(0, start - DAYS.asides.lineChars), start).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1);
  return DUE.test(line) || MINUTES_HEAD.test(line);
}
