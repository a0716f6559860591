import { LIMITS } from '../limits.ts';
import type { Stretch } from '../time/title-places.ts';
import type { Piece } from './pieces.ts';

/** Words of a button, a label or a menu, which are never an event's title. */
const GENERIC =
  /^[\W_]*(?:(?:\+ ?)?(?:buy|get|purchase|order|book|find|reserve)\s(?:your\s)?(?:tickets?|tix|passes|now|here|seats?|a seat)(?: now| here)?|tickets?(?: available| info(?:rmation)?| on sale| required[^a-z].*)?|buy|book now|more(?: info(?:rmation)?| details?)?|info(?:rmation)?|details?|see (?:more|details|all|full).{0,20}|(?:read|learn|view|show|load|find out)\s(?:more|all|event|details?|less|calendar|website|map|full|pdf|agenda).{0,30}|rsvp(?: now| here)?|register(?: now| here| online| today)?|registration(?: required| opens| closed)?|sign ?up|join|add to .{0,40}|\+? ?(?:google calendar|ical(?: export)?|icalendar|outlook.{0,12}|export.{0,20})|save(?: the date)?|share(?: this)?(?: event)?|tweet|email|print|facebook.{0,12}|twitter|instagram|youtube|website|official site|link|home|here|events?|calendar|(?:event|meeting) (?:calendar|schedule|details|info(?:rmation)?|type|status)|upcoming.{0,12}events?|featured(?: events?)?|all events|new|next|prev(?:ious)?|back(?: to (?:top|the top|home|list|results|search|calendar|events?|all|main|previous|overview)\b.{0,30})?|filter.{0,20}|search.{0,20}|menu|sold ?out!?|on sale(?: now)?|cancell?ed|postponed|rescheduled|free(?: admission| entry| event| show)?|all[ -]day|all[ -]ages(?: welcome| shows?| event)?|\d+ events?\b.*|ages? \d.{0,40}|\d{1,2}\s?(?:\+|and|&)\s?(?:up|over|older)?.{0,40}|doors?(?: open)?|show(?:time|s| time)?s?|start(?:s|ing)?(?: time)?|ends?(?: time)?|from|to|until|till|at|and|or|with|by|the|in|on|of|w\/|vs\.?|feat\.?|presents?|when|where|what|who|date(?:s|\(s\))?(?: ?(?:&|and|\/) ?times?)?|time(?:s|\(s\))?|location|venue|place|address|city|price|cost|fee|admission|category|categories|type|tags?|hosted by|organi[sz](?:er|ed by)|presented by|contact|phone|notes?|files?|agendas?|minutes|documents?|attachments?|(?:meeting |agenda )?(?:materials|packets?|handouts?|recordings?|presentations?|summary|transcripts?)(?: \(?pdf\)?)?|(?:pdf|docx?)(?:[,; ]*[\d.,]+ ?[kmg]b)?|(?:agendas?|minutes|packets?|notices?|download)?\s?[\d.,]+ ?[kmg]b|no (?:\w+ )?(?:meetings?|concerts?|shows?|classes|class|events?|games?|sessions?|programs?|music|performances?)(?: (?:scheduled|tonight|today|this (?:week|month)|in \w+))?|(?:agenda|minutes|packet) \(?(?:pdf|html|docx?)\b(?:[,; ]*[\d.,]+ ?[kmg]b)?\)?|live ?stream|video|audio|map|directions|get directions|google map|loading.{0,20}|recurring(?: event)?|online(?: event)?|virtual(?: event| meeting)?|in[- ]person|hybrid|multiple (?:dates|times|locations)|view|close|open|today|tonight|tomorrow|this (?:week|month|weekend)|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|am|pm|est|edt|cst|cdt|mst|mdt|pst|pdt|et|ct|mt|pt|n\/a|tba|tbd|none|image|photo.{0,20}|skip to .{0,30})[\W_]*$/i;
const LABEL = /^[A-Za-z][\w &/()'-]{0,30}:$/;
const MONEY =
  /^[\W_]*(?:from |starting at |only |cost |price |tickets? )?(?:\$|usd)\s?\d[\d.,]*(?:[^a-z]*|\s*(?:-|–|to|\+|and up|adv|dos|cover|advance|door|day of|per person|each|ticket|fee)\b.{0,60})$/i;
const CONTACT = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\w+$|^[\s+()\d.-]{7,}$/;
const EDGE = /^[\s\-–—:|•·,;@/([*]+/;
const TAIL = /(?:\s(?:at|on|from|@|w\/|starting|begins?|starts?|doors?|show))?[\s\-–—:|•·,;@/([]+$/;
/** The content of these elements is a name including dates; in running text a name ends where a date or time begins. */
const NAMED = /^(?:a|h[1-6]|b|strong)$/;
/** A day that is part of a name: `4th of July Concert`, `17th of May in Northfield`. */
const FEAST =
  /^(?:\d{1,2}(?:st|nd|rd|th)|fourth) of (?:january|february|march|april|may|june|july|august|september|october|november|december),? (?!\d|at\b|from\b)\p{L}/iu;
/** `Cancelled: July 21, 4 – 5:30 pm`, without its day and time. */
const ONLY_OFF = /^\W*(?:cancell?ed|postponed|rescheduled)[\W\d]*$/i;
/** A text of this length is not a title. */
const LONGEST = 260;

/**
 * @param mentions dates and times inside the piece, in order; those at its beginning, and at the end of running text, are not part of the
 * title
 */
export function titleText(
  piece: Pick<Piece, 'text' | 'start' | 'carrier'>,
  mentions: readonly Stretch[],
): string | null {
  const { text, start } = piece;
  if (text.length > LONGEST * 6) return null;
  if (mentions.length > 0 && ONLY_OFF.test(outside(text, start, mentions))) return null;
  let from = 0;
  for (const mention of mentions) {
    if (FEAST.test(text.slice(mention.start - start))) break;
    const gap = text.slice(from, mention.start - start);
    if (
      /[\p{L}\p{N}]/u.test(
        gap.replace(
          /^\W*(?:doors?|show|starts?|from|at|on|date|time|when|sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\b/i,
          '',
        ),
      )
    )
      break;
    from = mention.end - start;
  }
  let title = text.slice(from).replace(EDGE, '').trim();
  if (from > 0)
    title = title
      .replace(/^(?:doors?|show(?:time)?|[ap]\.?m\.?|e[sd]?t|c[sd]?t|p[sd]?t)\b[\s\])):|–-]*/i, '')
      .replace(/^[\])]\s*/, '');
  const behind = mentions.find((mention) => mention.start - start > from);
  if (behind && !NAMED.test(piece.carrier.name)) {
    const head = text
      .slice(from, behind.start - start)
      .replace(EDGE, '')
      .replace(TAIL, '')
      .trim();
    if (head.length >= 3) title = head;
  }
  title = title.replace(/[\s|•·:,;–—-]+$/, '').trim();
  return isTitle(title) ? title.slice(0, LIMITS.titleChars) : null;
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

/** A day that is not an event's, such as a deadline, is not a name either. */
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?$/i;

function isTitle(text: string): boolean {
  if (DAY.test(text)) return false;
  if (!/\p{L}\P{L}*\p{L}/u.test(text)) return false;
  if (
    /^\(?(?:every )?(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|last|every)(?: (?:and|&) \S+)? \w+days?\)?$/i.test(
      text,
    )
  )
    return false;
  if (
    /\bpresents?:?$|^(?:posted|updated|uploaded|published|last modified)\b|^to (?:list|submit|register|reserve|rsvp|sign up|subscribe|order|add|purchase|buy)\b|^an evening with$|^(?:two|three|four|\d+) (?:nights?|shows?|dates)[!.]?$|^(?:\d\w\w|second|third|late|early|extra) show(?: added.*)?[!.]?$|\b(?:toll-?free|dial-?in|passcode|meeting id|webinar id|call-?in number)\b/i.test(
      text,
    )
  )
    return false;
  return !GENERIC.test(text) && !LABEL.test(text) && !MONEY.test(text) && !CONTACT.test(text);
}
