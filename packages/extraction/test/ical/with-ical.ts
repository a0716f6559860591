import ICAL from 'ical.js';
import { isZone } from '../../src/candidates/times/zone.ts';
import { comparable } from '../../src/document/text.ts';
import { ianaZone } from './iana-zone.ts';

/** One showing, by its name and its instant (milliseconds, to the minute), or its date if it has no time. */
export interface Instance {
  title: string;
  start: number | string;
}

export interface Days {
  from: string;
  to: string;
  home: string;
}

/** Dates of one series that the library may walk: it cannot be asked to begin at a window. */
const MOST_DATES = 20_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A calendar as ical.js reads it. Throws what the library throws. */
export function parsed(text: string): ICAL.Component[] {
  const found: unknown = ICAL.parse(text);
  const roots = Array.isArray(found) && Array.isArray(found[0]) ? (found as unknown[]) : [found];
  return roots.map((root) => new ICAL.Component(root as ConstructorParameters<typeof ICAL.Component>[0]));
}

/** The first day that an event of the calendar has, as it is written; null without events. */
export function firstDay(calendars: readonly ICAL.Component[]): string | null {
  const days = eventsOf(calendars).map((event) => event.startDate.toString().slice(0, 10));
  return days.filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)).sort()[0] ?? null;
}

/** All showings that begin from one day to another, both inclusive, at home. */
export function instancesOf(calendars: readonly ICAL.Component[], days: Days): Instance[] {
  const home = ianaZone(days.home);
  const events = eventsOf(calendars);
  const series = new Set(events.filter((event) => !event.isRecurrenceException()).map(({ uid }) => uid));
  const last = Date.parse(days.to) + 3 * DAY_MS;
  const found = events.flatMap((event): Instance[] => {
    // A date of a series is given by its series.
    if (event.isRecurrenceException() && series.has(event.uid)) return [];
    if (!event.isRecurring()) return [instance(event, event.startDate, home)];
    const own: Instance[] = [];
    const iterator = event.iterator();
    for (let count = 0; count < MOST_DATES; count += 1) {
      const listed = iterator.next() as ICAL.Time | ICAL.Period | null;
      const next = listed instanceof ICAL.Period ? listed.start : listed;
      if (!next || next.toJSDate().getTime() > last) break;
      const { item, startDate } = event.getOccurrenceDetails(next);
      own.push(instance(item, startDate, home));
    }
    return own;
  });
  return withinDays(found, days);
}

export function withinDays(all: readonly Instance[], { from, to, home }: Days): Instance[] {
  const [first, last] = [Date.parse(from) - DAY_MS, Date.parse(to) + 2 * DAY_MS];
  return all.filter(({ start }) => {
    if (typeof start !== 'string' && (start < first || start > last)) return false;
    const day = typeof start === 'string' ? start : dayAt(start, home);
    return day >= from && day <= to;
  });
}

/** Whole minutes: seconds are not shown. */
function toMinute(instant: number): number {
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function eventsOf(calendars: readonly ICAL.Component[]): ICAL.Event[] {
  return calendars.flatMap((calendar) => {
    const all = calendar.getAllSubcomponents('vevent');
    for (const vevent of all) registerZones(calendar, vevent);
    const uidOf = (vevent: ICAL.Component) => vevent.getFirstPropertyValue('uid');
    return all
      .filter((vevent) => vevent.hasProperty('dtstart'))
      .map((vevent) => {
        const isDate = vevent.hasProperty('recurrence-id');
        const exceptions = isDate
          ? []
          : all.filter((one) => one.hasProperty('recurrence-id') && uidOf(one) === uidOf(vevent));
        return new ICAL.Event(vevent, { strictExceptions: false, exceptions });
      });
  });
}

/** The library knows only the zones that the file defines. */
function registerZones(calendar: ICAL.Component, vevent: ICAL.Component): void {
  for (const property of vevent.getAllProperties()) {
    const tzid: unknown = property.getParameter('tzid');
    if (typeof tzid === 'string' && isZone(tzid) && !calendar.getTimeZoneByID(tzid))
      ICAL.TimezoneService.register(ianaZone(tzid), tzid);
  }
}

function instance(event: ICAL.Event, time: ICAL.Time, home: ICAL.Timezone): Instance {
  const title = comparable(event.summary ?? '');
  if (time.isDate) return { title, start: time.toString() };
  const own = time.clone();
  // A floating time is that of the place.
  if (own.zone === ICAL.Timezone.localTimezone) own.zone = home;
  return { title, start: toMinute(own.toUnixTime() * 1_000) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayAt(instant: number, zone: string): string {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, known);
  return known.format(instant);
}
