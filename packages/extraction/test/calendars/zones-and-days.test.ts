import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { calendarOf, vevent } from '../reading.ts';
import { HOME, quilts, shown } from './shown.ts';

const draftsIn = (timezone: string, ...lines: string[]) =>
  extract(
    {
      url: 'https://shed.example/feed',
      contentType: 'text/calendar',
      bytes: new TextEncoder().encode(calendarOf(...lines)),
    },
    { ...HOME, timezone },
  ).drafts;

describe('a zone by any of its names', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['america/new_york', 'America/New_York'],
    ['US/Eastern', 'America/New_York'],
    ['America/New York', 'America/New_York'],
    ['America-Los_Angeles', 'America/Los_Angeles'],
    ['Eastern Standard Time', 'America/New_York'],
    ['Eastern Daylight Time', 'America/New_York'],
    ['Eastern Time', 'America/New_York'],
    ['Eastern', 'America/New_York'],
    ['EDT', 'America/New_York'],
    ['EST', 'America/New_York'],
    ['CDT', 'America/Chicago'],
    ['PST', 'America/Los_Angeles'],
    ['Eastern Time (US & Canada)', 'America/New_York'],
    ['Eastern Time (US and Canada)', 'America/New_York'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(GMT-06:00) Central Time (US & Canada)', 'America/Chicago'],
    ['(UTC-07:00) Arizona', 'America/Phoenix'],
    ['(UTC-05:00) Indiana (East)', 'America/Indiana/Indianapolis'],
    ['US Mountain Standard Time', 'America/Phoenix'],
    ['Mountain Daylight Time', 'America/Denver'],
    ['Hawaiian Standard Time', 'Pacific/Honolulu'],
    ['GMT Standard Time', 'Europe/London'],
    ['Eastern Standard Time (Mexico)', 'America/Cancun'],
    ['/mozilla.org/20070129_1/America/New_York', 'America/New_York'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Indiana/Indianapolis', 'America/Indiana/Indianapolis'],
  ])('%s', (name, zone) => {
    // The names of one zone have one clock, in winter and in summer.
    const at = (tzid: string) =>
      draftsIn(
        'America/Boise',
        ...vevent('UID:1', 'SUMMARY:A', `DTSTART;TZID="${tzid}":20261212T190000`, 'DTEND:20261213T060000Z'),
        ...vevent('UID:2', 'SUMMARY:B', `DTSTART;TZID="${tzid}":20270712T190000`, 'DTEND:20270713T060000Z'),
      ).map(({ start, end }) => [start.value, end?.value]);
    expect(at(name)).toEqual(at(zone));
    expect(
      draftsIn('America/Boise', ...vevent('UID:1', 'SUMMARY:A', `DTSTART;TZID="${name}":20261212T190000`))[0]?.timezone,
    ).toBeDefined();
  });

  it.each([
    ['GMT-05:00'],
    ['"GMT-05:00"'],
    ['UTC-05:00'],
    ['GMT-0500'],
    ['UTC-5'],
    ['-05:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"'],
    ['GMT-05:00;VALUE=DATE-TIME'],
    ['(GMT -05:00) Eastern Time'],
  ])('with a colon or an offset in it: %s', (tzid) => {
    expect(shown(...quilts(`DTSTART;TZID=${tzid}:20261212T190000`, `DTEND;TZID=${tzid}:20261212T203000`))).toEqual([
      '2026-12-12T19:00–2026-12-12T20:30',
    ]);
  });

  it('a colon in lists of dates as well', () => {
    const lines = ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=GMT-05:00:20261210T190000,20261217T190000'];
    expect(shown(...quilts('DTSTART;TZID=GMT-05:00:20261203T190000', ...lines))).toEqual(['2026-12-03T19:00']);
  });
});

describe('an end in another form than its start is an instant (RFC 5545 §3.8.2.2)', () => {
  const NY = 'TZID=America/New_York';
  it.each([
    ['in UTC behind a zone', `DTSTART;${NY}:20261212T190000`, 'DTEND:20261213T023000Z', '2026-12-12T21:30'],
    ['in UTC behind a floating start', 'DTSTART:20261212T190000', 'DTEND:20261213T023000Z', '2026-12-12T21:30'],
    ['in a zone behind UTC', 'DTSTART:20261213T000000Z', `DTEND;${NY}:20261212T213000`, '2026-12-12T21:30'],
    ['floating behind UTC', 'DTSTART:20261213T000000Z', 'DTEND:20261212T213000', '2026-12-12T21:30'],
    ['floating behind a zone', `DTSTART;${NY}:20261212T190000`, 'DTEND:20261212T213000', '2026-12-12T21:30'],
    [
      'in another zone',
      `DTSTART;${NY}:20261212T190000`,
      'DTEND;TZID=America/Denver:20261212T193000',
      '2026-12-12T21:30',
    ],
    [
      'in a zone of the next day',
      `DTSTART;${NY}:20261212T190000`,
      'DTEND;TZID=Europe/Rome:20261213T033000',
      '2026-12-12T21:30',
    ],
    [
      'by another name of the zone',
      `DTSTART;${NY}:20261212T190000`,
      'DTEND;TZID=Eastern Standard Time:20261212T213000',
      '2026-12-12T21:30',
    ],
    ['past midnight', `DTSTART;${NY}:20261212T220000`, 'DTEND:20261213T063000Z', '2026-12-13T01:30'],
    ['in UTC that means local time', `DTSTART;${NY}:20261212T190000`, 'DTEND:20261212T213000Z', '2026-12-12T21:30'],
    ['in summer', `DTSTART;${NY}:20270412T190000`, 'DTEND:20270413T013000Z', '2027-04-12T21:30'],
  ])('%s', (_, start, end, expected) => {
    expect(shown(...quilts(start, end)).map((one) => one.split('–')[1])).toEqual([expected]);
  });

  it('of a zone elsewhere, as its start is there', () => {
    expect(shown(...quilts('DTSTART;TZID=America/Chicago:20261212T190000', 'DTEND:20261213T033000Z'))).toEqual([
      '2026-12-12T19:00–2026-12-12T21:30',
    ]);
  });
});

describe('whole days that are written with hours', () => {
  const FLAG = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE';
  const NY = 'TZID=America/New_York';
  it.each<[string, string[], string]>([
    ['one day', [`DTSTART;${NY}:20261212T000000`, `DTEND;${NY}:20261213T000000`, FLAG], '2026-12-12'],
    ['three days', [`DTSTART;${NY}:20261212T000000`, `DTEND;${NY}:20261215T000000`, FLAG], '2026-12-12–2026-12-14'],
    ['floating', ['DTSTART:20261212T000000', 'DTEND:20261214T000000', FLAG], '2026-12-12–2026-12-13'],
    ['in UTC as written', ['DTSTART:20261212T000000Z', 'DTEND:20261214T000000Z', FLAG], '2026-12-12–2026-12-13'],
    ['in UTC by its instant', ['DTSTART:20261212T050000Z', 'DTEND:20261214T050000Z', FLAG], '2026-12-12–2026-12-13'],
    ['without an end', [`DTSTART;${NY}:20261212T000000`, FLAG], '2026-12-12'],
    ['with a length', ['DTSTART:20261212T000000', 'DURATION:P2D', FLAG], '2026-12-12–2026-12-13'],
    [
      'to a minute before midnight',
      ['DTSTART:20261212T000000', 'DTEND:20261213T235900', FLAG],
      '2026-12-12–2026-12-13',
    ],
    ['in lower case', ['DTSTART:20261212T000000', 'DTEND:20261213T000000', FLAG.toLowerCase()], '2026-12-12'],
    ['by another flag', ['DTSTART:20261212T000000', 'X-FUNAMBOL-ALLDAY:1'], '2026-12-12'],
    [
      'as a DATE with hours',
      ['DTSTART;VALUE=DATE:20261212T000000Z', 'DTEND;VALUE=DATE:20261215T000000Z'],
      '2026-12-12–2026-12-14',
    ],
    ['with an end at midnight', ['DTSTART;VALUE=DATE:20261212', 'DTEND:20261214T000000'], '2026-12-12–2026-12-13'],
  ])('%s', (_, lines, expected) => {
    expect(shown(...quilts(...lines))).toEqual([expected]);
  });

  it.each([
    [
      'the flag is off',
      ['DTSTART:20261212T000000', 'DTEND:20261212T020000', 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'],
      '2026-12-12T00:00–2026-12-12T02:00',
    ],
    [
      'it begins at another hour',
      ['DTSTART:20261212T100000', 'DTEND:20261212T120000', FLAG],
      '2026-12-12T10:00–2026-12-12T12:00',
    ],
    ['there is no flag', ['DTSTART:20261212T000000', 'DTEND:20261212T030000'], '2026-12-12T00:00–2026-12-12T03:00'],
    ['a day is the end of an evening', ['DTSTART:20261212T190000', 'DTEND;VALUE=DATE:20261213'], '2026-12-12T19:00'],
  ])('but not if %s', (_, lines, expected) => {
    expect(shown(...quilts(...lines))).toEqual([expected]);
  });

  it('recur as days', () => {
    expect(
      shown(
        ...quilts(`DTSTART;${NY}:20261205T000000`, FLAG, 'RRULE:FREQ=WEEKLY;COUNT=3', `EXDATE;${NY}:20261212T000000`),
      ),
    ).toEqual(['2026-12-05', '2026-12-19']);
  });
});

describe('a venue with its address', () => {
  const ADDRESS = '12 Loom St\\, Columbia\\, SC 29201';
  it.each([
    [`Wool Shed (${ADDRESS})`],
    [`Wool Shed (${ADDRESS}\\, United States)`],
    [`Wool Shed\\, (${ADDRESS})`],
    [`Wool Shed [${ADDRESS}]`],
    [`Wool Shed - ${ADDRESS}`],
    [`Wool Shed – ${ADDRESS}`],
    [`Wool Shed\\, ${ADDRESS}`],
    [`Wool Shed @ ${ADDRESS}`],
    [`Wool Shed\\n${ADDRESS}`],
    ['Wool Shed (12 Loom St)'],
    ['Wool Shed (Columbia\\, SC)'],
  ])('%s', (location) => {
    const [draft] = draftsIn(HOME.timezone, ...quilts('DTSTART:20261212T190000', `LOCATION:${location}`));
    expect([draft?.venue?.value, draft?.address?.value.startsWith('Wool') ?? false]).toEqual(['Wool Shed', false]);
  });

  it.each(['Wool Shed (upstairs)', 'Wool Shed (Room 12)', 'Shed 9 - North', 'Wool Shed (bring 2 needles)'])(
    'or with a note that is none: %s',
    (location) => {
      const [draft] = draftsIn(HOME.timezone, ...quilts('DTSTART:20261212T190000', `LOCATION:${location}`));
      expect(draft?.venue?.value).toBe(location);
    },
  );
});
