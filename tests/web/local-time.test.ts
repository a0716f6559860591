import { describe, expect, it } from 'vitest';
import {
  boostLabel,
  cardDates,
  cardPrice,
  cardTime,
  longDates,
  longWhen,
} from '../../apps/web/src/features/events/event-words.ts';
import { longDate, shortDate, shortDateOrTbd } from '../../apps/web/src/features/events/local-time.ts';
import { foreignZone, isOngoing } from '../../apps/web/src/features/events/zones.ts';

const times = (startDate: string, endDate: string | null = null) => ({
  startDate,
  endDate,
  timezone: 'America/New_York',
});

describe('dates are en-US, at the event’s own place', () => {
  it('short and long [FMT-02]', () => {
    expect(shortDate('2026-12-05T23:30')).toBe('Dec 5, 2026');
    expect(longDate('2026-12-05T00:15')).toBe('Saturday, December 5, 2026');
  });

  it('what is missing or no date is to be decided', () => {
    for (const text of [null, undefined, '', 'soon', '2026-13-40']) expect(shortDateOrTbd(text)).toBe('Date TBD');
    expect(shortDateOrTbd('2026-12-05')).toBe('Dec 5, 2026');
  });

  it('cards show short month and day; midnight exactly is all day [CARD-11]', () => {
    expect(cardDates(times('2031-12-05T19:30'))).toBe('Dec 5');
    expect(cardTime(times('2031-12-05T19:30'))).toBe('7:30 PM');
    expect(cardTime(times('2031-12-05T00:00'))).toBe('All Day');
    expect(cardTime(times('2031-12-05'))).toBe('All Day');
    expect(cardTime(times('2031-12-05T00:01'))).toBe('12:01 AM');
  });

  it('what runs for days says until when while it runs [CARD-12]', () => {
    const fair = times('2026-12-05T10:00', '2026-12-07T18:00');
    // 15:00 UTC is 10:00 in New York.
    expect(cardDates(fair, new Date('2026-12-05T14:59Z'))).toBe('Dec 5 - Dec 7');
    expect(cardDates(fair, new Date('2026-12-05T15:00Z'))).toBe('Now - Dec 7');
    expect(cardDates(fair, new Date('2026-12-07T22:59Z'))).toBe('Now - Dec 7');
    expect(isOngoing(fair, new Date('2026-12-07T23:01Z'))).toBe(false);
    expect(cardDates(times('2026-12-05T19:00', '2026-12-05T22:00'), new Date('2026-12-06T01:00Z'))).toBe('Dec 5');
  });

  it('the event page spells it out', () => {
    expect(longDates(times('2026-12-05T19:30', '2026-12-05T22:00'))).toEqual([
      'Saturday, December 5, 2026',
      '7:30 PM – 10:00 PM',
    ]);
    expect(longWhen(times('2026-12-05T19:30'))).toBe('Saturday, December 5, 2026, 7:30 PM');
    expect(longWhen(times('2026-12-05'))).toBe('Saturday, December 5, 2026, All Day');
    expect(longDates(times('2026-12-05', '2026-12-07'))).toEqual([
      'Saturday, December 5, 2026 –',
      'Monday, December 7, 2026',
    ]);
  });

  it('names the zone only to those whose clock differs [BEY-44]', () => {
    expect(foreignZone(times('2026-12-05T19:30'), 'America/Los_Angeles')).toBe('EST');
    expect(foreignZone(times('2026-07-05T19:30'), 'America/Los_Angeles')).toBe('EDT');
    expect(foreignZone(times('2026-12-05T19:30'), 'America/Toronto')).toBeNull();
    expect(foreignZone(times('2026-12-05'), 'America/Los_Angeles')).toBeNull();
  });
});

it('prices on cards [CARD-10]', () => {
  const cases: Array<[string | null, string]> = [
    ['Free', 'Free'],
    ['free', 'Free'],
    ['$0', 'Free'],
    ['0.00', 'Free'],
    ['', 'Free'],
    [null, 'Free'],
    ['15', '$15'],
    ['12.50', '$12.50'],
    ['$8', '$8'],
    ['$15-$25', '$15-$25'],
    ['10-15', '$10-15'],
    ['20 EUR', '20 EUR'],
    ['2 for $30', '2 for $30'],
    ['See event page', 'See event page'],
  ];
  for (const [text, shown] of cases) expect(cardPrice(text)).toBe(shown);
});

it('levels of a boost, and Featured for any other [CARD-04]', () => {
  expect(['test', 'spotlight', 'premium', 'luxury', 'gold', ''].map(boostLabel)).toEqual([
    'Test',
    'Spotlight',
    'Premium',
    'Luxury',
    'Featured',
    'Featured',
  ]);
});
