import type { Event } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { endOf, laterNearby, nightEnd, walkingArea } from '../../apps/web/src/features/getting-there/after.ts';
import { straightMiles, waysBetween } from '../../apps/web/src/features/getting-there/ways.ts';
import { duration } from '../../apps/web/src/messages/dates.ts';

const HERE = { latitude: 34, longitude: -81 };
/** So many miles to the north. */
const north = (miles: number) => ({ ...HERE, latitude: HERE.latitude + miles / 69.093 });

describe('an estimate of the way [BEY-54]', () => {
  it('is the straight line of the haversine', () => {
    expect(straightMiles(HERE, HERE)).toBe(0);
    // Columbia to Charleston, SC.
    const charleston = { latitude: 32.7765, longitude: -79.9311 };
    expect(straightMiles({ latitude: 34.0007, longitude: -81.0348 }, charleston)).toBeCloseTo(105.7, 0);
  });

  // Streets are 1.3 times the line; 3, 12 and 25 miles an hour, beyond ten miles 50; 10 minutes for a stop, 5 for a parked car.
  it.each([
    [0, { miles: 0, walk: 1, transit: 10, car: 5 }],
    [0.25, { miles: 0.3, walk: 7, transit: 10, car: 6 }],
    [1, { miles: 1.3, walk: 25, transit: 15, car: 8 }],
    [2, { miles: 2.6, walk: 50, transit: 25, car: 10 }],
    [3, { miles: 3.9, walk: null, transit: 30, car: 15 }],
    [10, { miles: 13, walk: null, transit: 75, car: 35 }],
    [100, { miles: 130, walk: null, transit: null, car: 175 }],
  ])('%s miles of the line', (line, ways) => expect(waysBetween(HERE, north(line))).toEqual(ways));

  it.each([
    [5, '5 min'],
    [60, '1 h'],
    [175, '2 h 55 min'],
  ])('%s minutes are written %s', (minutes, text) => expect(duration(minutes)).toBe(text));
});

const event = (some: Partial<Event>) =>
  ({
    id: 'own',
    status: 'active',
    soldOut: false,
    isOnline: false,
    isAllDay: false,
    timezone: 'America/New_York',
    startDate: '2026-12-05T19:30',
    endDate: '2026-12-05T22:00',
    ...HERE,
    ...some,
  }) as Event;

describe('when an event ends [BEY-54]', () => {
  it.each([
    ['2026-12-05T19:30', '2026-12-05T22:00', { at: '2026-12-05T22:00', isStated: true }],
    ['2026-12-05T21:00', '2026-12-06T01:00', { at: '2026-12-06T01:00', isStated: true }],
    ['2026-12-05T19:30', null, { at: '2026-12-05T21:30', isStated: false }],
    ['2026-12-05T23:00', '2026-12-05', { at: '2026-12-06T01:00', isStated: false }],
    ['2026-12-05', null, null],
    ['2026-12-05T10:00', '2026-12-07T17:00', null],
  ])('from %s to %s', (startDate, endDate, end) => expect(endOf(event({ startDate, endDate }))).toEqual(end));

  it.each([
    ['2026-12-05T19:30', '2026-12-06T04:00'],
    ['2026-12-06T01:00', '2026-12-06T04:00'],
    ['2026-12-31T22:00', '2027-01-01T04:00'],
  ])('the night of %s ends at %s', (startDate, at) => expect(nightEnd(event({ startDate }))).toBe(at));
});

describe('what is on afterwards [BEY-54]', () => {
  const other = (some: Partial<Event>) => event({ id: 'other', ...north(0.3), ...some });
  it.each<[string, Partial<Event>, string | null | false]>([
    ['begins at the end', { startDate: '2026-12-05T22:00', endDate: null }, null],
    ['begins three hours later', { startDate: '2026-12-06T01:00', endDate: null }, null],
    ['begins more than three hours later', { startDate: '2026-12-06T01:15', endDate: null }, false],
    ['begins after midnight', { startDate: '2026-12-06T00:30', endDate: null }, null],
    ['still goes on', { startDate: '2026-12-05T20:00', endDate: '2026-12-06T01:00' }, '2026-12-06T01:00'],
    ['goes on for a few minutes', { startDate: '2026-12-05T20:00', endDate: '2026-12-05T22:15' }, false],
    ['began before, with no stated end', { startDate: '2026-12-05T21:30', endDate: null }, false],
    ['is of the next morning', { startDate: '2026-12-06T10:00', endDate: null }, false],
    ['is all day', { startDate: '2026-12-05', endDate: null, isAllDay: true }, false],
    ['is too far to walk', { startDate: '2026-12-05T22:30', endDate: null, ...north(1) }, false],
    ['is cancelled', { startDate: '2026-12-05T22:30', endDate: null, status: 'cancelled' }, false],
    ['is sold out', { startDate: '2026-12-05T22:30', endDate: null, soldOut: true }, false],
    ['has no place', { startDate: '2026-12-05T22:30', endDate: null, latitude: null, longitude: null }, false],
    ['is online', { startDate: '2026-12-05T22:30', endDate: null, isOnline: true }, false],
    ['is the event itself', { id: 'own', startDate: '2026-12-05T22:30', endDate: null }, false],
  ])('what %s', (_, some, until) => {
    const found = laterNearby(event({}), [other(some)]);
    expect(found.map((one) => one.until)).toEqual(until === false ? [] : [until]);
    for (const { walk } of found) expect(walk).toBe(8);
  });

  it('is at most four, the soonest first, and none for what has no hours or no place', () => {
    const many = ['23:30', '22:30', '23:00', '22:10', '23:45'].map((hour, index) =>
      other({ id: `other ${index}`, startDate: `2026-12-05T${hour}`, endDate: null }),
    );
    const hours = laterNearby(event({}), many).map(({ event: { startDate } }) => startDate.slice(11));
    expect(hours).toEqual(['22:10', '22:30', '23:00', '23:30']);
    expect(laterNearby(event({ isAllDay: true }), many)).toEqual([]);
    expect(laterNearby(event({ latitude: null }), many)).toEqual([]);
  });

  it('is asked for in an area that holds all within walking distance', () => {
    const [west = 0, south = 0, east = 0, north_ = 0] = walkingArea(HERE).split(',').map(Number);
    expect(straightMiles(HERE, { ...HERE, latitude: north_ })).toBeGreaterThan(0.765);
    expect(straightMiles(HERE, { ...HERE, longitude: east })).toBeGreaterThan(0.765);
    expect([west < HERE.longitude, south < HERE.latitude]).toEqual([true, true]);
  });
});
