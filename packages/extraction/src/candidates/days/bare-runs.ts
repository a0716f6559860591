import { allMatches } from '../../base/matches.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { SPANISH_WEEKDAY, WEEKDAY_START, weekdayNumber } from '../../rules/weekdays.ts';
import { localDate } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';
import type { MonthHeading } from './month-headings.ts';
import { isOn } from './resolve-date.ts';

/** A day without its month. */
export interface BareDay extends Stretch {
  day: number;
  /** 0 is Sunday. */
  weekday?: number;
  /** The last day of a range that begins with it. */
  last?: number;
}

export interface BareRun extends Stretch {
  days: BareDay[];
}

const WEEKDAY = `(?:${WEEKDAY_START}|${SPANISH_WEEKDAY}(?!\\p{L}))[a-z]{0,6}\\.?`;
const NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]|\s?[ap]\.?m\b|\s?[-–—]\s?\d{1,2}(?::\d\d)?\s?[ap]\.?m\b)`;
/** `Wed 18`, `Friday the 3rd`, `Fri & Sat 17` at the beginning of a line. */
const HEAD = new RegExp(
  String.raw`^(${WEEKDAY}(?:[^\S\n]?(?:[-–—&+/,]|and\b|to\b|thru\b)[^\S\n]?${WEEKDAY}){0,6}),?\s(?:[-–—]\s)?(?:the )?${NUMBER}`,
  'gimu',
);
/** ` & Sat 18`, ` - 22`, `/18` behind a day. */
const NEXT = new RegExp(
  String.raw`[^\S\n]?([-–—&+/,]|and\b|to\b|thru\b|through\b)[^\S\n]?(?:(${WEEKDAY}),?[^\S\n])?(?:the )?${NUMBER}`,
  'iuy',
);
const WEEKDAYS = new RegExp(WEEKDAY, 'giu');
const RANGE = /^(?:[-–—]|to|thr)/i;
const MOST_DAYS = 7;

/** Days that begin a line with their weekdays: `Wed 18 - Sun 22`, `FRI 17 & SAT 18`, `Fri/Sat 17/18`, `Thu 16, Fri 17 & Sat 18`. */
export function weekdayRuns(text: string): BareRun[] {
  return allMatches(HEAD, text).flatMap((match) => {
    const weekdays = (match[1] ?? '').match(WEEKDAYS) ?? [];
    const end = match.index + match[0].length;
    const days: BareDay[] = [{ start: match.index, end, ...bareDay(match[2], weekdays[0]) }];
    for (let next = nextDay(text, days, weekdays.length > 1); next; next = nextDay(text, days, weekdays.length > 1)) {
      const last = days.at(-1);
      if ('day' in next) days.push(next);
      else Object.assign(last ?? {}, next);
    }
    const named = weekdays.length === days.length ? weekdays : [];
    for (const [index, day] of days.entries()) if (named[index]) day.weekday = weekdayNumber(named[index]);
    const [from, to] = [match.index, days.at(-1)?.end ?? end];
    const isInOrder = days.every(({ day }) => day >= 1 && day <= 31) && text[to] !== '/';
    return isInOrder ? [{ start: from, end: to, days }] : [];
  });
}

/** The next day of a run, or the end of the range that its last day begins. A number without a weekday has to be later. */
function nextDay(
  text: string,
  days: readonly BareDay[],
  areSeveral: boolean,
): BareDay | Pick<BareDay, 'last' | 'end'> | null {
  const before = days.at(-1);
  if (!before || days.length >= MOST_DAYS) return null;
  NEXT.lastIndex = before.end;
  const match = NEXT.exec(text);
  if (!match) return null;
  const [whole, joint = '', weekday, number] = match;
  const end = before.end + whole.length;
  if (RANGE.test(joint)) return before.last === undefined ? { last: Number(number), end } : null;
  const isTold = weekday !== undefined || (joint === '/' ? areSeveral : joint !== ',');
  if (!isTold || (weekday === undefined && Number(number) <= (before.last ?? before.day))) return null;
  const start = end - whole.replace(/^\s?(?:[&+/,]|and)\s?/i, '').length;
  return { start, end, ...bareDay(number, weekday) };
}

function bareDay(number = '', weekday?: string): Pick<BareDay, 'day' | 'weekday'> {
  return { day: Number(number), ...(weekday === undefined ? {} : { weekday: weekdayNumber(weekday) }) };
}

/** The days of a run in the month above them; one that is less than the day before it is of the next month. */
export function daysOfHeading(heading: MonthHeading, days: readonly BareDay[]): DateMention[] {
  let { month, year } = heading;
  let before = 0;
  const turn = (day: number) => {
    if (day < before) [month, year] = month === 12 ? [1, year + 1] : [month + 1, year];
    before = day;
    return { month, day };
  };
  return days.map(({ start, end, day, weekday, last }) => {
    const from = turn(day);
    const date = localDate(year, from.month, day);
    const isSure = heading.yearWritten || weekday === undefined || (date !== null && isOn(date, weekday));
    return {
      start,
      end,
      ...from,
      ...(isSure ? { year } : {}),
      ...(weekday === undefined ? {} : { weekday }),
      ...(last === undefined ? {} : { until: turn(last) }),
    };
  });
}
