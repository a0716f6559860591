import type { LocalDate } from '@marquee/kernel';
import type { Citer } from '../../base/evidence.ts';
import { words } from '../../base/json.ts';
import { readStated, type StatedMoment } from '../../candidates/days/stated.ts';
import { type ClockTime, join } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { isUtcName, isZone, wallIn } from '../../candidates/times/zone.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import { momentIn } from '../schema-nodes/element-value.ts';
import type { FeedValue, MomentParts } from './event-record.ts';

export interface MomentContext {
  today: LocalDate;
  /** The zone of the source's city. */
  home: string;
  /** The zone that the record itself names. */
  zone?: string | undefined;
  allDay: boolean;
  epochIsLocal?: boolean | undefined;
}

/** A moment of a record as stated; null if it contains no valid day. */
export function readMoment(parts: MomentParts, context: MomentContext, cite: Citer): StatedMoment | null {
  const { moment, day, time } = parts;
  const printed = printedInstead(parts, context, cite);
  if (printed) return printed;
  const meant = parts.midnightIsMeant ? { midnightIsMeant: true } : {};
  const whole = moment && statedOf(moment.value, context);
  const date = (day && dayOf(day.value, context, time)) ?? (moment && whole ? dayBeside(whole, time, context) : null);
  if (moment && whole && date === null && (whole.time !== undefined || !time)) {
    const stated = context.allDay ? { date: allDayDate(moment.value, whole, context) } : whole;
    return { ...stated, ...meant, evidence: evidenceOf(moment, cite) };
  }
  const base = date ? { date, at: day ?? moment } : moment && whole ? { date: whole.date, at: moment } : null;
  if (!base?.at) return null;
  const clock = time && !context.allDay ? clockOf(time.value) : null;
  const zone = namedZone(context.zone);
  if (!clock || !time) return { date: base.date, evidence: evidenceOf(base.at, cite) };
  return {
    date: base.date,
    time: clock,
    ...(zone ? { zone } : {}),
    ...meant,
    evidence: evidenceOf(base.at, cite),
  };
}

/**
 * The day and time that the feed prints for its readers, if its instant is a different hour at the place: the instant was made in the
 * zone of a server. Null if they agree, if the print is the instant in UTC, or if they are too far apart to be the same moment.
 */
function printedInstead({ moment, printed }: MomentParts, context: MomentContext, cite: Citer): StatedMoment | null {
  const epoch = moment ? epochMs(moment.value) : null;
  if (epoch === null || !printed || context.allDay || context.epochIsLocal) return null;
  const date = dayOf(printed.day.value, context);
  const time = clockOf(printed.time.value);
  if (!date || !time) return null;
  const utc = new Date(epoch).toISOString().slice(0, 16);
  const wall = wallIn(namedZone(context.zone) ?? context.home, utc, 0);
  const shown = join(date, time);
  if (
    shown === wall ||
    shown === utc ||
    Math.abs(Date.parse(`${shown}Z`) - Date.parse(`${wall}Z`)) > FORMATS.recordsMoment.apart
  )
    return null;
  return {
    date,
    time,
    midnightIsMeant: true,
    evidence: evidenceOf(printed.day, cite),
    timeEvidence: evidenceOf(printed.time, cite),
  };
}

/**
 * The day of an instant that only means a day: midnight at the place, or in UTC, next to a time field with another hour. Null if
 * the instant itself is the moment.
 */
function dayBeside(whole: Stated, time: FeedValue | undefined, context: MomentContext): LocalDate | null {
  const clock = time ? clockOf(time.value) : null;
  if (!clock || whole.time === undefined || whole.offsetMinutes !== 0) return null;
  const wall = wallIn(namedZone(context.zone) ?? context.home, join(whole.date, whole.time), 0);
  if (wall.slice(11, 16) === clock) return null;
  return wall.endsWith('T00:00') ? wall.slice(0, 10) : whole.time === '00:00' ? whole.date : null;
}

function evidenceOf({ value, at, verbatim }: FeedValue, cite: Citer): StatedMoment['evidence'] {
  return cite.evidence(at, String(verbatim ?? value));
}

/** Seconds or milliseconds since 1970 between 1990 and 2100. */
export function epochMs(value: unknown): number | null {
  const figure =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d{9,13}$/.test(value)
        ? Number(value)
        : Number.NaN;
  if (figure >= 631_152_000 && figure <= 4_102_444_800) return figure * 1_000;
  return figure >= 631_152_000_000 && figure <= 4_102_444_800_000 ? figure : null;
}

export function statedOf(
  value: unknown,
  context: Pick<MomentContext, 'today' | 'zone' | 'epochIsLocal'>,
): Stated | null {
  const zone = namedZone(context.zone);
  const epoch = epochMs(value);
  if (epoch !== null) {
    const iso = new Date(epoch).toISOString();
    const plain = { date: iso.slice(0, 10), time: iso.slice(11, 16) };
    if (context.epochIsLocal) return plain;
    return zone ? inZone({ ...plain, offsetMinutes: 0 }, zone) : { ...plain, offsetMinutes: 0, offsetText: 'UTC' };
  }
  const text = words(value);
  if (text === null) return null;
  const stated = readStated(text) ?? readStated(momentIn(text, context.today) ?? '');
  if (!stated || stated.zone || !zone || stated.time === undefined) return stated;
  return stated.offsetMinutes === undefined ? { ...stated, zone } : inZone(stated, zone);
}

/** An instant as wall time in the zone that the feed names for it. */
function inZone(stated: Stated, zone: string): Stated {
  const wall = wallIn(zone, join(stated.date, stated.time), stated.offsetMinutes ?? 0);
  return { date: wall.slice(0, 10), time: wall.slice(11, 16), zone };
}

/** A zone of a place; UTC only says how times are stored. */
export function namedZone(zone: string | undefined): string | null {
  return zone && isZone(zone) && !isUtcName(zone) ? zone : null;
}

/** The day of an all-day event: the written day, or for an instant its day at the place. */
function allDayDate(value: unknown, stated: Stated, context: MomentContext): LocalDate {
  const epoch = epochMs(value);
  if (epoch === null) return stated.zone ? stated.date : (dayOf(value, context) ?? stated.date);
  if (epoch % 86_400_000 === 0 || context.epochIsLocal) return new Date(epoch).toISOString().slice(0, 10);
  return wallIn(namedZone(context.zone) ?? context.home, new Date(epoch).toISOString().slice(0, 16), 0).slice(0, 10);
}

/**
 * A day with a separate time. Midnight at the place, stored as UTC, is that day; so is midnight in UTC, unless it is the instant of that time:
 * 8 pm in Toronto.
 */
function dayOf(value: unknown, context: MomentContext, time?: FeedValue): LocalDate | null {
  const stated = statedOf(value, { ...context, zone: undefined });
  if (!stated) return null;
  if (stated.time === undefined || stated.offsetMinutes !== 0) return stated.date;
  const wall = wallIn(namedZone(context.zone) ?? context.home, join(stated.date, stated.time), 0);
  if (stated.time === '00:00' && !(time && clockOf(time.value) === wall.slice(11, 16))) return stated.date;
  return wall.slice(0, 10);
}

/** `19:30:00`, `7:30 PM`, `7pm - 9pm`; the first time of a range. */
export function clockOf(value: unknown): ClockTime | null {
  const text = words(value)?.trim().slice(0, 60);
  if (!text) return null;
  const plain = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  if (plain && Number(plain[1]) < 24 && Number(plain[2]) < 60) return `${plain[1]?.padStart(2, '0')}:${plain[2]}`;
  const stated = /^\d{4}-\d{2}-\d{2}T/.test(text) ? readStated(text) : null;
  if (stated?.time) return stated.time;
  const [time] = findTimes(text);
  return time && !time.halfDayUnknown ? time.from : null;
}
