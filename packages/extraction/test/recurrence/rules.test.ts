import { describe, expect, it } from 'vitest';
import { repeating, startsIn, WINDOW } from './repeating.ts';

const starts = (start: string, ...lines: string[]) => startsIn(WINDOW, repeating(start, ...lines));

describe('what a rule means (RFC 5545 §3.8.5.3)', () => {
  it.each<[string, string, string, string[]]>([
    ['Thanksgiving', '2020-11-26T16:00', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', ['2026-11-26T16:00']],
    ['Election day', '1996-11-05T09:00', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', []],
    [
      'the last weekday of a month',
      '2026-10-30T09:00',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270201',
      ['2026-11-30T09:00', '2026-12-31T09:00', '2027-01-29T09:00'],
    ],
    ['Friday the 13th', '1997-09-02T09:00', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', []],
    [
      'the last day of a month',
      '2026-11-30T09:00',
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4',
      ['2026-11-30T09:00', '2026-12-31T09:00', '2027-01-31T09:00', '2027-02-28T09:00'],
    ],
    [
      'the hundredth day of a year',
      '2026-04-10T09:00',
      'FREQ=YEARLY;BYYEARDAY=1,100',
      ['2027-01-01T09:00', '2027-04-10T09:00'],
    ],
    ['Mondays of the first week', '2026-01-05T09:00', 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', ['2027-01-04T09:00']],
    ['the last week of a year', '2020-12-28T09:00', 'FREQ=YEARLY;BYWEEKNO=-1', ['2026-12-28T09:00']],
    ['the twentieth Monday', '2026-05-18T09:00', 'FREQ=YEARLY;BYDAY=20MO', ['2027-05-17T09:00']],
    [
      'every other week from Sunday on',
      '2026-12-01T09:00',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      ['2026-12-01T09:00', '2026-12-13T09:00', '2026-12-15T09:00', '2026-12-27T09:00'],
    ],
    [
      'every other week from Monday on',
      '2026-12-01T09:00',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      ['2026-12-01T09:00', '2026-12-06T09:00', '2026-12-15T09:00', '2026-12-20T09:00'],
    ],
    [
      'tours by the hour',
      '2026-12-01T09:00',
      'FREQ=HOURLY;INTERVAL=3;UNTIL=20261201T170000',
      ['2026-12-01T09:00', '2026-12-01T12:00', '2026-12-01T15:00'],
    ],
    [
      'tours by the half hour',
      '2026-12-01T09:00',
      'FREQ=MINUTELY;INTERVAL=30;BYHOUR=9,10;COUNT=5',
      ['2026-12-01T09:00', '2026-12-01T09:30', '2026-12-01T10:00', '2026-12-01T10:30', '2026-12-02T09:00'],
    ],
    [
      'seconds are one showing a minute',
      '2026-12-01T09:00',
      'FREQ=SECONDLY;COUNT=90',
      ['2026-12-01T09:00', '2026-12-01T09:01'],
    ],
    [
      'the first date counts where the rule does not name it',
      '2026-12-01T09:00',
      'FREQ=WEEKLY;BYDAY=FR;COUNT=3',
      ['2026-12-01T09:00', '2026-12-04T09:00', '2026-12-11T09:00'],
    ],
    [
      'a count that began long ago',
      '2016-12-02T09:00',
      'FREQ=WEEKLY;BYDAY=FR;COUNT=524',
      ['2026-11-20T09:00', '2026-11-27T09:00', '2026-12-04T09:00', '2026-12-11T09:00'],
    ],
    [
      'a count of days that is used up',
      '1970-01-01T09:00',
      'FREQ=DAILY;COUNT=20782',
      ['2026-11-20T09:00', '2026-11-21T09:00', '2026-11-22T09:00', '2026-11-23T09:00', '2026-11-24T09:00'],
    ],
  ])('%s', (_, start, rule, expected) => {
    expect(starts(start, `RRULE:${rule}`)).toEqual(expected);
  });

  it.each([
    ['FREQ=DAILY;BYMONTH=13'],
    ['FREQ=WEEKLY;BYDAY=99XX'],
    ['FREQ=DAILY;COUNT=x'],
    ['FREQ=DAILY;UNTIL=soon'],
    ['FREQ=HOURLY;BYSETPOS=1'],
    [''],
  ])('of one that cannot be read the first date alone stands: %s', (rule) => {
    expect(starts('2026-12-01T09:00', `RRULE:${rule}`)).toEqual(['2026-12-01T09:00']);
  });

  it('a day that is taken out takes out its showing, and an added day has the hour of the first', () => {
    expect(
      starts(
        '2026-12-01T09:00',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20261202',
        'RDATE;VALUE=DATE:20261224',
        'RDATE:nonsense,',
      ),
    ).toEqual(['2026-12-01T09:00', '2026-12-03T09:00', '2026-12-24T09:00']);
  });
});
