import type { LocalDate } from '@marquee/kernel';
import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { RULE_EXCEPT, RULE_ORDINAL, RULE_VAGUE, RULE_WEEKDAYS } from '../../rules/rule-words.ts';
import { SPANISH_WEEKDAYS, WEEKDAY_STEM, weekdayNumber } from '../../rules/weekdays.ts';
import { addDays, daysBetween, weekdayOf } from '../times/local.ts';
import { findDates } from './written-dates.ts';

/** A rule that a page prints with its first and its last day: the days are certain, without one that nobody wrote down. */
export interface RuleBetween extends Stretch {
  dates: LocalDate[];
}

const BEFORE = new RegExp(
  String.raw`(?<!\p{L}|${WEEKDAY_STEM}days?\s?(?:[-–]|to|through|thru)\s?)(${RULE_WEEKDAYS})[\s,:;(–-]*(?:(?:from|starting|beginning|between|del?|desde\sel|entre\sel)\s)?$`,
  'iu',
);
/** `Fridays in`, `every Friday at 7 pm this`, `los viernes de`: the days of the week of a whole month. */
const BEFORE_MONTH = new RegExp(
  String.raw`(?<!\p{L}|${WEEKDAY_STEM}days?\s?(?:[-–]|to|through|thru)\s?)(${RULE_WEEKDAYS}|${SPANISH_WEEKDAYS}(?=\sde\s))(?:,?\s(?:at\s|a\slas\s)?\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\.?)?(?:,?\s(?:in|of|during|throughout|this|all|de|en|durante)\s(?:the month of\s)?)$`,
  'iu',
);

/**
 * Whether a text names days of the week before months that begin at an offset.
 * @param areSeveral they are a range, which needs no word before it: `Fridays, January through March`
 */
export function ruleAhead(text: string, at: number, areSeveral: boolean): boolean {
  const before = text.slice(Math.max(0, at - DAYS.ruleBetween.reach), at);
  return BEFORE_MONTH.test(before) || (areSeveral && BEFORE.test(before));
}

/** Whether a word before a month may link days of the week to it: most months have none. */
export function isLinked(text: string, at: number): boolean {
  return LINKED.test(text.slice(Math.max(0, at - DAYS.ruleBetween.longestLink), at));
}

const LINKED = /(?:\b(?:in|of|during|throughout|this|all|from|de|en|durante)|[,:;])\s$/i;

/** A time may stand between the days and their weekday: `April 7 – May 26, 7 pm, Tuesdays`. */
const BEHIND = new RegExp(
  String.raw`^[\s,:;(|–-]*(${RULE_WEEKDAYS})(?!\s?(?:[-–]|to|through|thru))(?![\p{L}])(?!,?\s(?:and|&|plus)\s\p{L})`,
  'iu',
);
const OWN_WEEKDAY = new RegExp(String.raw`^${WEEKDAY_STEM}day[,\s]+`, 'i');
const EACH_WEEKDAY = new RegExp(String.raw`\b(?:${WEEKDAY_STEM}days?\b|${SPANISH_WEEKDAYS}(?!\p{L}))`, 'giu');

/**
 * The days of `Tuesdays, April 7 – May 26` or `April 7 – May 26, every Tuesday`, both bounds included. Null if the text next to the range names no
 * weekdays, or says that some are left out.
 */
export function ruleBetween(range: Stretch & { date: LocalDate; until: LocalDate }, text: string): RuleBetween | null {
  const { start, end, date, until } = range;
  if (daysBetween(date, until) > DAYS.ruleBetween.longestDays) return null;
  // `Every Tuesday, April 7`: the weekday before a date belongs to it.
  const own = OWN_WEEKDAY.exec(text.slice(start, end))?.[0].length ?? 0;
  const before = text.slice(Math.max(0, start - DAYS.ruleBetween.reach), start + own);
  const ahead = (BEFORE.exec(before) ?? BEFORE_MONTH.exec(before))?.[1];
  const behind = ahead === undefined ? BEHIND.exec(text.slice(end, end + DAYS.ruleBetween.reach)) : null;
  const words = ahead ?? behind?.[1];
  if (words === undefined) return null;
  const around = text.slice(Math.max(0, start - DAYS.ruleBetween.reach), end + DAYS.ruleBetween.reach * 2);
  const left = leftOut(text.slice(end, end + DAYS.ruleBetween.reach * 2));
  if (RULE_VAGUE.test(around) || !left) return null;
  const weekdays = new Set(allMatches(EACH_WEEKDAY, words).map(([day]) => weekdayNumber(day)));
  const ordinals = new Set(allMatches(RULE_ORDINAL, words).map(([word]) => ordinalOf(word)));
  const dates: LocalDate[] = [];
  for (let day = date; day <= until; day = addDays(day, 1))
    if (weekdays.has(weekdayOf(day)) && (ordinals.size === 0 || isOneOf(day, ordinals)) && !left.has(day.slice(5)))
      dates.push(day);
  if (dates.length < 2) return null;
  const at = ahead === undefined ? start : text.lastIndexOf(ahead, start + own);
  return { dates, start: at, end: behind ? end + behind[0].length : end };
}

/** The days that the text behind a rule leaves out, as month and day; null if it does not say which. */
function leftOut(behind: string): ReadonlySet<string> | null {
  const except = RULE_EXCEPT.exec(behind);
  if (!except) return new Set();
  const rest = behind.slice(except.index).split(/[.\n]/)[0] ?? '';
  const days = findDates(rest).map(({ month, day }) => `${pad(month)}-${pad(day)}`);
  return days.length > 0 ? new Set(days) : null;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const LAST = 0;

function ordinalOf(word: string): number {
  if (/^last$/i.test(word)) return LAST;
  return /^\d/.test(word) ? Number(word.slice(0, 1)) : ORDINALS.indexOf(word.toLowerCase()) + 1;
}

/** Whether a day is, say, the second of its weekday in its month. */
function isOneOf(day: LocalDate, ordinals: ReadonlySet<number>): boolean {
  const place = Math.ceil(Number(day.slice(8)) / 7);
  return ordinals.has(place) || (ordinals.has(LAST) && addDays(day, 7).slice(0, 7) !== day.slice(0, 7));
}
