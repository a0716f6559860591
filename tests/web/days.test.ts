import { describe, expect, it } from 'vitest';
import { groupByDay } from '../../apps/web/src/features/listing/by-day.ts';
import { addDays, dayFrom, daysOf } from '../../apps/web/src/features/listing/days.ts';
import { zoneOfState } from '../../apps/web/src/features/place/state-zone.ts';

describe('a choice of days', () => {
  const THURSDAY = '2026-11-26';
  it.each([
    ['today', THURSDAY, THURSDAY, THURSDAY],
    ['tonight', THURSDAY, THURSDAY, THURSDAY],
    ['tomorrow', THURSDAY, '2026-11-27', '2026-11-27'],
    ['week', THURSDAY, THURSDAY, '2026-12-02'],
    ['weekend', '2026-11-23', '2026-11-27', '2026-11-29'],
    ['weekend', THURSDAY, '2026-11-27', '2026-11-29'],
    ['weekend', '2026-11-27', '2026-11-27', '2026-11-29'],
    ['weekend', '2026-11-28', '2026-11-28', '2026-11-29'],
    ['weekend', '2026-11-29', '2026-11-29', '2026-11-29'],
    ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ] as const)('%s, on %s, is %s to %s', (when, today, from, to) => {
    expect(daysOf(when, today)).toEqual({ from, to, isEvening: when === 'tonight' });
  });
});

describe('a day of an address', () => {
  it.each([
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '9999-12-31',
    '0000-00-00',
    '2026-1-1',
    '2026-12-05T19:30',
    '\0',
    '²⁰²⁶',
  ])('is not %j', (text) => expect(dayFrom(text)).toBe(''));
  it('is a day that exists', () => {
    expect(dayFrom('2028-02-29')).toBe('2028-02-29');
    expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
  });
});

describe('the zone of a state', () => {
  it.each([
    ['SC', 'America/New_York'],
    ['TX', 'America/Chicago'],
    ['CO', 'America/Denver'],
    ['CA', 'America/Los_Angeles'],
    ['HI', 'Pacific/Honolulu'],
    ['', 'America/New_York'],
    ['A', 'America/New_York'],
  ])('of %j is %s', (state, zone) => expect(zoneOfState(state)).toBe(zone));
});

describe('a list by days', () => {
  it('has a group for each day of the place’s own calendar, and one for what is on already, after today', () => {
    const at = (startDate: string, timezone = 'America/New_York') => ({ startDate, timezone }) as never;
    // Half past midnight in New York, still the day before in Los Angeles.
    const now = new Date('2026-11-22T05:30Z');
    const events = [
      at('2026-11-01T10:00'),
      at('2026-11-21T19:00', 'America/Los_Angeles'),
      at('2026-11-22T19:00'),
      at('2026-11-22'),
      at('2026-11-24T08:00'),
    ];
    const days = groupByDay(events, now).map(({ day, events: members }) => [day, members.length]);
    expect(days).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
      [null, 1],
      ['2026-11-24', 1],
    ]);
  });
});
