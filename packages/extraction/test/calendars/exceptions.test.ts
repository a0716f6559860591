import { describe, expect, it } from 'vitest';
import { quilts, shown } from './shown.ts';

const ZONED = ['DTSTART;TZID=America/New_York:20261203T190000', 'RRULE:FREQ=WEEKLY;COUNT=3'];
const WITHOUT_SECOND = ['2026-12-03T19:00', '2026-12-17T19:00'];

describe('an exception is the same instant, however it is written (RFC 5545 §3.8.5.1, §3.3.5)', () => {
  it.each([
    ['in the zone of the series', 'EXDATE;TZID=America/New_York:20261210T190000'],
    ['in UTC', 'EXDATE:20261211T000000Z'],
    ['in another zone', 'EXDATE;TZID=America/Denver:20261210T170000'],
    ['in a zone east of it, on the next day', 'EXDATE;TZID=Europe/Paris:20261211T010000'],
    ['in Outlook’s name of the zone', 'EXDATE;TZID=Eastern Standard Time:20261210T190000'],
    ['in Outlook’s name of another zone', 'EXDATE;TZID="Central Standard Time":20261210T180000'],
    ['without seconds', 'EXDATE;TZID=America/New_York:20261210T1900'],
    ['in UTC without seconds', 'EXDATE:20261211T0000Z'],
    ['floating', 'EXDATE:20261210T190000'],
    ['as a day', 'EXDATE;VALUE=DATE:20261210'],
    ['as a day without saying so', 'EXDATE:20261210'],
    ['among others', 'EXDATE;TZID=America/Chicago:20261112T180000,20261210T180000,20270101T180000'],
    ['with a vendor’s prefix', 'EXDATE;TZID=/citadel.org/20261101_1/America/New_York:20261210T190000'],
    ['with an offset', 'EXDATE:20261210T190000-0500'],
  ])('%s', (_, line) => {
    expect(shown(...quilts(...ZONED, line))).toEqual(WITHOUT_SECOND);
  });

  it.each([
    ['another hour of that day', 'EXDATE;TZID=America/New_York:20261210T180000'],
    ['the same clock in another zone', 'EXDATE;TZID=America/Chicago:20261210T190000'],
    ['the same clock in UTC', 'EXDATE:20261210T190000Z'],
  ])('but not %s', (_, line) => {
    expect(shown(...quilts(...ZONED, line))).toHaveLength(3);
  });

  it('across the change of clocks each has the offset of its day', () => {
    const series = ['DTSTART;TZID=America/New_York:20270307T190000', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    expect(shown(...quilts(...series, 'EXDATE:20270308T000000Z,20270314T230000Z'))).toEqual(['2027-03-21T19:00']);
  });

  it('a zone of the file itself is that of its definition', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Shed Time',
      'BEGIN:STANDARD',
      'DTSTART:19671029T020000',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19870405T020000',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0500',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    expect(shown(...zone, ...quilts(...ZONED, 'EXDATE;TZID=Shed Time:20261210T180000'))).toEqual(WITHOUT_SECOND);
  });

  it.each([
    ['a day', 'EXDATE;VALUE=DATE:20261212'],
    ['midnight', 'EXDATE;TZID=America/New_York:20261212T000000'],
    ['midnight in UTC', 'EXDATE:20261212T000000Z'],
    ['the midnight of the place in UTC', 'EXDATE:20261212T050000Z'],
  ])('of a series of days, the written day counts: %s', (_, line) => {
    expect(shown(...quilts('DTSTART;VALUE=DATE:20261205', 'RRULE:FREQ=WEEKLY;COUNT=3', line))).toEqual([
      '2026-12-05',
      '2026-12-19',
    ]);
  });
});

describe('an added date is an instant, too (RFC 5545 §3.8.5.2)', () => {
  const FIRST = ['DTSTART;TZID=America/New_York:20261203T190000', 'DTEND;TZID=America/New_York:20261203T210000'];
  it.each([
    ['in another zone', 'RDATE;TZID=America/Chicago:20261210T180000', '2026-12-10T19:00–2026-12-10T21:00'],
    ['in UTC', 'RDATE:20261211T000000Z', '2026-12-10T19:00–2026-12-10T21:00'],
    ['in UTC without seconds', 'RDATE:20261211T0000Z', '2026-12-10T19:00–2026-12-10T21:00'],
    ['floating', 'RDATE:20261210T190000', '2026-12-10T19:00–2026-12-10T21:00'],
    ['at another hour', 'RDATE;TZID=America/New_York:20261212T100000', '2026-12-12T10:00–2026-12-12T12:00'],
    ['late in the evening', 'RDATE;TZID=America/New_York:20261212T230000', '2026-12-12T23:00–2026-12-13T01:00'],
    ['as a day', 'RDATE;VALUE=DATE:20261212', '2026-12-12T19:00–2026-12-12T21:00'],
    [
      'with its own length',
      'RDATE;VALUE=PERIOD;TZID=America/New_York:20261212T100000/PT30M',
      '2026-12-12T10:00–2026-12-12T10:30',
    ],
    ['with its own end', 'RDATE;VALUE=PERIOD:20261212T150000Z/20261212T163000Z', '2026-12-12T10:00–2026-12-12T11:30'],
    ['in Outlook’s name', 'RDATE;TZID=Pacific Standard Time:20261212T160000', '2026-12-12T19:00–2026-12-12T21:00'],
  ])('%s', (_, line, expected) => {
    expect(shown(...quilts(...FIRST, line))).toEqual(['2026-12-03T19:00–2026-12-03T21:00', expected]);
  });

  it('and is left out by an exception for the same instant', () => {
    expect(shown(...quilts(...FIRST, 'RDATE;TZID=America/Chicago:20261210T180000', 'EXDATE:20261211T000000Z'))).toEqual(
      ['2026-12-03T19:00–2026-12-03T21:00'],
    );
  });
});
