import type { Evidence, Field, LocalMoment } from '../../base/types.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { endsDayLate } from '../../candidates/times/ends-day-late.ts';
import { addDays, dateOf, join, minutesOf, timeOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { endAs } from './end-as.ts';
import { type Moment, type PlaceZone, readAs, type Trust } from './readings.ts';

/** The times of one draft as they are stored: wall times at the event's place. */
export interface Settled {
  start: Field<LocalMoment>;
  end?: Field<LocalMoment>;
  /** What speaks against the stated end; one before the start was left out. */
  endFault?: EndFault;
}

/** It is before the start on the same day, on a day before it, or on the next day at a later hour than an evening's start. */
export type EndFault = 'before' | 'day-before' | 'day-after';

/** What the visible text adds to a stated time. */
export interface Shown {
  time: TimeMention;
  evidence: Evidence[];
  /** Its end may be used too. */
  withEnd: boolean;
}

/** Midnight to midnight, or midnight alone, is how software writes a day without a time. */
export function isMidnightFiller(start: Moment, end: Moment | undefined, isMeant: boolean | undefined): boolean {
  if (isMeant || start.time === undefined) return false;
  if (start.time === '00:00') return end?.time === undefined || end.time === '00:00' || end.time === '23:59';
  return isWholeDays(start, end);
}

/** From 03:00 to 02:59 of a later day: whole days, written by software that moved them into another zone. */
function isWholeDays({ date, time }: Moment, end: Moment | undefined): boolean {
  if (time === undefined || end?.time === undefined || end.date <= date) return false;
  return minutesOf(time) - minutesOf(end.time) === 1;
}

/** Only the day; an end at midnight, or before the hour of the start, belongs to the day before. */
function dayOnly(start: Moment, end: Moment | undefined): { start: Moment; end: Moment | undefined } {
  if (!end) return { start: { date: start.date }, end };
  const isBefore = end.time !== undefined && (end.time === '00:00' || end.time < (start.time ?? ''));
  const last = isBefore && end.date > start.date ? addDays(end.date, -1) : end.date;
  return { start: { date: start.date }, end: { date: last } };
}

/** Applies a reading, and the shown text, to a stated start and end. */
export function settle(
  sighting: Sighting,
  trust: Trust,
  place: PlaceZone,
  shown: Shown | null,
  proof: Evidence[],
): Settled {
  let start = readAs(sighting.start, trust, place.zone);
  let end = sighting.end && endAs({ start: sighting.start, end: sighting.end }, trust, place.zone, start);
  if (isMidnightFiller(start, end, sighting.start.midnightIsMeant) && (!shown || shown.time.from !== '00:00'))
    ({ start, end } = dayOnly(start, end));
  if (shown) start = { ...start, time: shown.time.from };
  const { evidence, timeEvidence } = sighting.start;
  const startField = {
    value: join(start.date, start.time),
    evidence: [evidence, ...(timeEvidence ? [timeEvidence] : []), ...proof],
  };
  const shownEnd = shown?.withEnd && shown.time.to !== undefined ? endShown(start, end, shown.time.to) : undefined;
  const endEvidence = [
    ...(sighting.end ? [sighting.end.evidence] : []),
    ...(shownEnd && shown ? shown.evidence : proof),
  ];
  const value = shownEnd ?? (end && join(end.date, end.time));
  if (value === undefined || endEvidence.length === 0) return { start: startField };
  const fault = faultOf(startField.value, value, sighting.start.isVisible);
  if (isNoEnd(startField.value, value)) return { start: startField, ...(fault ? { endFault: fault } : {}) };
  return { start: startField, end: { value, evidence: endEvidence }, ...(fault ? { endFault: fault } : {}) };
}

function endShown(start: Moment, end: Moment | undefined, to: string): LocalMoment | undefined {
  if (start.time === undefined) return undefined;
  const last = end && end.date > start.date ? end.date : start.date;
  const overnight = last === start.date && minutesOf(to) <= minutesOf(start.time);
  return join(overnight ? addDays(last, 1) : last, to);
}

/** An end without information: not after the start, or only the day if the start has a time on it. */
function isNoEnd(start: string, end: string): boolean {
  if (timeOf(start) !== undefined && timeOf(end) === undefined) return dateOf(end) <= dateOf(start);
  return end <= start;
}

/** @param isVisible both days are written, as those of two evenings are */
function faultOf(start: string, end: string, isVisible: boolean | undefined): EndFault | null {
  const [from, to] = [timeOf(start), timeOf(end)];
  if (dateOf(end) < dateOf(start)) return 'day-before';
  if (from === undefined || to === undefined) return null;
  if (end < start) return 'before';
  return !isVisible && endsDayLate(start, end) ? 'day-after' : null;
}

/** For evidence: the stretch from a date to the time next to it, or each alone if they are not adjacent. */
export function stretches(mentions: readonly Stretch[]): Stretch[] {
  const [first, second] = mentions.toSorted((a, b) => a.start - b.start);
  if (!first) return [];
  if (!second) return [first];
  return second.end - first.start <= 120 ? [{ start: first.start, end: second.end }] : [first, second];
}
