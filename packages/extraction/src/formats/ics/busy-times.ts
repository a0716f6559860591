import { citerOf } from '../../base/evidence.ts';
import type { Draft, LocalMoment } from '../../base/types.ts';
import { join } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { offsetAt, wallIn } from '../../candidates/times/zone.ts';
import { type IcsProperty, textOf } from '../recurrence/content-line.ts';
import { expandRecurrence } from '../recurrence/expand-recurrence.ts';
import type { DayWindow } from '../recurrence/recurrence-lines.ts';
import { showingKey } from '../recurrence/showing.ts';
import { type IcsComponent, readComponents, valueOf } from './components.ts';
import { readReplaced, readTimes } from './moment.ts';
import { readRecurrence } from './recurrence.ts';
import { isMethodCancel, latestRevisions } from './revisions.ts';
import { type ZoneMeaning, zoneReader } from './zones.ts';

/** When somebody is busy, as their own calendar says: UTC milliseconds. */
export interface BusyTime {
  title: string;
  startsAt: number;
  endsAt: number;
}

/**
 * The hours of a calendar (RFC 5545) in which its owner is busy, from one day to another and a day around them, soonest first: repeated ones at each of
 * their dates, without what is called off, marked as free (TRANSP), or takes whole days, which calendars keep for birthdays and holidays.
 * Times without a zone are those of the window's.
 */
export function busyTimes(text: string, window: DayWindow): BusyTime[] {
  const { events, zones } = readComponents(text);
  const zoneOf = zoneReader(zones, { today: window.from, timezone: window.timezone });
  const cite = citerOf('', 'ics');
  const context = { zoneOf, home: window.timezone, cite };
  const busy = new Set<string>();
  const placeOf = new Map<string, string>();
  const drafts: Draft[] = [];
  for (const { event, number } of latestRevisions(events, (property) => instantText(property, zoneOf))) {
    const times = readTimes(event, '', context);
    if (!times || times.allDay) continue;
    const place = times.start.zone ?? window.timezone;
    const uid = valueOf(event, 'uid')?.raw.trim() ?? String(number);
    const replaced = valueOf(event, 'recurrence-id');
    const stated = replaced && readReplaced(replaced, zoneOf);
    const key = stated ? showingKey(uid, wallOf(stated, placeOf.get(uid) ?? place)) : uid;
    if (!stated) placeOf.set(uid, place);
    const recurrence = readRecurrence(event, times.start, '', context);
    const field = <T>(value: T) => ({ value, evidence: [] });
    if (isBusy(event)) busy.add(`${number}`);
    drafts.push({
      key,
      seriesKey: String(number),
      title: field(titleOf(event)),
      start: field(wallOf(times.start, place)),
      timezone: field(place),
      ...(times.end ? { end: field(wallOf(times.end, place)) } : {}),
      ...(recurrence ? { recurrence } : {}),
    });
  }
  const { showings } = expandRecurrence(drafts, window);
  return showings
    .flat()
    .filter(({ seriesKey, end }) => busy.has(seriesKey ?? '') && end !== undefined)
    .map(({ title, start, end, timezone }): BusyTime => {
      const place = timezone?.value ?? window.timezone;
      return {
        title: title.value,
        startsAt: instantOf(start.value, place),
        endsAt: instantOf(end?.value ?? start.value, place),
      };
    })
    .filter(({ startsAt, endsAt }) => endsAt > startsAt && isNear(startsAt, endsAt, window))
    .sort((one, other) => one.startsAt - other.startsAt);
}

const DAY_MS = 86_400_000;

const isNear = (startsAt: number, endsAt: number, { from, to }: DayWindow) =>
  endsAt > Date.parse(`${from}T00:00Z`) - DAY_MS && startsAt < Date.parse(`${to}T00:00Z`) + 2 * DAY_MS;

/** The moment of a wall time in a zone, in UTC milliseconds; a day begins at its midnight. */
export function instantOf(wall: LocalMoment, zone: string): number {
  const whole = wall.length === 10 ? `${wall}T00:00` : wall.slice(0, 16);
  return Date.parse(`${whole}Z`) - offsetAt(whole, zone) * 60_000;
}

function isBusy(event: IcsComponent): boolean {
  const says = (name: string) => valueOf(event, name)?.raw.trim() ?? '';
  const isOff = /^cancell?ed$/i.test(says('status')) || isMethodCancel(event);
  return !isOff && !/^transparent$/i.test(says('transp')) && !/^free$/i.test(says('x-microsoft-cdo-busystatus'));
}

function titleOf(event: IcsComponent): string {
  const summary = valueOf(event, 'summary');
  return summary ? textOf(summary).trim() : '';
}

function wallOf({ date, time, zone, offsetMinutes }: Stated, place: string): LocalMoment {
  if (time === undefined) return date;
  const own = join(date, time);
  if (zone !== undefined) return zone === place ? own : wallIn(place, own, offsetAt(own, zone));
  return offsetMinutes === undefined ? own : wallIn(place, own, offsetMinutes);
}

/** The same text for the same date of a series, in whatever zone it is written. */
function instantText(recurrenceId: IcsProperty, zoneOf: (tzid: string) => ZoneMeaning): string {
  const stated = readReplaced(recurrenceId, zoneOf);
  return stated ? wallOf(stated, 'UTC') : recurrenceId.raw.trim();
}
