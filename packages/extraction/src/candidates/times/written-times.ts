import { TIMES } from '../../decide/weights/times.ts';
import { DASH } from '../../rules/dashes.ts';
import { readTokens, type Token, VERSE_BEFORE } from './hour-tokens.ts';
import { type ClockTime, clockTime, minutesOf } from './local.ts';

/** A time of day in running text. Offsets refer to the searched text. */
export interface TimeMention {
  start: number;
  end: number;
  from: ClockTime;
  to?: ClockTime;
  /** No am or pm, and an hour that may be in the morning or the evening. */
  halfDayUnknown: boolean;
  /**
   * Its meaning by the words around it: `doors` opens the venue, `aside` is not an event's time (a sale's start, a deadline, a posting).
   */
  role: 'show' | 'doors' | 'aside';
  /** The words before it call it the beginning: `Show: 8 pm`, `music at 8:30`. */
  isStart?: true;
}

const JOINED = new RegExp(String.raw`^(?:\s{0,2}(?:${DASH}|to|until|till?)\s{0,2}|\s(?:a|hasta)\s(?:las?\s)?)$`, 'i');
/** A board's closed session is ahead of the one that people may attend, as the doors are ahead of a show. */
const DOORS_BEFORE =
  /\b(?:closed|executive) sessions?(?: (?:begins?|starts?))?(?: at)?:? $|\b(?:doors?(?:\s?times?)?(?:\s+open(?:s|ing)?)?(?:\s+at)?|puertas(?:\s+abren)?(?:\s+a\s+las?)?)\s*[:@-]?\s*$/i;
const START_BEFORE =
  /\b(?:show(?:\s?time)?s?|starts?|start time|begins?|music|concert|performance|curtain|party|band|set|concierto|funci[oó]n|inicio|inicia|empieza|comienza)(?:\s+(?:starts?|begins?))?(?:\s+(?:at|a\s+las?))?\s*[:@–-]?\s*$/i;
/** On the same line and shortly before a time. */
const ASIDE_BEFORE =
  /\b(?:a la venta|inscripci[oó]n(?:es)?|taquilla|on sale|sales? (?:start|end|begin|close)s?|presale|regist(?:er|ration)|deadline|rsvp|posted|published|updated|modified|uploaded|submitted|box office|check-?in|auditions?(?=:))\b[^\n]{0,40}$|\b(?:run(?:ning|s)?[ -]?times?|durations?|length)\b[^\n\d]{0,12}$|\bcall\b[^\n.!?]{0,30}\b(?:after|before|between|until)\s$/i;
/** `following the 4:00 Mass, about 5 pm`: the hour of what is over by then. */
const ANOTHER_BEFORE = /\b(?:after|following) (?:the |our )$/i;
const ANOTHER_BEHIND = /^ \p{L}/u;
const DOORS_BEHIND = /^\s?\(?\s?doors?\b(?!\s*[:@]?\s*\d)/i;

/**
 * All times of day written in a text, in order: `7pm`, `7:30 p.m.`, `730pm`, `7-9pm`, `10 am – 3 pm`, `noon to 2`, `19:30`.
 * A range across noon or midnight gets its missing am or pm by plausibility (`11-1pm` begins in the morning). Linear in the text.
 */
export function findTimes(text: string): TimeMention[] {
  const tokens = readTokens(text);
  const found: TimeMention[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i];
    const second = tokens[i + 1];
    if (!first) continue;
    const joined = second && second.start - first.end <= 12 && areJoined(text, first, second);
    const range = joined
      ? (readRange(first, second) ?? withHourAlone(text, first, second) ?? acrossNoon(text, first, second))
      : null;
    if (range && second) {
      found.push({ start: first.start, end: second.end, ...range, ...meaningOf(text, first.start, second.end) });
      i += 1;
    } else {
      const half = first.bare
        ? sharedHalf(text, tokens, i)
        : (first.half ??
          halfAfterDoors(text, found.at(-1), first) ??
          (first.settled ? null : sharedHalf(text, tokens, i)));
      const from = first.bare && half === null ? null : toClock(first, half);
      if (from)
        found.push({
          start: first.start,
          end: first.end,
          from,
          halfDayUnknown: !first.settled && half === null,
          ...meaningOf(text, first.start, first.end),
        });
    }
  }
  return found;
}

/** `7–9 pm`, `between 7 and 9 pm` */
function areJoined(text: string, first: Token, second: Token): boolean {
  const gap = text.slice(first.end, second.start);
  if (JOINED.test(gap)) return true;
  return BETWEEN_JOINT.test(gap) && BETWEEN_BEFORE.test(text.slice(Math.max(0, first.start - 28), first.start));
}

const BETWEEN_JOINT = /^\s(?:and|&|y)\s(?:las?\s)?$/i;
const BETWEEN_BEFORE = /(?:\bbetween(?: the hours of| about| around)?|\bentre(?: las?)?)\s$/i;

/** `Doors open at 7 p.m. and the talks begin at 7:30`: the start is soon after the doors. */
function halfAfterDoors(text: string, doors: TimeMention | undefined, { start, hour, minute, settled }: Token) {
  if (settled || doors?.role !== 'doors' || doors.halfDayUnknown || start - doors.end > TIMES.writtenTimes.doorsReach)
    return null;
  if (/[\n.!?]\s*\p{Lu}/u.test(text.slice(doors.end, start))) return null;
  const opened = minutesOf(doors.from);
  const later = (['a', 'p'] as const).filter((half) => {
    const after = (hour % 12) * 60 + minute + (half === 'p' ? 720 : 0) - opened;
    return after >= 0 && after <= TIMES.writtenTimes.longestWait;
  });
  return later[0] ?? null;
}

/** `7 & 9 pm`, `noon, 3 and 6 p.m.`, `7:00, 9:00, 11:00 am`: the am or pm behind the last of several hours, which the hours before it share; none if these figures count something else. */
function sharedHalf(text: string, tokens: readonly Token[], index: number): 'a' | 'p' | null {
  const [first, second] = [tokens[index], tokens[index + 1]];
  // Most bare numbers have none near them.
  if (
    !first ||
    !second ||
    second.start - first.end > TIMES.writtenTimes.widestJoint ||
    first.hour < 1 ||
    first.hour > 12
  )
    return null;
  if (COUNTED_BEFORE.test(text.slice(Math.max(0, first.start - 16), first.start))) return null;
  let last = first;
  let isJoined = false;
  for (const next of tokens.slice(index + 1, index + 1 + TIMES.writtenTimes.mostSharing)) {
    const between = text.slice(last.end, next.start);
    if (!(AND.test(between) || COMMA.test(between)) || !isLater(next, last) || next.hour > 11) return null;
    isJoined = AND.test(between);
    last = next;
    // Figures with minutes are hours, whatever stands between them.
    if (next.half !== null) return isJoined || !first.bare ? next.half : null;
    if (!next.bare && next.settled) return null;
  }
  return null;
}

/** Both before noon, or both after it. */
function isLater(next: Token, last: Token): boolean {
  return next.hour * 60 + next.minute > (last.hour % 12) * 60 + last.minute;
}

const AND = /^,?\s?(?:&|and|or|y|o)\s(?:las?\s)?$/i;
const COMMA = /^,\s$/;
const COUNTED_BEFORE =
  /(?:\b(?:ages?|grades?|rooms?|parts?|levels?|sessions?|weeks?|stages?|studios?|halls?|years?|nos?\.?|and|chapters?|acts?)|[$#])\s?$/i;

function readRange(first: Token, second: Token): { from: ClockTime; to: ClockTime; halfDayUnknown: boolean } | null {
  if (first.bare && second.half === null && !(second.settled && second.hour === 12)) return null;
  if (second.bare && first.bare) return null;
  const halfKnown = first.half ?? second.half;
  if (second.bare && first.half === null && !first.settled) return null;
  let from = toClock(first, first.half ?? (first.settled ? null : second.half));
  let to = toClock(second, second.half ?? (second.settled ? null : first.half));
  if (!from || !to) return null;
  if (first.half === null && !first.settled && second.half && minutesOf(from) >= minutesOf(to))
    from = toClock(first, other(second.half));
  if (second.half === null && !second.settled && minutesOf(to) <= minutesOf(from ?? to))
    to = toClock(second, first.half ? other(first.half) : 'p');
  return from && to ? { from, to, halfDayUnknown: halfKnown === null && !first.settled && !second.settled } : null;
}

/** `5-7:30`: the hour before a time without am or pm. */
function withHourAlone(text: string, first: Token, second: Token): ReturnType<typeof readRange> {
  if (!first.bare || second.bare || second.settled || first.hour < 1 || first.hour > 12) return null;
  // The end of `11-1:30` is in the afternoon; `Room 12-9:30` and `7-7:30` are no hours.
  const isEarlier =
    first.hour % 12 < second.hour ||
    (first.hour >= TIMES.writtenTimes.lateMorning && second.hour <= TIMES.writtenTimes.latestAfternoon);
  const before = text.slice(Math.max(0, first.start - 16), first.start);
  if (!isEarlier || NUMBERED_BEFORE.test(before) || VERSE_BEFORE.test(before)) return null;
  return readRange({ ...first, bare: false }, second);
}

const NUMBERED_BEFORE = new RegExp(
  String.raw`${COUNTED_BEFORE.source}|\b(?:route|flight|gate|lot|lane|bus|channel|score)s?\s$|[\p{L}\d][-–#/.]$|\p{L}\.?$`,
  'iu',
);

/** `9 to 3`, `any time 11–4`: a morning hour and a smaller one behind it, where nothing says that they are a score or a count. */
function acrossNoon(
  text: string,
  first: Token,
  second: Token,
): { from: ClockTime; to: ClockTime; halfDayUnknown: boolean } | null {
  if (!first.bare || !second.bare || first.hour < TIMES.writtenTimes.earliestMorning || first.hour > 11) return null;
  if (
    second.hour < 1 ||
    second.hour > TIMES.writtenTimes.latestAfternoon ||
    !ENDS_HOURS.test(text.slice(second.end, second.end + 8))
  )
    return null;
  const isSaid = HOURS_BEFORE.test(text.slice(Math.max(0, first.start - 16), first.start));
  if (
    !isSaid &&
    !(
      /^\s(?:to|until|till?)\s$/i.test(text.slice(first.end, second.start)) &&
      STANDS_APART.test(text.slice(0, first.start).slice(-4))
    )
  )
    return null;
  const [from, to] = [toClock(first, 'a'), toClock(second, 'p')];
  return from && to ? { from, to, halfDayUnknown: false } : null;
}

const HOURS_BEFORE =
  /\b(?:any ?time|from|between|hours?:?|open|drop[ -]?in:?|daily:?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?,?)\s$/i;
const ENDS_HOURS = /^\s{0,3}(?:$|[\n,.;|/•·)–—-](?!\d))/;
const STANDS_APART = /(?:^|[\n,;|/•·(–—-])\s{0,3}$/;

function toClock(token: Token, half: 'a' | 'p' | null): ClockTime | null {
  if (half === null) return clockTime(token.hour, token.minute);
  return clockTime((token.hour % 12) + (half === 'p' ? 12 : 0), token.minute);
}

function other(half: 'a' | 'p'): 'a' | 'p' {
  return half === 'a' ? 'p' : 'a';
}

function meaningOf(text: string, start: number, end: number): Pick<TimeMention, 'role' | 'isStart'> {
  const before = text.slice(Math.max(0, start - 24), start);
  if (DOORS_BEFORE.test(before) || DOORS_BEHIND.test(text.slice(end, end + 24))) return { role: 'doors' };
  if (ASIDE_BEFORE.test(text.slice(Math.max(0, start - 60), start))) return { role: 'aside' };
  if (ANOTHER_BEFORE.test(before) && ANOTHER_BEHIND.test(text.slice(end, end + 2))) return { role: 'aside' };
  return START_BEFORE.test(before) ? { role: 'show', isStart: true } : { role: 'show' };
}
