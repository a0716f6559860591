import * as fc from '@marquee/testkit/properties';
import ICAL from 'ical.js';
import { offsetAt, wallIn } from '../../src/candidates/times/zone.ts';
import type { LocalMoment } from '../../src/index.ts';
import { nearDates, ordinaryRules } from '../recurrence/generated-rules.ts';

/** How the times of a series are written. */
type Form = 'utc' | 'floating' | 'zoned' | 'day';

/** A series with exceptions and replaced dates. Moments are wall times of its zone. */
export interface Series {
  form: Form;
  zone: string;
  start: LocalMoment;
  rule: string;
  excluded: LocalMoment[];
  added: LocalMoment[];
  /** The dates that are replaced, each with where it is moved to. */
  moved: Array<{ from: LocalMoment; to: LocalMoment }>;
  /** The zone in which exceptions and replaced dates are written; null for that of the series. */
  elsewhere: string | null;
}

/** The zone of the place. */
export const HOME = 'America/New_York';
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'Europe/London',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Pacific/Apia',
];
/** Far more than an ordinary rule has up to the end of what is compared. */
const MOST_DATES = 500;
const LAST = '2027-04-30';

const picks = fc.array(fc.nat({ max: 40 }), { maxLength: 4 });

/** Series of all forms: rules, zones, exceptions, added dates, replaced dates, over changes of clocks. */
export const generatedSeries: fc.Arbitrary<Series> = fc
  .record({
    form: fc.constantFrom<Form>('utc', 'floating', 'zoned', 'zoned', 'day'),
    zone: fc.constantFrom(...ZONES),
    from: nearDates,
    rule: ordinaryRules,
    excluded: picks,
    added: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
    moved: fc.array(fc.record({ pick: fc.nat({ max: 40 }), minutes: fc.integer({ min: -1_500, max: 1_500 }) }), {
      maxLength: 3,
    }),
    elsewhere: fc.option(fc.constantFrom('UTC', 'Europe/Berlin', 'America/Denver'), { nil: null }),
  })
  .map(({ form, zone, from, rule, excluded, added, moved, elsewhere }): Series | null => {
    const own = form === 'utc' ? 'UTC' : form === 'zoned' ? zone : HOME;
    // In UTC hours that are by day at the place: others may be local times that are written as UTC.
    const most = form === 'utc' ? 120 : Number.POSITIVE_INFINITY;
    const hour =
      form === 'utc' ? `${from.slice(0, 11)}${14 + (Number(from.slice(11, 13)) % 9)}${from.slice(13)}` : from;
    const begin = form === 'day' ? hour.slice(0, 10) : hour;
    const isWhole = form === 'day' || form === 'utc';
    const plain = isWhole ? rule.replace(/;BYHOUR=[^;]*/g, '') : rule;
    const spelled = form === 'day' ? plain.replace(/;UNTIL=\d{8}T\d{6}/g, '') : plain;
    const known = datesOf(begin, spelled);
    if (!known) return null;
    // The first date counts also where the rule ends before it (RFC 5545 §3.8.5.3); the library leaves it out.
    const kept = known.dates.length > 0 ? spelled : spelled.replace(/;UNTIL=[^;]*/, '');
    const whole = known.dates.length > 0 ? known : datesOf(begin, kept);
    if (!whole) return null;
    const { start, dates } = whole;
    const picked = (index: number) => dates[index % dates.length] ?? start;
    const out = [...new Set(excluded.map(picked))];
    const taken = [...new Set(moved.map(({ pick }) => picked(pick)))];
    return {
      form,
      zone: own,
      start,
      rule: kept,
      elsewhere: form === 'day' ? null : elsewhere,
      excluded: out.filter((date) => !taken.includes(date)),
      // A date that is added and excluded is excluded (RFC 5545 §3.8.5.1); the library adds it.
      added: added
        .map((days) => later(start, days * 1_440 + (form === 'day' ? 0 : 17)))
        .filter((date) => !out.includes(date)),
      moved: taken.map((date, index) => ({ from: date, to: later(date, (moved[index]?.minutes ?? 0) % most) })),
    };
  })
  .filter((series) => series !== null);

/**
 * The first date that a rule names from a moment on, and its dates from there.
 * @returns null where the library is no witness: it throws when its steps come back to the same date, and counts a date twice that two parts of a
 * rule name ("the last Friday" and "the fourth")
 */
function datesOf(from: LocalMoment, rule: string): { start: LocalMoment; dates: LocalMoment[] } | null {
  try {
    const { start, dates, isEnded } = expanded(from, rule);
    const counted = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? 0);
    return isEnded && dates.length < counted ? null : { start, dates };
  } catch {
    return null;
  }
}

function expanded(from: LocalMoment, rule: string) {
  const time = (moment: LocalMoment) =>
    moment.length === 10 ? ICAL.Time.fromDateString(moment) : ICAL.Time.fromDateTimeString(`${moment}:00`);
  const endless = ICAL.Recur.fromString(rule.replace(/;(?:COUNT|UNTIL)=[^;]*/, '')).iterator(time(from));
  endless.next();
  const start = endless.next()?.toString().slice(0, from.length) ?? from;
  const iterator = ICAL.Recur.fromString(rule).iterator(time(start));
  const dates: LocalMoment[] = [];
  let next = iterator.next();
  for (; next && dates.length < MOST_DATES; next = iterator.next()) {
    const date = next.toString().slice(0, from.length);
    if (date > LAST) break;
    dates.push(date);
  }
  return { start, dates, isEnded: !next };
}

function later(moment: LocalMoment, minutes: number): LocalMoment {
  const at = new Date(Date.parse(moment.length === 10 ? moment : `${moment}Z`) + minutes * 60_000);
  return at.toISOString().slice(0, moment.length);
}

/**
 * The calendar.
 * @param isPlain exceptions and replaced dates in the zone of the series, as the library needs them
 */
export function written(series: Series, isPlain: boolean): string {
  const { start, rule, excluded, added, moved } = series;
  const own = (name: string, ...moments: LocalMoment[]) => line(name, moments, series.form, series.zone);
  // In the hour that autumn repeats elsewhere a moment cannot be written there.
  const isThere = (moment: LocalMoment) =>
    inZone(inZone(moment, series.zone, series.elsewhere ?? ''), series.elsewhere ?? '', series.zone) === moment;
  const other = (name: string, ...moments: LocalMoment[]) =>
    isPlain || !series.elsewhere || !moments.every(isThere)
      ? own(name, ...moments)
      : line(
          name,
          moments.map((moment) => inZone(moment, series.zone, series.elsewhere ?? '')),
          series.elsewhere === 'UTC' ? 'utc' : 'zoned',
          series.elsewhere,
        );
  const event = (...lines: string[]) => [
    'BEGIN:VEVENT',
    'UID:kiln@shed.example',
    'SUMMARY:Kiln Day',
    ...lines,
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shed//Kiln//EN',
    ...event(
      own('DTSTART', start),
      `RRULE:${untilIn(series, rule)}`,
      ...excluded.map((date) => other('EXDATE', date)),
      ...(added.length > 0 ? [other('RDATE', ...added)] : []),
    ),
    ...moved.flatMap(({ from, to }) => event(other('RECURRENCE-ID', from), own('DTSTART', to))),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** The end of a rule is in UTC, unless its start has no zone (RFC 5545 §3.3.10). */
function untilIn({ form, zone }: Series, rule: string): string {
  if (form === 'floating' || form === 'day') return rule;
  return rule.replace(/UNTIL=(\d{4})(\d{2})(\d{2})T235959/, (_, year: string, month: string, day: string) => {
    const utc = inZone(`${year}-${month}-${day}T23:59`, zone, 'UTC');
    return `UNTIL=${utc.replaceAll(/[-:]/g, '')}59Z`;
  });
}

function inZone(moment: LocalMoment, from: string, to: string): LocalMoment {
  return wallIn(to, moment, offsetAt(moment, from));
}

function line(name: string, moments: readonly LocalMoment[], form: Form, zone: string): string {
  const stamps = moments.map(
    (moment) => `${moment.replaceAll(/[-:]/g, '')}${form === 'day' ? '' : '00'}${form === 'utc' ? 'Z' : ''}`,
  );
  const parameter = form === 'zoned' ? `;TZID=${zone}` : form === 'day' ? ';VALUE=DATE' : '';
  return `${name}${parameter}:${stamps.join(',')}`;
}
