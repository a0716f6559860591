import type { LocalDate } from '@marquee/kernel';
import type { Citer } from '../../base/evidence.ts';
import { readStated, type StatedMoment } from '../../candidates/days/stated.ts';
import { endAfter } from '../../candidates/times/iso-duration.ts';
import { addDays, join } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { wallIn } from '../../candidates/times/zone.ts';
import { type IcsProperty, parameterOf } from '../recurrence/content-line.ts';
import { type IcsComponent, valueOf } from './components.ts';
import type { ZoneMeaning } from './zones.ts';

export interface IcsTimes {
  start: StatedMoment;
  end?: StatedMoment;
  allDay: boolean;
  /** A TZID that cannot be resolved. */
  unknownZone: string | null;
  slips: TimeSlip[];
}

/** What was left out of an event's times: an invalid start hour, or an impossible end or duration. */
export type TimeSlip = 'hour' | 'end';

/** A rule may have begun long before its next showing. */
const EARLIEST_YEAR_OF_RULES = 1900;

/** Where an event is read. */
export interface TimeContext {
  zoneOf: (tzid: string) => ZoneMeaning;
  /** The zone of the source's city. */
  home: string;
  cite: Citer;
}

/**
 * The times of an event (RFC 5545 §3.6.1): DTSTART with DTEND or DURATION. A date without a time is a full day, and its DTEND is the day
 * after the last. A time is UTC (`Z`), in its TZID's zone, or floating, which means local at the place. Null without a valid DTSTART.
 */
export function readTimes(event: IcsComponent, locator: string, { zoneOf, home, cite }: TimeContext): IcsTimes | null {
  const startLine = valueOf(event, 'dtstart');
  const recurs = valueOf(event, 'rrule') !== undefined;
  const read = (line: IcsProperty) => moment(line, zoneOf, recurs ? EARLIEST_YEAR_OF_RULES : undefined);
  const stated = startLine && read(startLine);
  if (!startLine || !stated) return null;
  const day = isFlaggedAllDay(event) ? midnightAt(stated.stated, home) : null;
  const start = day === null ? stated : { ...stated, stated: { date: day } };
  const slips: TimeSlip[] = isImpossibleHour(startLine, stated.stated) ? ['hour'] : [];
  const allDay = start.stated.time === undefined && slips.length === 0;
  const startMoment = { ...start.stated, evidence: cite.evidence(`${locator}/DTSTART`, startLine.line) };
  const times: IcsTimes = { start: startMoment, allDay, unknownZone: start.unknownZone, slips };
  const endLine = valueOf(event, 'dtend');
  const end = endLine && read(endLine);
  if (endLine && (!end || isImpossibleHour(endLine, end.stated))) return { ...times, slips: [...slips, 'end'] };
  if (endLine && end) {
    const last = allDay || end.stated.time === undefined ? { date: lastDay(end.stated, home) } : end.stated;
    return { ...times, end: { ...last, evidence: cite.evidence(`${locator}/DTEND`, endLine.line) } };
  }
  const durationLine = valueOf(event, 'duration');
  const until = durationLine && endAfter(start.stated, durationLine.raw);
  if (!durationLine) return times;
  if (!until) return isZero(durationLine.raw) ? times : { ...times, slips: [...slips, 'end'] };
  return { ...times, end: { ...until, evidence: cite.evidence(`${locator}/DURATION`, durationLine.line) } };
}

/** The date of a series that an event replaces (RFC 5545 §3.8.4.4); null without a valid one. */
export function readReplaced(property: IcsProperty, zoneOf: (tzid: string) => ZoneMeaning): Stated | null {
  return moment(property, zoneOf, EARLIEST_YEAR_OF_RULES)?.stated ?? null;
}

/** Flags of Outlook and others for a whole day that is written from midnight to midnight ([MS-OXCICAL] 2.1.3.1.1.20.28). */
const ALL_DAY_FLAGS = ['x-microsoft-cdo-alldayevent', 'x-microsoft-msncalendar-alldayevent', 'x-funambol-allday'];

function isFlaggedAllDay(event: IcsComponent): boolean {
  return ALL_DAY_FLAGS.some((name) => /^(?:true|1)$/i.test(valueOf(event, name)?.raw.trim() ?? ''));
}

/** The day that begins with a moment, as it is written or at the place; null for another hour. */
function midnightAt(stated: Stated, home: string): LocalDate | null {
  if (stated.time === undefined || stated.time === '00:00') return stated.date;
  if (stated.offsetMinutes === undefined) return null;
  const wall = wallIn(home, join(stated.date, stated.time), stated.offsetMinutes);
  return wall.endsWith('T00:00') ? wall.slice(0, 10) : null;
}

/** A day without a time, or its midnight, is the day after the last. */
function lastDay(end: Stated, home: string): LocalDate {
  const day = midnightAt(end, home);
  return day === null ? end.date : addDays(day, -1);
}

function moment(
  property: IcsProperty,
  zoneOf: (tzid: string) => ZoneMeaning,
  earliestYear: number | undefined,
): { stated: Stated; unknownZone: string | null } | null {
  const stated = readStated(property.raw, earliestYear);
  if (!stated) return null;
  const isDate = parameterOf(property, 'value').toLowerCase() === 'date';
  if (isDate || stated.time === undefined) return { stated: { date: stated.date }, unknownZone: null };
  const tzid = parameterOf(property, 'tzid');
  const meant = { ...stated, midnightIsMeant: true };
  if (stated.offsetMinutes === 0) return { stated: { ...meant, offsetText: 'UTC' }, unknownZone: null };
  if (!tzid) return { stated: meant, unknownZone: null };
  const meaning = zoneOf(tzid);
  if (meaning.kind === 'unknown') return { stated: meant, unknownZone: tzid };
  if (meaning.kind === 'utc') return { stated: { ...meant, offsetMinutes: 0, offsetText: 'UTC' }, unknownZone: null };
  if (meaning.kind === 'iana') return { stated: { ...meant, zone: meaning.zone }, unknownZone: null };
  return { stated: { ...meant, offsetMinutes: meaning.offsetMinutes, offsetText: tzid }, unknownZone: null };
}

/** The day is followed by an invalid time. The end of a day, 24:00, is valid in ISO 8601. */
function isImpossibleHour(property: IcsProperty, { time }: Stated): boolean {
  if (time !== undefined || parameterOf(property, 'value').toLowerCase() === 'date') return false;
  return /T\d{4,6}Z?\s*$/i.test(property.raw) && !/T240{2,4}Z?\s*$/i.test(property.raw);
}

/** An event without a duration states no end, so none is lost. */
function isZero(duration: string): boolean {
  return /^[+-]?P[\dDTHMSW]*$/i.test(duration.trim()) && !/[1-9]/.test(duration);
}
