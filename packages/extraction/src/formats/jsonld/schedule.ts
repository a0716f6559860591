import { DAY_MS, type LocalDate } from '@marquee/kernel';
import type { Citer } from '../../base/evidence.ts';
import { isRecord, type JsonRecord } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { StepBudget } from '../../base/step-budget.ts';
import type { Field } from '../../base/types.ts';
import { readStated, type StatedMoment } from '../../candidates/days/stated.ts';
import { addDays, dateOf, daysInMonth, join, timeOf } from '../../candidates/times/local.ts';
import { isZone, wallIn } from '../../candidates/times/zone.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import { endOfDuration } from './duration.ts';
import { get, items, type LinkedData, type Located, memberName, memberOf, membersOf, textOf } from './nodes.ts';

export interface ScheduleContext {
  cite: Citer;
  /** The zone of the source's city. */
  home: string;
  today: LocalDate;
}

export interface Scheduled {
  start: StatedMoment;
  end?: StatedMoment;
  /** Absent if the schedule states no recurrence. */
  recurrence?: Field<string>;
}

/** In the order of `Date.getUTCDay`. */
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const FREQUENCIES: Record<string, string> = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' };
/** A rule names no more days or months than this. */
const MOST_PARTS = 100;

/**
 * A schema.org `Schedule` as its first date and an RFC 5545 rule: frequency (`P1W`, `weekly`), days of the week (also `2MO`)
 * and of the month, months, count, last day, excluded dates. Null if neither its first day nor its days are known: without a first day, days of
 * every week or month (the second Monday, the 1st and the 15th) go on and on, and are told from the beginning of this year.
 * @param first the event's own start, if it has one: then the schedule only adds the recurrence
 */
export function readSchedule(
  node: Located<unknown>,
  data: LinkedData,
  { cite, home, today }: ScheduleContext,
  first: StatedMoment | null,
): Scheduled | null {
  if (!isRecord(node.value)) return null;
  const schedule: Located<JsonRecord> = { value: node.value, at: node.at };
  const text = (name: string) => textOf(get(schedule, name), data);
  const bounded = (name: string, most: number) => {
    const { value, at } = get(schedule, name);
    return { value: Array.isArray(value) ? value.slice(0, most) : value, at };
  };
  const texts = (name: string, most = MOST_PARTS) =>
    items(bounded(name, most), data).flatMap(({ value: part }) =>
      typeof part === 'string' || typeof part === 'number' ? [`${part}`] : [],
    );
  const [day, startTime, endTime] = [text('startDate'), text('startTime'), text('endTime')];
  const stated = day && readStated(day.value);
  const days = membersOf(bounded('byDay', MOST_PARTS), data);
  const frequency = memberOf(get(schedule, 'repeatFrequency'), data);
  const repeat = frequency ?? days[0];
  const rule = ruleOf(frequency?.value ?? '', days, texts);
  const begins =
    first ??
    (day && stated
      ? { ...stated, evidence: cite.evidence(day.at, day.value) }
      : !day && rule && repeat && isEndless(rule)
        ? { date: `${today.slice(0, 4)}-01-01`, evidence: cite.evidence(repeat.at, repeat.value) }
        : null);
  if (!begins) return null;
  const at = (date: string, time: Located<string> | null): StatedMoment | null => {
    const moment = time && readStated(`${date}T${time.value}`);
    return time && moment?.time ? { ...moment, evidence: cite.evidence(time.at, time.value) } : null;
  };
  const zone = text('scheduleTimezone')?.value;
  const timed = begins.time ? null : at(begins.date, startTime);
  const start: StatedMoment = {
    ...begins,
    ...(timed?.time ? { time: timed.time, timeEvidence: timed.evidence } : {}),
    ...(zone && !begins.offsetText ? { zone } : {}),
  };
  if (rule) start.date = firstDate(start.date, rule, data.steps);
  const end = at(start.date, endTime);
  const isNextDay = end?.time !== undefined && start.time !== undefined && end.time <= start.time;
  const until = end
    ? { ...end, date: isNextDay ? addDays(end.date, 1) : end.date, ...(zone ? { zone } : {}) }
    : start.time
      ? endOfDuration(schedule, start, data, cite)
      : null;
  return {
    start,
    ...(until && start.time ? { end: until } : {}),
    ...(rule && repeat
      ? {
          recurrence: cite.field(
            linesOf(rule, start, text('endDate')?.value, texts, zone && isZone(zone) ? zone : home),
            repeat.at,
            repeat.value,
          ),
        }
      : {}),
  };
}

type Texts = (name: string, most?: number) => string[];

interface Rule {
  frequency: string;
  interval: number;
  /** `MO`, `2MO`, `-1FR` */
  days: string[];
  monthDays: number[];
  months: number[];
  count: number | null;
}

function ruleOf(repeats: string, members: ReadonlyArray<Located<string>>, texts: Texts): Rule | null {
  const days = [...new Set(members.flatMap(({ value }) => value.split(',')).flatMap((day) => dayCode(day) ?? []))];
  const numbers = (name: string) => [...new Set(texts(name).map(Number).filter(Number.isInteger))];
  const frequency = memberName(repeats);
  const [, interval, unit] = inWeeks(/^P(\d{1,3})([DWMY])$/i.exec(frequency), days.length > 0);
  const word = /^(dai|week|month|year|annual)ly$/i.exec(frequency)?.[1]?.[0];
  const letter = (unit ?? (word === 'a' ? 'Y' : word) ?? (days.length > 0 ? 'W' : '')).toUpperCase();
  const named = FREQUENCIES[letter];
  if (!named) return null;
  const weeks = numbers('byMonthWeek');
  return {
    frequency: named,
    interval: Math.max(1, Number(interval ?? 1)),
    days: weeks.length > 0 ? weeks.flatMap((week) => days.map((day) => `${week}${day.slice(-2)}`)) : days,
    monthDays: numbers('byMonthDay'),
    months: numbers('byMonth'),
    count: numbers('repeatCount')[0] ?? null,
  };
}

/** `P14D` on certain days of the week is every second week. */
function inWeeks(match: RegExpExecArray | null, hasDays: boolean): string[] {
  const [whole = '', interval = '', unit = ''] = match ?? [];
  const isWeeks = hasDays && /d/i.test(unit) && Number(interval) > 0 && Number(interval) % 7 === 0;
  return match ? (isWeeks ? [whole, String(Number(interval) / 7), 'W'] : [whole, interval, unit]) : [];
}

/** `https://schema.org/Monday`, `Monday`, `Mo`, `2MO` */
function dayCode(source: string): string | null {
  const [, ordinal = '', name = ''] = /^([+-]?\d)?([a-z]{2,9})$/i.exec(memberName(source)) ?? [];
  const code = DAYS.find((day) => day === name.slice(0, 2).toUpperCase());
  return code ? `${ordinal.replace('+', '')}${code}` : null;
}

/** Its days are the same whenever it began. */
function isEndless({ interval, count, days, monthDays }: Rule): boolean {
  return interval === 1 && count === null && days.length + monthDays.length > 0;
}

/** A schedule states a start day; its first date is the first matching day from then on. */
function firstDate(from: string, rule: Rule, steps: StepBudget): string {
  const first = Date.parse(from);
  for (let step = 0; step < FORMATS.jsonldSchedule.firstWithinDays && steps.take(); step += 1) {
    if (isNamed(new Date(first + step * DAY_MS), rule)) return addDays(from, step);
  }
  return from;
}

function isNamed(date: Date, { days, monthDays, months }: Rule): boolean {
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1];
  const code = DAYS[date.getUTCDay()];
  const inLastWeek = day + 7 > daysInMonth(date.getUTCFullYear(), month);
  const fits = (wanted: string) =>
    wanted.slice(-2) === code &&
    (wanted.length === 2 ||
      (wanted.startsWith('-1') ? inLastWeek : Number(wanted.slice(0, -2)) === Math.ceil(day / 7)));
  if (months.length > 0 && !months.includes(month)) return false;
  if (monthDays.length > 0 && !monthDays.includes(day)) return false;
  return days.length === 0 || days.some(fits);
}

function linesOf(rule: Rule, start: StatedMoment, last: string | undefined, texts: Texts, zone: string): string {
  const until = last ? readStated(last)?.date.replaceAll('-', '') : undefined;
  const parts = [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...(rule.months.length > 0 ? [`BYMONTH=${rule.months.join(',')}`] : []),
    ...(rule.monthDays.length > 0 ? [`BYMONTHDAY=${rule.monthDays.join(',')}`] : []),
    ...(rule.days.length > 0 ? [`BYDAY=${rule.days.join(',')}`] : []),
    ...(until ? [`UNTIL=${until}${start.time ? 'T235959' : ''}`] : rule.count ? [`COUNT=${rule.count}`] : []),
  ];
  const except = texts('exceptDate', LIMITS.itemsPerList).flatMap((date) => exceptionOf(date, start, zone) ?? []);
  return [`RRULE:${parts.join(';')}`, ...(except.length > 0 ? [`EXDATE:${except.join(',')}`] : [])].join('\n');
}

/**
 * `exceptDate` is a day or a moment: a moment at the hour of the schedule is that date of it, in whatever zone it is written; at
 * another hour, such as midnight, it means its day.
 */
function exceptionOf(source: string, start: StatedMoment, zone: string): string | null {
  const stated = readStated(source);
  if (!stated) return null;
  const wall =
    stated.time !== undefined && stated.offsetMinutes !== undefined
      ? wallIn(zone, join(stated.date, stated.time), stated.offsetMinutes)
      : stated.date;
  const date = timeOf(wall) === start.time ? dateOf(wall) : stated.date;
  return `${date.replaceAll('-', '')}${start.time ? `T${start.time.replace(':', '')}00` : ''}`;
}
