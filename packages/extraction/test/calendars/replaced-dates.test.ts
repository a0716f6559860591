import { describe, expect, it } from 'vitest';
import { quilts, shown } from './shown.ts';

const SERIES = quilts(
  'DTSTART;TZID=America/New_York:20261203T190000',
  'DTEND;TZID=America/New_York:20261203T210000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
);
const MOVED = ['DTSTART;TZID=America/New_York:20261211T180000', 'DTEND;TZID=America/New_York:20261211T193000'];
const FIRST = '2026-12-03T19:00–2026-12-03T21:00';
const SECOND = '2026-12-10T19:00–2026-12-10T21:00';
const THIRD = '2026-12-17T19:00–2026-12-17T21:00';

describe('a replaced date is the same instant, however it is written (RFC 5545 §3.8.4.4)', () => {
  it.each([
    ['in the zone of the series', 'RECURRENCE-ID;TZID=America/New_York:20261210T190000'],
    ['in UTC', 'RECURRENCE-ID:20261211T000000Z'],
    ['in UTC without seconds', 'RECURRENCE-ID:20261211T0000Z'],
    ['in another zone', 'RECURRENCE-ID;TZID=America/Chicago:20261210T180000'],
    ['in a zone on the next day', 'RECURRENCE-ID;TZID=Europe/Berlin:20261211T010000'],
    ['in Outlook’s name', 'RECURRENCE-ID;TZID=Eastern Standard Time:20261210T190000'],
    ['without seconds', 'RECURRENCE-ID;TZID=America/New_York:20261210T1900'],
    ['floating', 'RECURRENCE-ID:20261210T190000'],
    ['as a day', 'RECURRENCE-ID;VALUE=DATE:20261210'],
    ['as a day without saying so', 'RECURRENCE-ID:20261210'],
    ['with a range of its own alone', 'RECURRENCE-ID;RANGE=THIS;TZID=America/New_York:20261210T190000'],
  ])('%s', (_, line) => {
    const expected = [FIRST, '2026-12-11T18:00–2026-12-11T19:30', THIRD];
    expect(shown(...SERIES, ...quilts(line, ...MOVED))).toEqual(expected);
    expect(shown(...quilts(line, ...MOVED), ...SERIES)).toEqual(expected);
  });

  it('of a series in UTC', () => {
    const series = quilts('DTSTART:20261204T000000Z', 'RRULE:FREQ=WEEKLY;COUNT=3');
    for (const id of ['RECURRENCE-ID:20261211T000000Z', 'RECURRENCE-ID;TZID=America/New_York:20261210T190000'])
      expect(shown(...series, ...quilts(id, 'DTSTART:20261212T000000Z'))).toEqual([
        '2026-12-03T19:00',
        '2026-12-11T19:00',
        '2026-12-17T19:00',
      ]);
  });

  it.each([
    ['a day', 'RECURRENCE-ID;VALUE=DATE:20261212'],
    ['its midnight', 'RECURRENCE-ID;TZID=America/New_York:20261212T000000'],
    ['its midnight in UTC', 'RECURRENCE-ID:20261212T000000Z'],
  ])('of a series of days: %s', (_, id) => {
    const series = quilts('DTSTART;VALUE=DATE:20261205', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(shown(...series, ...quilts(id, 'DTSTART;VALUE=DATE:20261213'))).toEqual([
      '2026-12-05',
      '2026-12-13',
      '2026-12-19',
    ]);
  });

  it('that is cancelled stays as cancelled, and the first one does not cancel the series', () => {
    const off = (id: string, start: string) =>
      quilts(`RECURRENCE-ID:${id}`, `DTSTART;TZID=America/New_York:${start}`, 'STATUS:CANCELLED');
    expect(shown(...SERIES, ...off('20261204T000000Z', '20261203T190000'))).toEqual([
      '2026-12-03T19:00 !cancelled',
      SECOND,
      THIRD,
    ]);
    expect(shown(...SERIES, ...off('20261211T000000Z', '20261210T190000'))).toEqual([
      FIRST,
      '2026-12-10T19:00 !cancelled',
      THIRD,
    ]);
  });

  it('does not recur, though the rule of the series is repeated in it', () => {
    const id = 'RECURRENCE-ID;TZID=America/New_York:20261210T190000';
    expect(shown(...SERIES, ...quilts(id, ...MOVED, 'RRULE:FREQ=WEEKLY;COUNT=3'))).toEqual([
      FIRST,
      '2026-12-11T18:00–2026-12-11T19:30',
      THIRD,
    ]);
  });

  it('has the name of its series, if it states none', () => {
    const moved = ['BEGIN:VEVENT', 'UID:quilt@shed.example', 'RECURRENCE-ID:20261211T000000Z', ...MOVED, 'END:VEVENT'];
    expect(shown(...SERIES, ...moved)).toEqual([FIRST, '2026-12-11T18:00–2026-12-11T19:30', THIRD]);
  });

  it('may be the only date of an event without a rule', () => {
    const alone = quilts('DTSTART;TZID=America/New_York:20261210T190000');
    expect(shown(...alone, ...quilts('RECURRENCE-ID:20261211T000000Z', ...MOVED))).toEqual([
      '2026-12-11T18:00–2026-12-11T19:30',
    ]);
  });

  it('that was moved onto another date stands beside it', () => {
    const id = 'RECURRENCE-ID;TZID=America/New_York:20261210T190000';
    expect(shown(...SERIES, ...quilts(id, 'DTSTART;TZID=America/New_York:20261217T110000', 'DURATION:PT1H'))).toEqual([
      FIRST,
      '2026-12-17T11:00–2026-12-17T12:00',
      THIRD,
    ]);
  });
});

describe('what replaces the rest of a series (RANGE=THISANDFUTURE, RFC 5545 §3.2.13)', () => {
  const REST = 'RECURRENCE-ID;RANGE=THISANDFUTURE';
  it.each([
    [
      'is at another hour',
      [`${REST};TZID=America/New_York:20261210T190000`, 'DTSTART;TZID=America/New_York:20261210T180000'],
      ['2026-12-10T18:00', '2026-12-17T18:00'],
    ],
    [
      'is on another day',
      [`${REST};TZID=America/New_York:20261210T190000`, 'DTSTART;TZID=America/New_York:20261211T190000'],
      ['2026-12-11T19:00', '2026-12-18T19:00'],
    ],
    [
      'has another length',
      [`${REST}:20261211T000000Z`, 'DTSTART:20261211T000000Z', 'DTEND:20261211T003000Z'],
      ['2026-12-10T19:00–2026-12-10T19:30', '2026-12-17T19:00–2026-12-17T19:30'],
    ],
    [
      'is cancelled',
      [`${REST}:20261211T000000Z`, 'DTSTART:20261211T000000Z', 'STATUS:CANCELLED'],
      ['2026-12-10T19:00 !cancelled', '2026-12-17T19:00 !cancelled'],
    ],
    [
      'is written in another zone',
      [`${REST};TZID=America/Chicago:20261210T180000`, 'DTSTART;TZID=America/New_York:20261210T203000'],
      ['2026-12-10T20:30', '2026-12-17T20:30'],
    ],
    [
      'begins with the last date',
      [`${REST}:20261218T000000Z`, 'DTSTART;TZID=America/New_York:20261217T140000'],
      [SECOND, '2026-12-17T14:00'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(shown(...SERIES, ...quilts(...lines))).toEqual([FIRST, ...expected]);
  });

  it('may replace the series from its first date', () => {
    const rest = quilts(`${REST}:20261204T000000Z`, 'DTSTART;TZID=America/New_York:20261203T090000');
    expect(shown(...SERIES, ...rest)).toEqual(['2026-12-03T09:00', '2026-12-10T09:00', '2026-12-17T09:00']);
  });

  it('may be replaced again, once or for its own rest', () => {
    const rest = quilts(`${REST}:20261211T000000Z`, 'DTSTART;TZID=America/New_York:20261210T180000');
    const once = quilts('RECURRENCE-ID:20261218T000000Z', 'DTSTART;TZID=America/New_York:20261217T120000');
    const again = quilts(`${REST}:20261218T000000Z`, 'DTSTART;TZID=America/New_York:20261217T090000');
    expect(shown(...SERIES, ...rest, ...once)).toEqual([FIRST, '2026-12-10T18:00', '2026-12-17T12:00']);
    expect(shown(...SERIES, ...again, ...rest)).toEqual([FIRST, '2026-12-10T18:00', '2026-12-17T09:00']);
  });

  it('has the dates that it lists itself, if the file has no series', () => {
    const dates = 'RDATE;TZID=America/Chicago;VALUE=PERIOD:20261210T180000/PT1H,20261217T180000/20261217T200000';
    expect(shown(...quilts(`${REST}:20261204T000000Z`, 'DTSTART:20261204T000000Z', dates))).toEqual([
      '2026-12-03T19:00',
      '2026-12-10T19:00–2026-12-10T20:00',
      '2026-12-17T19:00–2026-12-17T21:00',
    ]);
  });

  it('keeps the exceptions of the series, of days as well', () => {
    const series = quilts('DTSTART;VALUE=DATE:20261205', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20261219');
    const rest = quilts(`${REST};VALUE=DATE:20261212`, 'DTSTART;VALUE=DATE:20261213');
    expect(shown(...series, ...rest)).toEqual(['2026-12-05', '2026-12-13', '2026-12-27']);
  });
});
