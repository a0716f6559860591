import { describe, expect, it } from 'vitest';
import { quilts, shown } from './shown.ts';

/** 8 pm in New York is the next day in UTC. */
const EVENING = ['DTSTART:20261202T010000Z', 'DTEND:20261202T030000Z'];
const at = (...days: string[]) => days.map((day) => `${day}T20:00–${day}T22:00`);

describe('a series in UTC counts days in UTC (RFC 5545 §3.3.10)', () => {
  it.each([
    ['a weekday', ['RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3'], at('2026-12-01', '2026-12-08', '2026-12-15')],
    ['no weekday', ['RRULE:FREQ=WEEKLY;COUNT=2'], at('2026-12-01', '2026-12-08')],
    [
      'two weekdays',
      ['RRULE:FREQ=WEEKLY;BYDAY=WE,FR;COUNT=4'],
      at('2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10'),
    ],
    ['a day of the month', ['RRULE:FREQ=MONTHLY;BYMONTHDAY=2;COUNT=2'], at('2026-12-01', '2027-01-01')],
    ['the first Wednesday of the month', ['RRULE:FREQ=MONTHLY;BYDAY=1WE;COUNT=2'], at('2026-12-01', '2027-01-05')],
    ['a month', ['RRULE:FREQ=DAILY;BYMONTH=12;UNTIL=20261203T235959Z'], at('2026-12-01', '2026-12-02')],
    ['an end in UTC', ['RRULE:FREQ=DAILY;UNTIL=20261204T010000Z'], at('2026-12-01', '2026-12-02', '2026-12-03')],
    ['an exception in UTC', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261209T010000Z'], at('2026-12-01')],
    [
      'an exception at the place',
      ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=America/New_York:20261208T200000'],
      at('2026-12-01'),
    ],
    ['an exception without its Z', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261209T010000'], at('2026-12-01')],
    ['an exception of the day at the place', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261208'], at('2026-12-01')],
    ['an exception of the day in UTC', ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261209'], at('2026-12-01')],
    ['an added date in UTC', ['RDATE:20261210T010000Z'], at('2026-12-01', '2026-12-09')],
    [
      'the last day of the month',
      ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3'],
      at('2026-12-01', '2026-12-30', '2027-01-30'),
    ],
  ])('by %s', (_, lines, expected) => {
    expect(shown(...quilts(...EVENING, ...lines))).toEqual(expected);
  });

  it('moves by an hour at the place when clocks change there, with its end', () => {
    expect(shown(...quilts('DTSTART:20270311T000000Z', 'DTEND:20270311T020000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'))).toEqual(
      ['2027-03-10T19:00–2027-03-10T21:00', '2027-03-17T20:00–2027-03-17T22:00'],
    );
  });

  it('in a zone that is called UTC', () => {
    expect(shown(...quilts('DTSTART;TZID=Etc/UTC:20261202T010000', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2'))).toEqual([
      '2026-12-01T20:00',
      '2026-12-08T20:00',
    ]);
  });

  it('in another zone than the source’s keeps to that zone', () => {
    expect(
      shown(...quilts('DTSTART;TZID=America/Los_Angeles:20261201T190000', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2')),
    ).toEqual(['2026-12-01T19:00', '2026-12-08T19:00']);
  });

  it('is local where the document writes local times as UTC', () => {
    // In UTC all of these would begin at night.
    const local = ['DTSTART:20261205T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=2', 'EXDATE:20261212T100000Z'];
    const found = shown(...quilts(...local.map((line) => line.replace('T100000Z', 'T080000Z'))));
    expect(found).toEqual(['2026-12-05T08:00']);
  });
});
