import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import { DASH } from '../../rules/dashes.ts';
import { MONTH_NAME, monthNumber } from '../../rules/months.ts';
import { WEEKDAY_NAME, weekdayNumber } from '../../rules/weekdays.ts';
import { daysInMonth } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';

/** How a language writes several days before their month. The parts of expressions have no groups. */
export interface RunWords {
  weekday: string;
  /** Behind the number: `st`, `.º`. */
  ordinal: string;
  /** Between the first and the last day of a range. */
  to: string;
  /** Between two days of a list. */
  and: string;
  /** Before the month. */
  of: string;
  month: string;
  /** With one group. */
  year: string;
}

export interface RunPatterns {
  run: RegExp;
  joint: RegExp;
  range: RegExp;
  weekdayAhead: RegExp;
  weekdayInside: RegExp;
}

export function runPatterns({ weekday, ordinal, to, and, of, month, year }: RunWords): RunPatterns {
  const number = String.raw`\d{1,2}(?:${ordinal})?(?![\d:%]|\s?[ap]\.?\s?m\b)`;
  const next = String.raw`(?:(?:${weekday})\.?,?\s)?(?:(?:the|el)\s)?${number}`;
  return {
    run: new RegExp(
      String.raw`(?<![\d$€£#/:.,-])(?<![\d:](?:\s?[ap]\.?m\.?)?\s?[-–—]\s?)(${number}(?:(?:${to}|${and})${next}){1,${DAYS.dayRuns.count}}),?\s{1,3}(?:${of})?(${month})(?!\p{L})\.?${year}(?!,?[^\S\n]\d{1,2}(?![\d:.]|\s?[ap]\.?\s?m\b|\s?h))`,
      'giu',
    ),
    joint: new RegExp(and, 'iu'),
    range: new RegExp(to, 'iu'),
    weekdayAhead: new RegExp(String.raw`(?<!\p{L})(${weekday})\.?,?\s(?:(?:the|el)\s)?$`, 'iu'),
    weekdayInside: new RegExp(String.raw`^[^\d\p{L}]*(${weekday})(?!\p{L})`, 'iu'),
  };
}

const ENGLISH = runPatterns({
  weekday: WEEKDAY_NAME,
  ordinal: 'st|nd|rd|th',
  to: String.raw`[^\S\n]?${DASH}[^\S\n]?|\s(?:to|through|thru|until)\s`,
  and: String.raw`,?\s(?:and|&)\s|,\s`,
  of: String.raw`of\s`,
  month: MONTH_NAME,
  year: String.raw`(?:,?[^\S\n]{1,3}((?:19|20)\d{2})\b(?!:\d))?`,
});
/** What each run has in it: most texts have none. */
const MAY_BE_RUN = /\d[a-z]{0,2},?\s?(?:[-‑–—−&,]|and\b|to\b|thr(?:u|ough)\b|until\b)[^\d\n]{0,16}\d/i;
const SAYS_AND = /(?:and|&)/i;
/** `Rooms 5 and 6 December`, `ages 7 to 12 October`: what these figures count. */
const COUNTED =
  /(?:\b(?:ages?|grades?|rooms?|parts?|levels?|sessions?|weeks?|stages?|studios?|halls?|years?|nos?\.?|chapters?|acts?|doors?|gates?|lots?)|[$#])\s?$/i;

/** `12 – 14 December 2026`, `the 12th to the 14th of December`, `5, 6 & 7 March`: days before the month that they share. */
export function findDayRuns(text: string, offset: number): DateMention[] {
  if (!MAY_BE_RUN.test(text)) return [];
  return allMatches(ENGLISH.run, text).flatMap((match) => {
    const days = match[1] ?? '';
    const isListed = days.includes(',') && !SAYS_AND.test(days);
    if (isListed || COUNTED.test(text.slice(Math.max(0, match.index - DAYS.dayRuns.ahead), match.index))) return [];
    return daysOfRun(match, text, offset, ENGLISH, monthNumber(match[2] ?? ''));
  });
}

/** `between 12 and 14 December` */
const BETWEEN_AHEAD = /(?:\bbetween|\bentre)\s(?:(?:the|el)\s)?$/i;

/** The days of one match, a range as one mention. None if they are not in order. */
export function daysOfRun(
  match: RegExpExecArray,
  text: string,
  offset: number,
  { joint, range, weekdayAhead, weekdayInside }: RunPatterns,
  month: number,
): DateMention[] {
  const [whole, days = '', , yearText] = match;
  const year = yearText === undefined ? {} : { year: Number(yearText) };
  const ahead = weekdayAhead.exec(text.slice(Math.max(0, match.index - DAYS.dayRuns.ahead), match.index));
  const found: DateMention[] = [];
  let at = 0;
  let last = 0;
  for (const part of days.split(joint)) {
    const from = days.indexOf(part, at);
    at = from + part.length;
    const [first = 0, to] = part.split(range).map((side) => Number(/\d{1,2}/.exec(side)?.[0]));
    if (!(first > last) || (to !== undefined && !(to > first)) || (to ?? first) > daysInMonth(2024, month)) return [];
    const named = found.length === 0 ? ahead?.[1] : weekdayInside.exec(part)?.[1];
    found.push({
      start: offset + match.index + from - (found.length === 0 ? (ahead?.[0].length ?? 0) : 0),
      end: offset + match.index + at,
      month,
      day: first,
      ...year,
      ...(named === undefined ? {} : { weekday: weekdayNumber(named) }),
      ...(to === undefined ? {} : { until: { month, day: to, ...year } }),
    });
    last = to ?? first;
  }
  const [first, second] = found;
  const isBetween = BETWEEN_AHEAD.test(text.slice(Math.max(0, match.index - DAYS.dayRuns.ahead), match.index));
  if (first && second && found.length === 2 && !first.until && !second.until && isBetween) {
    first.until = { month, day: second.day, ...year };
    found.length = 1;
  }
  const end = found.at(-1);
  if (end) end.end = offset + match.index + whole.length;
  return found;
}
