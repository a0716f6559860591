import { DAYS } from '../../decide/weights/days.ts';
import { MONTH_NAME, monthNumber, SPANISH_MONTH_NAME } from '../../rules/months.ts';
import { daysInMonth } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';
import { isLinked, ruleAhead } from './rule-between.ts';
import { yearBefore } from './years-of-ranges.ts';

const NAME = String.raw`(${MONTH_NAME}|${SPANISH_MONTH_NAME})(?!\p{L})\.?(?:,?\s(?:de(?:l)?\s)?((?:19|20)\d{2})(?!\d))?`;
const MONTHS = new RegExp(
  String.raw`${NAME}(?:\s?(–|—|-|to|through|thru|and|&|a|y)\s?${NAME})?(?!\s?\d{1,2}(?![\d:]|\s?[ap]\.?\s?m))`,
  'iuy',
);

/**
 * Whole months for which a text names days of the week, `Fridays in January` or `first Fridays, January through March 2027`, as ranges from the
 * first day to the last; which days they are says `ruleBetween`.
 * @param words the offsets of words that begin like a month
 */
export function findMonthsOfRules(text: string, words: readonly number[]): DateMention[] {
  const found: DateMention[] = [];
  for (const at of words) {
    if (at < (found.at(-1)?.end ?? 0) || !isLinked(text, at)) continue;
    MONTHS.lastIndex = 0;
    const match = MONTHS.exec(text.slice(at, at + DAYS.monthsOfRules.longest));
    if (!match || !ruleAhead(text, at, match[4] !== undefined)) continue;
    const mention = monthsOf(match);
    if (mention) found.push({ start: at, end: at + match[0].length, ...mention });
  }
  return found;
}

function monthsOf([, name = '', year, joint = '', lastName, lastYear]: RegExpExecArray) {
  const first = { month: monthNumber(name), day: 1, ...(year === undefined ? {} : { year: Number(year) }) };
  const month = lastName === undefined ? first.month : monthNumber(lastName);
  if (first.month === 0 || month === 0) return null;
  // `January and March` leaves out the month between.
  if (/^(?:and|&|y)$/i.test(joint) && month !== (first.month % 12) + 1) return null;
  const written = lastYear ?? (lastName === undefined ? year : undefined);
  const inYear = written === undefined ? undefined : Number(written);
  const until = {
    month,
    day: daysInMonth(inYear ?? NO_LEAP_YEAR, month),
    ...(inYear === undefined ? {} : { year: inYear }),
  };
  const from = first.year ?? yearBefore(first, until);
  return { ...first, ...(from === undefined ? {} : { year: from }), until };
}

const NO_LEAP_YEAR = 2025;
