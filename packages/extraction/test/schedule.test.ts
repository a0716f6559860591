import { describe, expect, it } from 'vitest';
import { expandRecurrence } from '../src/index.ts';
import { codes, event, pageOf, read } from './reading.ts';

const WINDOW = { from: '2026-04-01', to: '2026-07-31', timezone: 'America/New_York' };

function showings(eventSchedule: unknown, own: object = {}) {
  const { drafts } = read(pageOf(event({ ...own, eventSchedule })));
  return expandRecurrence(drafts, WINDOW).showings.flat();
}
const starts = (eventSchedule: unknown, own?: object) => showings(eventSchedule, own).map((draft) => draft.start.value);

const WEEKLY = { '@type': 'Schedule', repeatFrequency: 'P1W', startDate: '2026-04-01', startTime: '19:30:00' };

describe('a schedule without a first day', () => {
  const hours = { '@type': 'Schedule', startTime: '09:00', endTime: '10:00', scheduleTimezone: 'America/New_York' };
  it.each<[string, object, string[]]>([
    [
      'days of the month',
      { repeatFrequency: 'P1M', byMonthDay: [1, 15], endDate: '2026-05-20' },
      ['2026-04-01T09:00', '2026-04-15T09:00', '2026-05-01T09:00', '2026-05-15T09:00'],
    ],
    [
      'every day, on days of the week',
      { repeatFrequency: 'P1D', byDay: ['schema:Monday', 'schema:Friday'], endDate: '2026-04-10' },
      ['2026-04-03T09:00', '2026-04-06T09:00', '2026-04-10T09:00'],
    ],
    [
      'the second Monday',
      { repeatFrequency: 'P1M', byDay: '2MO', endDate: '2026-06-01' },
      ['2026-04-13T09:00', '2026-05-11T09:00'],
    ],
  ])('goes on and on: %s', (_, schedule, right) => {
    expect(starts({ ...hours, ...schedule })).toEqual(right);
    expect(showings({ ...hours, ...schedule })[0]?.end?.value).toBe(right[0]?.replace('T09', 'T10'));
  });

  it.each([
    ['every second week', { repeatFrequency: 'P2W', byDay: 'Monday' }],
    ['ten times', { repeatFrequency: 'P1W', byDay: 'Monday', repeatCount: 10 }],
    ['weekly, on an unknown day', { repeatFrequency: 'P1W' }],
    ['a first day that is none', { startDate: 'soon', repeatFrequency: 'P1W', byDay: 'Monday' }],
  ])('has no days where they depend on it: %s', (_, schedule) => {
    expect(starts({ ...hours, ...schedule })).toEqual([]);
  });
});

describe('days of the week, whatever form of the enumeration names them', () => {
  it.each<[unknown]>([
    [['schema:Tuesday', 'schema:Thursday']],
    [['http://schema.org/Tuesday', 'https://www.schema.org/Thursday/']],
    [['https://schema.org#Tuesday', 'http://purl.org/goodrelations/v1#Thursday']],
    [['TUESDAY', 'thursday']],
    [[{ '@id': 'schema:Tuesday' }, { '@id': 'https://schema.org/Thursday' }]],
    [
      [
        { '@type': 'DayOfWeek', '@id': 'https://schema.org/Tuesday' },
        { '@type': 'DayOfWeek', name: 'Thursday' },
      ],
    ],
    [[{ url: 'https://schema.org/Tuesday' }, { '@value': 'Thursday' }]],
    ['Tuesday, Thursday'],
    ['TU,TH'],
  ])('%j', (byDay) => {
    const schedule = { ...WEEKLY, byDay, endDate: '2026-04-09' };
    expect(starts(schedule)).toEqual(['2026-04-02T19:30', '2026-04-07T19:30', '2026-04-09T19:30']);
  });

  it.each([['schema:Weekly'], ['https://schema.org/weekly'], ['P7D'], [{ '@id': 'schema:Weekly' }]])(
    'repeats weekly: %j',
    (repeatFrequency) => {
      const schedule = { ...WEEKLY, repeatFrequency, byDay: ['Tuesday', 'Thursday'], endDate: '2026-04-09' };
      expect(starts(schedule)).toEqual(['2026-04-02T19:30', '2026-04-07T19:30', '2026-04-09T19:30']);
    },
  );

  it('every fourteen days on a day of the week is every second week', () => {
    const schedule = { ...WEEKLY, repeatFrequency: 'P14D', byDay: 'Wednesday', endDate: '2026-04-30' };
    expect(starts(schedule)).toEqual(['2026-04-01T19:30', '2026-04-15T19:30', '2026-04-29T19:30']);
  });
});

describe('schedules of schema.org', () => {
  it.each<[string, unknown, string[]]>([
    [
      'a day of the week: its first date is the first such day',
      { ...WEEKLY, byDay: 'https://schema.org/Saturday', endDate: '2026-04-30' },
      ['2026-04-04T19:30', '2026-04-11T19:30', '2026-04-18T19:30', '2026-04-25T19:30'],
    ],
    [
      'several days, as words, without a frequency',
      { startDate: '2026-04-01', endDate: '2026-04-09', startTime: '10:00', byDay: ['Tuesday', 'Thursday'] },
      ['2026-04-02T10:00', '2026-04-07T10:00', '2026-04-09T10:00'],
    ],
    [
      'every other week, counted',
      { ...WEEKLY, repeatFrequency: 'P2W', repeatCount: 3 },
      ['2026-04-01T19:30', '2026-04-15T19:30', '2026-04-29T19:30'],
    ],
    [
      'the second Tuesday of a month',
      { ...WEEKLY, repeatFrequency: 'P1M', byDay: '2TU', endDate: '2026-06-30' },
      ['2026-04-14T19:30', '2026-05-12T19:30', '2026-06-09T19:30'],
    ],
    [
      'the first Friday, by the week of the month',
      { ...WEEKLY, repeatFrequency: 'Monthly', byDay: 'Friday', byMonthWeek: 1, endDate: '2026-05-31' },
      ['2026-04-03T19:30', '2026-05-01T19:30'],
    ],
    [
      'the last Sunday',
      { ...WEEKLY, repeatFrequency: 'P1M', byDay: '-1SU', endDate: '2026-05-31' },
      ['2026-04-26T19:30', '2026-05-31T19:30'],
    ],
    [
      'a day of the month',
      { ...WEEKLY, repeatFrequency: 'P1M', byMonthDay: 15, endDate: '2026-06-01' },
      ['2026-04-15T19:30', '2026-05-15T19:30'],
    ],
    [
      'every day but one, all-day',
      { repeatFrequency: 'P1D', startDate: '2026-04-01', endDate: '2026-04-04', exceptDate: ['2026-04-03'] },
      ['2026-04-01', '2026-04-02', '2026-04-04'],
    ],
    [
      'one that began long ago goes on',
      { ...WEEKLY, startDate: '2024-01-01', byDay: 'Monday', endDate: '2026-04-13' },
      ['2026-04-06T19:30', '2026-04-13T19:30'],
    ],
    [
      'two of them',
      [
        { ...WEEKLY, byDay: 'Friday', repeatCount: 1 },
        { ...WEEKLY, byDay: 'Sunday', startTime: '14:00', repeatCount: 1 },
      ],
      ['2026-04-03T19:30', '2026-04-05T14:00'],
    ],
  ])('%s', (_what, schedule, expected) => {
    expect(starts(schedule)).toEqual(expected);
  });

  it('say how an event goes on that has a start of its own; the end of its season is none of its evening', () => {
    const own = { startDate: '2026-04-03T20:00', endDate: '2026-06-30' };
    expect(
      showings({ repeatFrequency: 'P1W', byDay: 'Friday', repeatCount: 2 }, own).map((draft) => [
        draft.start.value,
        draft.end?.value,
      ]),
    ).toEqual([
      ['2026-04-03T20:00', undefined],
      ['2026-04-10T20:00', undefined],
    ]);
  });

  it('give each showing its end, past midnight too', () => {
    const [first] = showings({ ...WEEKLY, startTime: '22:00', endTime: '02:00', repeatCount: 1 });
    expect([first?.start.value, first?.end?.value]).toEqual(['2026-04-01T22:00', '2026-04-02T02:00']);
  });

  it('name where the rule stands', () => {
    const { drafts } = read(pageOf(event({ eventSchedule: WEEKLY })));
    expect(drafts[0]?.recurrence).toMatchObject({
      value: 'RRULE:FREQ=WEEKLY',
      evidence: [{ locator: expect.stringContaining('/eventSchedule/repeatFrequency'), snippet: 'P1W' }],
    });
  });

  it.each([
    [{ ...WEEKLY, repeatFrequency: 'P0W', byDay: 'Someday' }],
    [{ ...WEEKLY, byDay: Array.from({ length: 5_000 }, () => 'Monday') }],
    [{ ...WEEKLY, byMonth: 2, byMonthDay: 31 }],
    [{ ...WEEKLY, repeatCount: 1e9 }],
  ])('that make no sense or no end cost little: %#', (schedule) => {
    expect(showings(schedule).length).toBeLessThanOrEqual(100);
  });

  it('without a day, or none at all, give nothing', () => {
    for (const schedule of [{ repeatFrequency: 'P1W' }, 'weekly', null, [], { startDate: 'soon' }]) {
      const found = read(pageOf(event({ eventSchedule: schedule })));
      expect([found.drafts, codes(found)]).toEqual([[], expect.arrayContaining(['no-events'])]);
    }
  });
});
