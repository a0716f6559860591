import ICAL from 'ical.js';
import type { Witness } from '../evidence.ts';
import { addDays, join } from '../time/local.ts';
import { readStated, type Stated, type StatedMoment } from '../time/stated.ts';
import { type IcsComponent, type IcsProperty, parameterOf, valueOf } from './components.ts';
import type { ZoneMeaning } from './zones.ts';

export interface IcsTimes {
  start: StatedMoment;
  end?: StatedMoment;
  allDay: boolean;
  /** A TZID that means nothing. */
  unknownZone: string | null;
}

/**
 * When an event is (RFC 5545 §3.6.1): DTSTART with DTEND or DURATION. A date without a time is a whole day, and its DTEND the day after
 * the last. A time is UTC (`Z`), in its TZID's zone, or floating, which is the place's own. Null without a possible DTSTART.
 */
export function readTimes(
  event: IcsComponent,
  zoneOf: (tzid: string) => ZoneMeaning,
  locator: string,
  witness: Witness,
): IcsTimes | null {
  const startLine = valueOf(event, 'dtstart');
  const start = startLine && moment(startLine, zoneOf);
  if (!startLine || !start) return null;
  const allDay = start.stated.time === undefined;
  const startMoment = { ...start.stated, evidence: witness.evidence(`${locator}/DTSTART`, startLine.line) };
  const times: IcsTimes = { start: startMoment, allDay, unknownZone: start.unknownZone };
  const endLine = valueOf(event, 'dtend');
  const end = endLine && moment(endLine, zoneOf);
  if (endLine && end) {
    const last = allDay ? { date: addDays(end.stated.date, end.stated.time === undefined ? -1 : 0) } : end.stated;
    return { ...times, end: { ...last, evidence: witness.evidence(`${locator}/DTEND`, endLine.line) } };
  }
  const durationLine = valueOf(event, 'duration');
  const until = durationLine && after(start.stated, durationLine.raw);
  if (!durationLine || !until) return times;
  return { ...times, end: { ...until, evidence: witness.evidence(`${locator}/DURATION`, durationLine.line) } };
}

function moment(
  property: IcsProperty,
  zoneOf: (tzid: string) => ZoneMeaning,
): { stated: Stated; unknownZone: string | null } | null {
  const stated = readStated(property.values[0] ?? '') ?? readStated(property.raw);
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
  const offset = meaning.offsetAt(join(stated.date, stated.time));
  return { stated: offset === null ? meant : { ...meant, offsetMinutes: offset, offsetText: tzid }, unknownZone: null };
}

/** Longer than a year is a slip. */
const LONGEST_DURATION_SECONDS = 366 * 86_400;

function after(start: Stated, duration: string): Stated | null {
  let seconds = 0;
  try {
    seconds = ICAL.Duration.fromString(duration.trim()).toSeconds();
  } catch {
    return null;
  }
  if (!(seconds > 0 && seconds <= LONGEST_DURATION_SECONDS)) return null;
  if (start.time === undefined) return { date: addDays(start.date, Math.max(0, Math.ceil(seconds / 86_400) - 1)) };
  const wall = new Date(Date.parse(`${start.date}T${start.time}Z`) + seconds * 1_000).toISOString();
  return { ...start, date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
