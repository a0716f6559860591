import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../src/cities/name-key.ts';
import {
  addWeeks,
  boxAround,
  dateOf,
  daysBetween,
  endOfDay,
  instantOf,
  isDateOnly,
  localOf,
  milesBetween,
  safeUrl,
} from '../src/places/index.ts';

const ZONES = ['America/New_York', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/Indiana/Knox'];

describe('zones', () => {
  it.each([
    ['2026-07-04T19:30', 'America/New_York', '2026-07-04T23:30:00.000Z'],
    ['2026-12-04T19:30', 'America/New_York', '2026-12-05T00:30:00.000Z'],
    ['2026-07-04T19:30', 'America/Phoenix', '2026-07-05T02:30:00.000Z'],
    ['2026-07-04', 'Pacific/Honolulu', '2026-07-04T10:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant);
  });

  it.each(['2026-13-01T10:00', '2026-02-30', '25:00', ''])('%j is no time', (local) => {
    expect(() => instantOf(local, 'America/New_York')).toThrow(RangeError);
  });

  it('there and back is the same wall time, but for the hour that spring skips', () => {
    const minutes = fc.integer({ min: 29_000_000, max: 31_000_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const local = localOf(minute * 60_000, zone);
        expect(localOf(instantOf(local, zone), zone)).toBe(local);
      }),
    );
  });

  it('a day ends where the next begins', () => {
    expect(endOfDay('2026-11-01', 'America/New_York') - instantOf('2026-11-01', 'America/New_York')).toBe(
      25 * 3_600_000,
    );
    expect(endOfDay('2026-12-31', 'America/New_York')).toBe(instantOf('2027-01-01', 'America/New_York'));
  });
});

describe('whole weeks', () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

  it('keep the weekday and the wall time, and can be undone', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -200, max: 200 }), (date, weeks) => {
        const moved = addWeeks(`${date}T19:30`, weeks);
        expect(new Date(dateOf(moved)).getUTCDay()).toBe(new Date(date).getUTCDay());
        expect(moved.slice(10)).toBe('T19:30');
        expect(daysBetween(date, dateOf(moved))).toBe(weeks * 7);
        expect(addWeeks(moved, -weeks)).toBe(`${date}T19:30`);
        expect(isDateOnly(addWeeks(date, weeks))).toBe(true);
      }),
    );
  });
});

describe('distance', () => {
  const points = fc.record({
    latitude: fc.double({ min: 18, max: 71, noNaN: true }),
    longitude: fc.double({ min: -170, max: -65, noNaN: true }),
  });

  it('is what a map says', () => {
    const columbia = { latitude: 34.0007, longitude: -81.0348 };
    expect(milesBetween(columbia, { latitude: 32.7765, longitude: -79.9311 })).toBeCloseTo(106, 0);
    expect(milesBetween(columbia, columbia)).toBe(0);
  });

  it('the box around a point holds every point within the radius', () => {
    fc.assert(
      fc.property(points, points, fc.double({ min: 1, max: 100, noNaN: true }), (a, offset, radius) => {
        const b = {
          latitude: a.latitude + (offset.latitude - 44) / 20,
          longitude: a.longitude + (offset.longitude + 117) / 20,
        };
        const box = boxAround(a, radius);
        if (milesBetween(a, b) > radius) return;
        expect(b.latitude >= box.south && b.latitude <= box.north).toBe(true);
        expect(b.longitude >= box.west && b.longitude <= box.east).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('names and links', () => {
  it.each([
    ['St. Louis', 'st louis'],
    ['Saint Paul', 'st paul'],
    ['Cañon City', 'canon city'],
    ["Coeur d'Alene", 'coeur d alene'],
    ['  WINSTON–Salem ', 'winston salem'],
    ['!!', ''],
  ])('%s is looked up as %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it.each([
    ['https://x.example.org/a b', 'https://x.example.org/a%20b'],
    ['HTTP://X.example.org', 'http://x.example.org/'],
    ['mailto:a@example.org', null],
    ['javascript:alert(1)', null],
    [' java\nscript:alert(1)', null],
    ['https://a@example.org/', null],
    [null, null],
    ['', null],
  ])('%j may be followed as %j', (text, url) => {
    expect(safeUrl(text)).toBe(url);
  });
});
