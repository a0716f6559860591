import { calendar, filled, full, type HostileDocument, many } from './document.ts';

const of = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const show = (index: number, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${index}`, `SUMMARY:Show ${index}`, ...lines, 'END:VEVENT'].join('\r\n');
const ruled = (rule: string, start = '19700101T190000') => of(show(1, `DTSTART:${start}`, `RRULE:${rule}`));
const hundreds = (rule: string, start = '19700101T190000', count = 900) =>
  of(...many(count, (index) => show(index, `DTSTART:${start}`, `RRULE:${rule}`)));
const inZone = (...lines: string[]) =>
  of('BEGIN:VTIMEZONE', 'TZID:Ours', ...lines, 'END:VTIMEZONE', show(1, 'DTSTART;TZID=Ours:20260404T190000'));
const observance = (...lines: string[]) =>
  [
    'BEGIN:DAYLIGHT',
    'DTSTART:19700101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    ...lines,
    'END:DAYLIGHT',
  ].join('\r\n');
const stamp = (index: number) => {
  const day = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
  return day.slice(0, 19).replaceAll(/[-:]/g, '');
};
const dates = (count: number) => many(count, stamp).join(',');
const ZONES = Intl.supportedValuesOf('timeZone');

/** Calendars (RFC 5545) whose rules never match, never end or are many. */
export const calendars: readonly HostileDocument[] = [
  calendar('a rule for February 30', () => ruled('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
  calendar('a rule for seconds of Mondays in January', () => ruled('FREQ=SECONDLY;BYHOUR=3;BYMONTH=1;BYDAY=MO')),
  calendar('a rule every second', () => ruled('FREQ=SECONDLY')),
  calendar('rules for February 30', () => hundreds('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
  calendar('rules for February 30, counted', () => hundreds('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=9')),
  calendar('rules for February 30 of a year', () => hundreds('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
  calendar('rules for the 53rd week of a month', () => hundreds('FREQ=MONTHLY;BYDAY=53MO,-53TU')),
  calendar('rules for every seventh day that is a Monday', () => hundreds('FREQ=DAILY;INTERVAL=7;BYDAY=MO')),
  calendar('rules for seconds of Mondays', () => hundreds('FREQ=SECONDLY;BYHOUR=3;BYMONTH=1;BYDAY=MO')),
  calendar('rules every second', () => hundreds('FREQ=SECONDLY')),
  calendar('rules every prime number of seconds', () => hundreds('FREQ=SECONDLY;INTERVAL=1000000007')),
  calendar('rules every minute', () => hundreds('FREQ=MINUTELY')),
  calendar('rules every hour since 1970', () => hundreds('FREQ=HOURLY')),
  calendar('rules every hour since 1970, counted', () => hundreds('FREQ=HOURLY;COUNT=999999999')),
  calendar('rules for hours of Mondays, counted', () => hundreds('FREQ=HOURLY;BYDAY=MO;COUNT=999999999')),
  calendar('rules every day since 1970', () => hundreds('FREQ=DAILY')),
  calendar('rules every day since 1900', () => hundreds('FREQ=DAILY', '19000101T190000')),
  calendar('rules for weekdays since 1900, counted', () =>
    hundreds('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=999999', '19000101T190000'),
  ),
  calendar('rules for months since 1900, counted', () =>
    hundreds('FREQ=MONTHLY;BYDAY=1FR;COUNT=99999', '19000101T190000'),
  ),
  calendar('rules for every second of the day', () =>
    hundreds(
      `FREQ=DAILY;BYHOUR=${many(24, String).join(',')};BYMINUTE=${many(60, String).join(',')};BYSECOND=${many(60, String).join(',')};BYSETPOS=-1`,
    ),
  ),
  calendar('rules for the last of a year', () =>
    hundreds(`FREQ=YEARLY;BYDAY=MO,TU,WE;BYSETPOS=${many(366, (at) => at - 366).join(',')}`, '20260101T190000', 700),
  ),
  calendar('thousands of rules', () =>
    of(
      filled(
        (index) => show(index, 'DTSTART:19700101T190000', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=HOURLY;COUNT=9'),
        '\r\n',
      ),
    ),
  ),
  calendar('one event of rules', () =>
    of(show(1, 'DTSTART:20260101T190000', full('RRULE:FREQ=DAILY;BYHOUR=1\r\n').trim())),
  ),
  calendar('one rule of Mondays', () => ruled(`FREQ=WEEKLY;BYDAY=${full('MO,')}MO`)),
  calendar('one rule of numbers', () => ruled(`FREQ=YEARLY;BYYEARDAY=${full('1,-1,')}1`)),
  calendar('one rule of signs', () => ruled(full('=;'))),
  calendar('a zone for February 30', () => inZone(observance('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))),
  calendar('a zone every second', () => inZone(observance('RRULE:FREQ=SECONDLY'))),
  calendar('a zone of observances', () => inZone(full(`${observance('RRULE:FREQ=DAILY')}\r\n`).trim())),
  calendar('a zone of dates', () => inZone(observance(`RDATE:${dates(100_000)}`))),
  calendar('zones without end', () =>
    of(filled((index) => `BEGIN:VTIMEZONE\r\nTZID:Z${index}\r\nEND:VTIMEZONE`, '\r\n')),
  ),
  calendar('zones and events of theirs', () =>
    of(
      filled(
        (index) =>
          `BEGIN:VTIMEZONE\r\nTZID:Z${index}\r\n${observance('RRULE:FREQ=SECONDLY')}\r\nEND:VTIMEZONE\r\n${show(index, `DTSTART;TZID=Z${index}:20260404T190000`)}`,
        '\r\n',
      ),
    ),
  ),
  calendar('events of every zone and year', () =>
    of(
      filled(
        (index) =>
          show(
            index,
            `DTSTART;TZID=${ZONES[index % ZONES.length]}:${1900 + (index % 200)}0704T190000`,
            `RRULE:FREQ=DAILY;UNTIL=${2000 + (index % 99)}0704T190000Z`,
            `EXDATE:${2026 + (index % 9)}0704T190000Z`,
          ),
        '\r\n',
      ),
    ),
  ),
  calendar('a long name of a zone', () => of(show(1, `DTSTART;TZID=${full('a')}:20260404T190000`))),
  calendar('names of zones', () => of(show(1, `DTSTART;TZID=${full('a/')}b:20260404T190000`))),
  calendar('exceptions', () => of(show(1, 'DTSTART:20260101T000000', 'RRULE:FREQ=HOURLY', `EXDATE:${dates(120_000)}`))),
  calendar('exceptions a line', () =>
    of(
      show(1, 'DTSTART:20260101T000000', 'RRULE:FREQ=DAILY', many(60_000, (at) => `EXDATE:${stamp(at)}Z`).join('\r\n')),
    ),
  ),
  calendar('added dates', () => of(show(1, 'DTSTART:20260101T000000', `RDATE:${dates(120_000)}`))),
  calendar('added days', () =>
    of(show(1, 'DTSTART;VALUE=DATE:20260101', `RDATE;VALUE=DATE:${full('20260704,')}20260705`)),
  ),
  calendar('added dates of many events', () =>
    of(filled((index) => show(index, 'DTSTART:20260101T000000', `RDATE:${dates(90)}`), '\r\n')),
  ),
  calendar('sixty thousand showings', () => hundreds('FREQ=DAILY', '20260101T190000')),
  calendar('sixty thousand showings, each by hour', () =>
    hundreds('FREQ=DAILY;BYHOUR=9,10,11,12,13', '20260101T190000'),
  ),
  calendar('two hundred thousand events', () => of(full('BEGIN:VEVENT\r\nEND:VEVENT\r\n').trim())),
  calendar('events', () => of(filled((index) => show(index, 'DTSTART:20260404T190000Z'), '\r\n'))),
  calendar('one event again and again', () => of(full(`${show(1, 'DTSTART:20260404T190000Z')}\r\n`).trim())),
  calendar('events of one title at other places', () =>
    of(
      filled(
        (index) =>
          `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:x\r\nDTSTART:20260404T19\r\nURL:http://a.example/${index}\r\nEND:VEVENT`,
        '\r\n',
      ),
    ),
  ),
  calendar('showings moved', () =>
    of(filled((index) => show(1, 'DTSTART:20260404T190000', `RECURRENCE-ID:${stamp(index)}`), '\r\n')),
  ),
  calendar('folded lines', () => of(show(1, 'DTSTART:20260404T190000', `DESCRIPTION:x${full('\r\n a')}`))),
  calendar('lines without a name', () => of(show(1, 'DTSTART:20260404T190000', `DESCRIPTION:x${full('\r\na b')}`))),
  calendar('one line', () => of(show(1, 'DTSTART:20260404T190000', `DESCRIPTION:${full('x')}`))),
  calendar('escapes', () => of(show(1, 'DTSTART:20260404T190000', `DESCRIPTION:${full('\\,\\n')}`))),
  calendar('parameters', () => of(show(1, 'DTSTART:20260404T190000', `SUMMARY;${full('a="b";')}:x`))),
  calendar('parameters without an end', () => of(show(1, 'DTSTART:20260404T190000', `SUMMARY;${full('a="')}`))),
  calendar('values of a list', () => of(show(1, 'DTSTART:20260404T190000', `CATEGORIES:${full('a,')}`))),
  calendar('categories', () => of(show(1, 'DTSTART:20260404T190000', full('CATEGORIES:a\r\n').trim()))),
  calendar('properties', () => of(show(1, 'DTSTART:20260404T190000', full('X:1\r\n').trim()))),
  calendar('lines nobody can read', () => of(show(1, 'DTSTART:20260404T190000', full('DTSTART;=;:x\r\n').trim()))),
  calendar('components in components', () =>
    of(`${full('BEGIN:A\r\n').slice(0, 1_000_000)}${full('X:1\r\n').slice(0, 900_000)}`),
  ),
  calendar('ends of nothing', () =>
    of(`${full('BEGIN:A\r\n').slice(0, 1_000_000)}${full('END:B\r\n').slice(0, 900_000)}`),
  ),
  calendar('alarms', () => of(`BEGIN:VEVENT\r\n${full('BEGIN:VALARM\r\nEND:VALARM\r\n')}END:VEVENT`)),
];
