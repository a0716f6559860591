import type { Citer } from '../evidence.ts';
import { addDays } from '../time/local.ts';
import { readStated, type Stated, type StatedMoment } from '../time/stated.ts';
import { type IcsComponent, valueOf } from './components.ts';
import { type IcsProperty, parameterOf } from './content-line.ts';
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

/**
 * The times of an event (RFC 5545 §3.6.1): DTSTART with DTEND or DURATION. A date without a time is a full day, and its DTEND is the day
 * after the last. A time is UTC (`Z`), in its TZID's zone, or floating, which means local at the place. Null without a valid DTSTART.
 */
export function readTimes(
  event: IcsComponent,
  zoneOf: (tzid: string) => ZoneMeaning,
  locator: string,
  cite: Citer,
): IcsTimes | null {
  const startLine = valueOf(event, 'dtstart');
  const recurs = valueOf(event, 'rrule') !== undefined;
  const start = startLine && moment(startLine, zoneOf, recurs ? EARLIEST_YEAR_OF_RULES : undefined);
  if (!startLine || !start) return null;
  const slips: TimeSlip[] = isImpossibleHour(startLine, start.stated) ? ['hour'] : [];
  const allDay = start.stated.time === undefined && slips.length === 0;
  const startMoment = { ...start.stated, evidence: cite.evidence(`${locator}/DTSTART`, startLine.line) };
  const times: IcsTimes = { start: startMoment, allDay, unknownZone: start.unknownZone, slips };
  const endLine = valueOf(event, 'dtend');
  const end = endLine && moment(endLine, zoneOf, recurs ? EARLIEST_YEAR_OF_RULES : undefined);
  if (endLine && (!end || isImpossibleHour(endLine, end.stated))) return { ...times, slips: [...slips, 'end'] };
  if (endLine && end) {
    const last = allDay ? { date: addDays(end.stated.date, end.stated.time === undefined ? -1 : 0) } : end.stated;
    return { ...times, end: { ...last, evidence: cite.evidence(`${locator}/DTEND`, endLine.line) } };
  }
  const durationLine = valueOf(event, 'duration');
  const until = durationLine && after(start.stated, durationLine.raw);
  if (!durationLine) return times;
  if (!until) return isZero(durationLine.raw) ? times : { ...times, slips: [...slips, 'end'] };
  return { ...times, end: { ...until, evidence: cite.evidence(`${locator}/DURATION`, durationLine.line) } };
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
function isImpossibleHour({ raw }: IcsProperty, { time }: Stated): boolean {
  return time === undefined && /T\d{4,6}Z?\s*$/i.test(raw) && !/T240{2,4}Z?\s*$/i.test(raw);
}

/** An event without a duration states no end, so none is lost. */
function isZero(duration: string): boolean {
  return /^[+-]?P[\dDTHMSW]*$/i.test(duration.trim()) && !/[1-9]/.test(duration);
}

const DURATION = /^\+?P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i;

/** RFC 5545 §3.3.6; 0 if it is not a duration. */
function secondsOf(duration: string): number {
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = (DURATION.exec(duration) ?? [])
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return ((weeks * 7 + days) * 24 + hours) * 3_600 + minutes * 60 + seconds;
}

/** Longer than a year is an error. */
const LONGEST_DURATION_SECONDS = 366 * 86_400;

function after(start: Stated, duration: string): Stated | null {
  const seconds = secondsOf(duration.trim());
  if (!(seconds > 0 && seconds <= LONGEST_DURATION_SECONDS)) return null;
  if (start.time === undefined) return { date: addDays(start.date, Math.max(0, Math.ceil(seconds / 86_400) - 1)) };
  const wall = new Date(Date.parse(`${start.date}T${start.time}Z`) + seconds * 1_000).toISOString();
  return { ...start, date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
