import type { LocalDate } from '@marquee/kernel';
import type { Hints } from '../../base/types.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { type ClockTime, dateOf, join, timeOf } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { offsetAt, offsetsOfYear, wallIn } from '../../candidates/times/zone.ts';
import { stateCode, zonesOfState } from '../../rules/us-states.ts';

/**
 * Three ways to read one stated time:
 * `written`: the wall time as written, ignoring the offset; `offset`: the stated instant as wall time at the event's place
 * (a time without an offset is then UTC); `utc`: the stated instant as wall time in UTC, which undoes a local time that was treated as
 * UTC and shifted again.
 */
export type Trust = 'written' | 'offset' | 'utc';

export interface Moment {
  date: LocalDate;
  time?: ClockTime;
}

export interface Candidate extends Moment {
  time: ClockTime;
  trust: Trust;
}

/**
 * The different moments that a stated time can mean, `written` first; none without a time. A time in a zone that the document names has one
 * reading.
 */
export function candidatesOf(stated: Stated, zone: string): Candidate[] {
  const { date, time } = stated;
  if (time === undefined) return [];
  const found: Candidate[] = [{ trust: 'written', date, time }];
  if (stated.zone) return found;
  for (const trust of ['offset', 'utc'] as const) {
    const moment = readAs(stated, trust, zone);
    if (moment.time === undefined) continue;
    if (!found.some((known) => known.date === moment.date && known.time === moment.time))
      found.push({ ...moment, time: moment.time, trust });
  }
  return found;
}

export function readAs(stated: Stated, trust: Trust, zone: string): Moment {
  const { date, time } = stated;
  if (time === undefined || trust === 'written') return time === undefined ? { date } : { date, time };
  const wall = wallIn(trust === 'utc' ? 'UTC' : zone, join(date, time), stated.offsetMinutes ?? 0);
  const read = timeOf(wall);
  return { date: dateOf(wall), ...(read === undefined ? {} : { time: read }) };
}

/**
 * The relation of a stated offset to the event's place. Events of one document in the same situation were written by the same
 * software in the same way, so what the page confirms for some of them applies to the others.
 */
export type Situation =
  /** No time, or a time without an offset, or one in a named zone: unambiguous. */
  | 'plain'
  /** The offset that applies there on that day. */
  | 'right'
  /** The place's offset of the other half of the year. */
  | 'other-season'
  /** UTC required by the format's standard, as in iCalendar. */
  | 'utc'
  /** `Z`. */
  | 'zulu'
  /** `+00:00`. */
  | 'zero'
  /** Any other offset, at a place whose own offset is known. */
  | 'foreign'
  /** A place outside the US, or in another state with the offset of neither: its own offset is unknown. */
  | 'elsewhere';

export function situationOf(stated: Stated, place: PlaceZone): Situation {
  const { date, time, offsetMinutes, offsetText } = stated;
  if (time === undefined || offsetMinutes === undefined || stated.zone) return 'plain';
  const wall = join(date, time);
  if (place.zones.some((zone) => offsetAt(wall, zone) === offsetMinutes)) return 'right';
  if (place.abroad && offsetMinutes !== 0) return 'elsewhere';
  if (place.zones.some((zone) => offsetsOfYear(wall, zone).includes(offsetMinutes))) return 'other-season';
  if (offsetText === 'UTC') return 'utc';
  if (offsetMinutes === 0) return offsetText?.toUpperCase() === 'Z' ? 'zulu' : 'zero';
  return 'foreign';
}

export interface PlaceZone {
  /** For converting instants to wall times there. */
  zone: string;
  /** All zones of the event's state, or the source's own. */
  zones: readonly string[];
  /** The event is outside the US. */
  abroad: boolean;
  /** The document's own words place the event in a zone other than the source's. */
  moved: boolean;
}

/** The zone of the event's place: the source's, unless the document names another state. */
export function placeZoneOf(sighting: Sighting, hints: Hints): PlaceZone {
  const home = { zone: hints.timezone, zones: [hints.timezone], abroad: false, moved: false };
  if (sighting.country !== undefined && !/^(?:us|usa|u\.s\.a?\.?|united states.*)$/i.test(sighting.country.trim()))
    return { ...home, abroad: true };
  const state = stateCode(sighting.state?.value ?? '');
  if (!state || state === hints.state?.toUpperCase()) return home;
  const zones = zonesOfState(state);
  const [zone] = zones;
  if (!zone || zones.includes(hints.timezone)) return home;
  return { zone, zones, abroad: false, moved: true };
}
