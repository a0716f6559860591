import { DAY_MS } from '@marquee/kernel';
import { daysInMonth } from '../../candidates/times/local.ts';
import { isPartOfDay, type OrdinalDay, type Rule } from './rule.ts';

/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** The calendar properties of one day. Months and days count from 1, weekdays from Sunday as 0. */
interface CalendarDay {
  number: number;
  year: number;
  month: number;
  date: number;
  weekday: number;
  ofMonth: number;
  ofYear: number;
  yearLength: number;
}

/** The days of a rule, each decided independently of the days before it. */
export interface RuleDays {
  /** Whether the rule includes this day (days since 1970), considering its interval. */
  has: (day: number) => boolean;
  /** First and last day of a day's period (year, month, week, day), in which BYSETPOS counts. */
  periodAround: (day: number) => { first: number; last: number };
}

/** @param start the day of the first date, which supplies the parts that the rule omits and the origin of its intervals */
export function ruleDays(rule: Rule, start: number): RuleDays {
  const first = calendarDay(start);
  const { months, monthDays, yearDays, weekdays, weekNumbers } = withOpenParts(rule, first);
  const scope = scopeOf(rule);
  const isOrdinalHeld = weekdays && ordinalTest(weekdays, scope);
  const periodOf = periods(rule);
  const origin = periodOf(first);
  return {
    has(number) {
      const day = calendarDay(number);
      if (months && !months.has(day.month)) return false;
      if (isOrdinalHeld && !isOrdinalHeld(day)) return false;
      if (monthDays && !holds(monthDays, day.date, day.ofMonth)) return false;
      if (yearDays && !holds(yearDays, day.ofYear, day.yearLength)) return false;
      if (weekNumbers && !isInWeeks(weekNumbers, number, rule.weekStart)) return false;
      return (periodOf(day) - origin) % rule.interval === 0;
    },
    periodAround: (number) => boundsOf(rule, calendarDay(number)),
  };
}

/** Parts that the rule omits follow from its first date (RFC 5545 §3.3.10). */
function withOpenParts(
  rule: Rule,
  first: CalendarDay,
): Pick<Rule, 'months' | 'monthDays' | 'yearDays' | 'weekdays' | 'weekNumbers'> {
  const { frequency, months, monthDays, yearDays, weekdays } = rule;
  const weekNumbers = frequency === 'YEARLY' ? rule.weekNumbers : null;
  const parts = { months, monthDays, yearDays, weekdays, weekNumbers };
  if (monthDays || yearDays || weekdays) return parts;
  const ownWeekday = [{ ordinal: 0, weekday: first.weekday }];
  if (frequency === 'WEEKLY' || weekNumbers) return { ...parts, weekdays: ownWeekday };
  if (frequency === 'MONTHLY') return { ...parts, monthDays: new Set([first.date]) };
  if (frequency === 'YEARLY')
    return { ...parts, months: months ?? new Set([first.month]), monthDays: new Set([first.date]) };
  return parts;
}

type Scope = 'year' | 'month' | null;

/** The period in which `2MO` is the second Monday. */
function scopeOf({ frequency, months, weekNumbers }: Rule): Scope {
  if (frequency === 'MONTHLY') return 'month';
  if (frequency !== 'YEARLY' || weekNumbers) return null;
  return months ? 'month' : 'year';
}

function ordinalTest(days: readonly OrdinalDay[], scope: Scope): (day: CalendarDay) => boolean {
  const ordinals: Array<Set<number> | undefined> = [];
  for (const { ordinal, weekday } of days) {
    const known = (ordinals[weekday] ??= new Set());
    known.add(scope ? ordinal : 0);
  }
  return ({ weekday, date, ofMonth, ofYear, yearLength }) => {
    const wanted = ordinals[weekday];
    if (!wanted) return false;
    if (wanted.has(0)) return true;
    const [at, length] = scope === 'month' ? [date, ofMonth] : [ofYear, yearLength];
    return wanted.has(Math.ceil(at / 7)) || wanted.has(-Math.ceil((length - at + 1) / 7));
  };
}

/** `-1` is the last. */
function holds(wanted: ReadonlySet<number>, at: number, length: number): boolean {
  return wanted.has(at) || wanted.has(at - length - 1);
}

/** The number of a day's period, in gapless counting. */
function periods({ frequency, weekStart, weekNumbers }: Rule): (day: CalendarDay) => number {
  if (isPartOfDay(frequency)) return () => 0;
  if (frequency === 'DAILY') return ({ number }) => number;
  if (frequency === 'WEEKLY') return ({ number }) => Math.floor((number + FIRST_WEEKDAY - weekStart) / 7);
  if (frequency === 'MONTHLY') return ({ year, month }) => year * 12 + month;
  return weekNumbers ? ({ number }) => weekOf(number, weekStart).year : ({ year }) => year;
}

function boundsOf({ frequency, weekStart, weekNumbers }: Rule, day: CalendarDay): { first: number; last: number } {
  const { number, date, ofMonth, ofYear, yearLength, weekday } = day;
  if (frequency === 'WEEKLY') {
    const first = number - ((weekday - weekStart + 7) % 7);
    return { first, last: first + 6 };
  }
  if (frequency === 'MONTHLY') return { first: number - date + 1, last: number - date + ofMonth };
  if (frequency !== 'YEARLY') return { first: number, last: number };
  if (!weekNumbers) return { first: number - ofYear + 1, last: number - ofYear + yearLength };
  const { year } = weekOf(number, weekStart);
  return { first: firstWeek(year, weekStart), last: firstWeek(year + 1, weekStart) - 1 };
}

function isInWeeks(wanted: ReadonlySet<number>, number: number, weekStart: number): boolean {
  const { year, week } = weekOf(number, weekStart);
  const weeks = (firstWeek(year + 1, weekStart) - firstWeek(year, weekStart)) / 7;
  return holds(wanted, week, weeks);
}

/** Weeks of a year: the first has at least four days in it. */
function weekOf(number: number, weekStart: number): { year: number; week: number } {
  let { year } = calendarDay(number);
  if (number >= firstWeek(year + 1, weekStart)) year += 1;
  else if (number < firstWeek(year, weekStart)) year -= 1;
  return { year, week: Math.floor((number - firstWeek(year, weekStart)) / 7) + 1 };
}

/** The first day of a year's first week. */
function firstWeek(year: number, weekStart: number): number {
  const fourth = Date.UTC(year, 0, 4) / DAY_MS;
  return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7);
}

function weekdayOf(number: number): number {
  return (((number + FIRST_WEEKDAY) % 7) + 7) % 7;
}

function calendarDay(number: number): CalendarDay {
  const day = new Date(number * DAY_MS);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
  const newYear = Date.UTC(year, 0, 1) / DAY_MS;
  return {
    number,
    year,
    month,
    date: day.getUTCDate(),
    weekday: weekdayOf(number),
    ofMonth: daysInMonth(year, month),
    ofYear: number - newYear + 1,
    yearLength: daysInMonth(year, 2) + 337,
  };
}
