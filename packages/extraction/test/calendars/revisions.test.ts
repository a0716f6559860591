import { describe, expect, it } from 'vitest';
import { calendarOf, vevent } from '../reading.ts';
import { quilts, shown } from './shown.ts';

const START = 'DTSTART;TZID=America/New_York:20261203T190000';
const LATER = 'DTSTART;TZID=America/New_York:20261203T200000';
const EARLIER = 'DTSTART;TZID=America/New_York:20261203T180000';

describe('of the revisions of an event the last one counts (RFC 5545 §3.8.7.4, RFC 5546 §2.1.5)', () => {
  it.each<[string, string[][], string[]]>([
    [
      'by its number',
      [
        [START, 'SEQUENCE:0'],
        [LATER, 'SEQUENCE:1'],
      ],
      ['2026-12-03T20:00'],
    ],
    [
      'by its number, written first',
      [
        [LATER, 'SEQUENCE:4'],
        [START, 'SEQUENCE:2'],
      ],
      ['2026-12-03T20:00'],
    ],
    ['by its number, above none', [[START], [LATER, 'SEQUENCE:1']], ['2026-12-03T20:00']],
    [
      'by its number, not its digits',
      [
        [START, 'SEQUENCE:9'],
        [LATER, 'SEQUENCE:10'],
      ],
      ['2026-12-03T20:00'],
    ],
    [
      'by its number, though its stamp is older',
      [
        [LATER, 'SEQUENCE:2', 'DTSTAMP:20261001T120000Z'],
        [START, 'SEQUENCE:1', 'DTSTAMP:20261101T120000Z'],
      ],
      ['2026-12-03T20:00'],
    ],
    [
      'by its stamp',
      [
        [START, 'SEQUENCE:1', 'DTSTAMP:20261001T120000Z'],
        [LATER, 'SEQUENCE:1', 'DTSTAMP:20261101T120000Z'],
      ],
      ['2026-12-03T20:00'],
    ],
    [
      'by its last change',
      [
        [LATER, 'LAST-MODIFIED:20261101T120000Z'],
        [START, 'LAST-MODIFIED:20261001T120000Z'],
      ],
      ['2026-12-03T20:00'],
    ],
    [
      'of three',
      [
        [START, 'SEQUENCE:1'],
        [EARLIER, 'SEQUENCE:3'],
        [LATER, 'SEQUENCE:2'],
      ],
      ['2026-12-03T18:00'],
    ],
    [
      'that cancels it',
      [
        [START, 'SEQUENCE:0'],
        [START, 'SEQUENCE:1', 'STATUS:CANCELLED'],
      ],
      ['2026-12-03T19:00 !cancelled'],
    ],
    [
      'that confirms it again',
      [
        [START, 'SEQUENCE:1', 'STATUS:CANCELLED'],
        [START, 'SEQUENCE:2', 'STATUS:CONFIRMED'],
      ],
      ['2026-12-03T19:00'],
    ],
    [
      'of a series',
      [
        [START, 'RRULE:FREQ=WEEKLY;COUNT=3', 'SEQUENCE:1'],
        [START, 'RRULE:FREQ=WEEKLY;COUNT=2', 'SEQUENCE:2'],
      ],
      ['2026-12-03T19:00', '2026-12-10T19:00'],
    ],
    [
      'that ends a series',
      [
        [START, 'RRULE:FREQ=WEEKLY;COUNT=3', 'SEQUENCE:1'],
        [LATER, 'SEQUENCE:2'],
      ],
      ['2026-12-03T20:00'],
    ],
    [
      'of a date of a series, in another zone',
      [
        [START, 'RRULE:FREQ=WEEKLY;COUNT=2'],
        ['RECURRENCE-ID:20261211T000000Z', 'SEQUENCE:1', 'DTSTART:20261211T010000Z'],
        ['RECURRENCE-ID;TZID=America/New_York:20261210T190000', 'SEQUENCE:2', 'DTSTART:20261211T020000Z'],
      ],
      ['2026-12-03T19:00', '2026-12-10T21:00'],
    ],
    [
      'that takes out a date which was moved before',
      [
        [START, 'RRULE:FREQ=WEEKLY;COUNT=2', 'SEQUENCE:1'],
        ['RECURRENCE-ID:20261211T000000Z', 'SEQUENCE:1', 'DTSTART:20261212T000000Z'],
        [START, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261211T000000Z', 'SEQUENCE:2'],
      ],
      ['2026-12-03T19:00'],
    ],
  ])('%s', (_, events, expected) => {
    expect(shown(...events.flatMap((lines) => quilts(...lines)))).toEqual(expected);
  });

  it('also under another name', () => {
    expect(
      shown(
        ...vevent('UID:7', 'SUMMARY:Loom Hour', START, 'SEQUENCE:0'),
        ...vevent('UID:7', 'SUMMARY:Loom and Tea Hour', START, 'SEQUENCE:1'),
      ),
    ).toEqual(['2026-12-03T19:00 Loom and Tea Hour']);
  });

  it('but events that share an id by mistake all stay', () => {
    const events = ['Loom Hour', 'Dye Hour', 'Felt Hour'].flatMap((name, index) =>
      vevent('UID:all', `SUMMARY:${name}`, `DTSTART:2026120${index + 1}T190000`, `SEQUENCE:${index}`),
    );
    expect(shown(...events)).toHaveLength(3);
    const dates = [1, 2, 3].flatMap((day) =>
      vevent('UID:all', 'SUMMARY:Loom Hour', `DTSTART:2026120${day}T190000`, `DTSTAMP:2026110${day}T120000Z`),
    );
    expect(shown(...dates)).toHaveLength(3);
  });
});

describe('a calendar that takes events back (METHOD:CANCEL, RFC 5546 §3.2.5)', () => {
  const published = calendarOf('METHOD:PUBLISH', ...quilts(START, 'RRULE:FREQ=WEEKLY;COUNT=2', 'SEQUENCE:0'));
  const cancelling = (...lines: string[]) => calendarOf('METHOD:CANCEL', ...quilts(...lines));
  const both = (second: string) => shown(...`${published}${second}`.trim().split('\r\n').slice(1, -1));

  it.each([
    [
      'the whole series',
      cancelling(START, 'RRULE:FREQ=WEEKLY;COUNT=2', 'SEQUENCE:1'),
      ['2026-12-03T19:00 !cancelled', '2026-12-10T19:00 !cancelled'],
    ],
    [
      'one date of it',
      cancelling('RECURRENCE-ID:20261211T000000Z', 'DTSTART:20261211T000000Z', 'SEQUENCE:1'),
      ['2026-12-03T19:00', '2026-12-10T19:00 !cancelled'],
    ],
    [
      'one date without its start',
      cancelling('RECURRENCE-ID:20261211T000000Z', 'SEQUENCE:1'),
      ['2026-12-03T19:00', '2026-12-10T19:00 !cancelled'],
    ],
    [
      'the rest of it',
      cancelling('RECURRENCE-ID;RANGE=THISANDFUTURE:20261204T000000Z', 'SEQUENCE:1'),
      ['2026-12-03T19:00 !cancelled', '2026-12-10T19:00 !cancelled'],
    ],
  ])('behind the calendar that published them: %s', (_, second, expected) => {
    expect(both(second)).toEqual(expected);
  });

  it('is not what attendees answer, and what is added to an event does not revise it', () => {
    const behind = (method: string, ...lines: string[]) => both(calendarOf(`METHOD:${method}`, ...quilts(...lines)));
    const dates = ['2026-12-03T19:00', '2026-12-10T19:00'];
    expect(behind('REPLY', 'DTSTAMP:20261119T120000Z')).toEqual(dates);
    expect(behind('COUNTER', LATER, 'SEQUENCE:3')).toEqual(dates);
    expect(behind('REQUEST', 'SEQUENCE:3')).toEqual(dates);
    const added = 'DTSTART;TZID=America/New_York:20261212T190000';
    expect(behind('ADD', added, 'SEQUENCE:1')).toEqual([...dates, '2026-12-12T19:00']);
  });

  it('takes its name from what it cancels', () => {
    expect(
      shown(...vevent('UID:3', 'SUMMARY:Dye Hour', START), ...vevent('UID:3', 'SEQUENCE:1', 'STATUS:CANCELLED')),
    ).toEqual(['2026-12-03T19:00 Dye Hour !cancelled']);
  });
});
