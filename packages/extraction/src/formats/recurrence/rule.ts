import { momentOfStamp } from './wall-moment.ts';

const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const DAY = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/;
/** The largest meaningful interval; a larger one is an error, and numbers stay exact. */
const LONGEST_INTERVAL = 1e9;

/** A recurrence rule (RFC 5545 §3.3.10). A missing part is null. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** The last moment, in seconds of wall time. */
  until: number | null;
  /** Days from Sunday to the first of a week. */
  weekStart: number;
  months: Numbers;
  /** Negative values count from the end of the period: -1 is the last. */
  weekNumbers: Numbers;
  yearDays: Numbers;
  monthDays: Numbers;
  /** `MO` is 0 and the weekday, `-1FR` is -1 and the weekday. */
  weekdays: readonly OrdinalDay[] | null;
  hours: Numbers;
  minutes: Numbers;
  seconds: Numbers;
  positions: Numbers;
}

/** In ascending order, without duplicates. */
type Numbers = ReadonlySet<number> | null;

export interface OrdinalDay {
  /** 0 for all in the period. */
  ordinal: number;
  weekday: number;
}

/** The rule after `RRULE:`; null if it cannot be parsed. */
export function readRule(source: string): Rule | null {
  const parts = new Map<string, string>();
  for (const part of source.trim().toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name.trim()) parts.set(name.trim(), value.trim());
  }
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  if (!frequency || (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') return null;
  const until = parts.get('UNTIL');
  const last = until === undefined ? null : momentOfStamp(until);
  const weekStart = WEEKDAYS.findIndex((day) => day === (parts.get('WKST') ?? 'MO'));
  try {
    const numbers = (name: string, least: number, most: number) => listOf(parts.get(name), least, most);
    const rule: Rule = {
      frequency,
      // Some software writes 0; it means every time.
      interval: Math.min(LONGEST_INTERVAL, Math.max(1, numberOf(parts.get('INTERVAL') ?? '1'))),
      count: numberOf(parts.get('COUNT') ?? '0') || null,
      until: last && last.day * 86_400 + last.second,
      weekStart: weekStart < 0 ? 1 : weekStart,
      months: numbers('BYMONTH', 1, 12),
      weekNumbers: numbers('BYWEEKNO', -53, 53),
      yearDays: numbers('BYYEARDAY', -366, 366),
      monthDays: numbers('BYMONTHDAY', -31, 31),
      weekdays: weekdaysOf(parts.get('BYDAY')),
      hours: numbers('BYHOUR', 0, 23),
      minutes: numbers('BYMINUTE', 0, 59),
      seconds: numbers('BYSECOND', 0, 60),
      positions: numbers('BYSETPOS', -366, 366),
    };
    const isUnderstood = (until === undefined || last !== null) && (rule.positions === null || !isPartOfDay(frequency));
    return isUnderstood && (rule.count ?? 1) > 0 ? rule : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether it recurs more often than daily. */
export function isPartOfDay(frequency: Frequency): frequency is 'SECONDLY' | 'MINUTELY' | 'HOURLY' {
  return frequency === 'SECONDLY' || frequency === 'MINUTELY' || frequency === 'HOURLY';
}

function numberOf(text: string): number {
  if (!/^[+-]?\d{1,15}$/.test(text)) throw new RangeError(text);
  return Number(text);
}

function listOf(text: string | undefined, least: number, most: number): Numbers {
  if (text === undefined) return null;
  const numbers = new Set<number>();
  for (const item of text.split(',')) {
    const number = numberOf(item.trim());
    if (number < least || number > most || (number === 0 && least < 0)) throw new RangeError(item);
    numbers.add(number);
  }
  return new Set([...numbers].sort((a, b) => a - b));
}

function weekdaysOf(text: string | undefined): OrdinalDay[] | null {
  if (text === undefined) return null;
  const days = new Map<string, OrdinalDay>();
  for (const item of text.split(',')) {
    const [, ordinalText, name] = DAY.exec(item.trim()) ?? [];
    const weekday = WEEKDAYS.findIndex((day) => day === name);
    const ordinal = Number(ordinalText ?? 0);
    if (weekday < 0 || Math.abs(ordinal) > 53 || (ordinalText && ordinal === 0)) throw new RangeError(item);
    days.set(`${ordinal} ${weekday}`, { ordinal, weekday });
  }
  return [...days.values()];
}
