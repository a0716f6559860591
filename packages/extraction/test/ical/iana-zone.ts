import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

const FROM = Date.UTC(1965, 0, 1);
const TO = Date.UTC(2040, 0, 1);
const made = new Map<string, ICAL.Timezone>();

/** A zone of the IANA data for ical.js, which has none of its own: each change of its offset as an observance. */
export function ianaZone(name: string): ICAL.Timezone {
  const known = made.get(name);
  if (known) return known;
  const zone = new ICAL.Timezone(
    new ICAL.Component(ICAL.parse(definition(name)) as ConstructorParameters<typeof ICAL.Component>[0]),
  );
  made.set(name, zone);
  return zone;
}

function definition(name: string): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${name}`];
  let at = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(name);
  lines.push(...observance('19650101T000000', at.offsetNanoseconds, at.offsetNanoseconds));
  for (
    let next = at.getTimeZoneTransition('next');
    next && next.epochMilliseconds < TO;
    next = at.getTimeZoneTransition('next')
  ) {
    const before = next.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    const wall = new Date(next.epochMilliseconds + before / 1e6).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    lines.push(...observance(wall, before, next.offsetNanoseconds));
    at = next;
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
}

function observance(start: string, from: number, to: number): string[] {
  return [
    'BEGIN:STANDARD',
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    'END:STANDARD',
  ];
}

function offset(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 6e10);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
