import { describe, expect, it } from 'vitest';
import { busyTimes } from '../src/formats/ics/busy-times.ts';

const WINDOW = { from: '2026-12-01', to: '2026-12-14', timezone: 'America/New_York' };
const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test',
    ...events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\n');
/** `Dinner 2026-12-05T00:00Z/2026-12-05T02:00Z` */
const busy = (...events: string[]) =>
  busyTimes(calendar(...events), WINDOW).map(
    ({ title, startsAt, endsAt }) =>
      `${title} ${[startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join('/')}`,
  );

describe('when somebody is busy, as their calendar says [BEY-55]', () => {
  it.each([
    ['in UTC', 'DTSTART:20261205T000000Z\nDTEND:20261205T020000Z', ['2026-12-05T00:00/2026-12-05T02:00']],
    [
      'in a zone',
      'DTSTART;TZID=America/Chicago:20261204T190000\nDTEND;TZID=America/Chicago:20261204T210000',
      ['2026-12-05T01:00/2026-12-05T03:00'],
    ],
    ['in no zone, at home', 'DTSTART:20261204T190000\nDTEND:20261204T210000', ['2026-12-05T00:00/2026-12-05T02:00']],
    ['with a duration', 'DTSTART:20261204T190000\nDURATION:PT90M', ['2026-12-05T00:00/2026-12-05T01:30']],
    [
      'every week',
      'DTSTART;TZID=America/New_York:20261102T180000\nDTEND;TZID=America/New_York:20261102T190000\nRRULE:FREQ=WEEKLY;BYDAY=MO',
      ['2026-12-07T23:00/2026-12-08T00:00', '2026-12-14T23:00/2026-12-15T00:00'],
    ],
    [
      'every week in another zone, across its midnight',
      'DTSTART;TZID=America/Los_Angeles:20261103T220000\nDTEND;TZID=America/Los_Angeles:20261103T230000\nRRULE:FREQ=WEEKLY;COUNT=6',
      ['2026-12-02T06:00/2026-12-02T07:00', '2026-12-09T06:00/2026-12-09T07:00'],
    ],
    [
      'every week but once',
      'DTSTART;TZID=America/New_York:20261102T180000\nDTEND;TZID=America/New_York:20261102T190000\nRRULE:FREQ=WEEKLY\nEXDATE;TZID=America/New_York:20261207T180000',
      ['2026-12-14T23:00/2026-12-15T00:00'],
    ],
    ['marked as free', 'DTSTART:20261204T190000\nDTEND:20261204T210000\nTRANSP:TRANSPARENT', []],
    ['called off', 'DTSTART:20261204T190000\nDTEND:20261204T210000\nSTATUS:CANCELLED', []],
    ['a whole day', 'DTSTART;VALUE=DATE:20261204\nDTEND;VALUE=DATE:20261205', []],
    ['long ago', 'DTSTART:20250101T190000\nDTEND:20250101T210000', []],
    ['without an end', 'DTSTART:20261204T190000', []],
  ])('%s', (_, lines, times) => {
    expect(busy(`UID:1\nSUMMARY:Dinner\n${lines}`)).toEqual(times.map((time) => `Dinner ${time}`));
  });

  it('a date of a series that was moved or called off is busy where it is now', () => {
    const series =
      'UID:1\nSUMMARY:Class\nDTSTART;TZID=America/New_York:20261130T180000\nDTEND;TZID=America/New_York:20261130T190000\nRRULE:FREQ=WEEKLY;COUNT=3';
    const moved =
      'UID:1\nSUMMARY:Class, moved\nRECURRENCE-ID:20261207T230000Z\nDTSTART;TZID=America/New_York:20261208T200000\nDTEND;TZID=America/New_York:20261208T210000';
    const off =
      'UID:1\nSUMMARY:Class\nSTATUS:CANCELLED\nRECURRENCE-ID;TZID=America/New_York:20261214T180000\nDTSTART;TZID=America/New_York:20261214T180000\nDTEND;TZID=America/New_York:20261214T190000';
    expect(busy(series, moved, off)).toEqual(['Class, moved 2026-12-09T01:00/2026-12-09T02:00']);
  });

  it('what is private is busy too, and a text that is no calendar is never busy', () => {
    expect(busy('UID:1\nCLASS:PRIVATE\nDTSTART:20261204T190000\nDTEND:20261204T210000')).toEqual([
      ' 2026-12-05T00:00/2026-12-05T02:00',
    ]);
    for (const text of ['', '<html>', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:nonsense\nRRULE:FREQ=NEVER'])
      expect(busyTimes(text, WINDOW)).toEqual([]);
  });
});
