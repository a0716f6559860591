import { describe, expect, it } from 'vitest';
import { pointOf } from '../src/candidates/places/point.ts';
import { COLUMBIA, calendarOf, event, only, pageOf, read, vevent } from './reading.ts';

const HALL = { latitude: 33.9989, longitude: -81.0412 };
const PIE = {
  id: 7,
  global_id: 'hall.example?id=7',
  title: 'Pie',
  url: 'https://hall.example/event/pie/',
  all_day: false,
  start_date: '2026-03-14 12:00:00',
  end_date: '2026-03-14 16:00:00',
  utc_start_date: '2026-03-14 16:00:00',
  timezone: 'America/New_York',
};
const START = { startDate: '2026-04-04T20:00' };
const hall = (geo: unknown) => pageOf(event({ ...START, location: { '@type': 'Place', name: 'The Hall', geo } }));

describe('coordinates', () => {
  it.each([
    ['33.9989', '-81.0412', HALL],
    [' +33.9989 ', '-81.0412', HALL],
    ['13.45', '144.79', { latitude: 13.45, longitude: 144.79 }],
  ])('%s and %s are a place', (north, east, point) => {
    expect(pointOf(north, east)).toEqual(point);
  });

  it.each([
    ['0', '0'],
    ['', ''],
    ['48.2', '16.3'],
    ['-81.0412', '33.9989'],
    ['33°59′', '-81'],
    ['1e1', '-81'],
    ['0x22', '-81'],
    ['34', '999'],
    ['NaN', '-81'],
    ['3'.repeat(5_000), '-81'],
  ])('%s and %s are none', (north, east) => {
    expect(pointOf(north, east)).toBeNull();
  });
});

describe('where coordinates are read', () => {
  it('geo of a schema.org place, as numbers or texts, each with its evidence', () => {
    for (const geo of [HALL, { '@type': 'GeoCoordinates', latitude: '33.9989', longitude: '-81.0412' }]) {
      const { point } = only(read(hall(geo)));
      expect(point?.value).toEqual(HALL);
      expect(point?.evidence.map(({ locator, snippet }) => [locator, snippet])).toEqual([
        ['script[1]#/location/geo/latitude', '33.9989'],
        ['script[1]#/location/geo/longitude', '-81.0412'],
      ]);
    }
  });

  it('microdata of the same', () => {
    const place = `<div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">The Hall</span>
      <div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="33.9989"><meta itemprop="longitude" content="-81.0412"></div></div>`;
    const page = `<div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Jazz Night</h2><time itemprop="startDate" datetime="2026-04-04T20:00">Apr 4</time>${place}</div>`;
    expect(only(read(page)).point?.value).toEqual(HALL);
  });

  it.each([
    ['one of two', { latitude: 33.9989 }],
    ['words', { latitude: 'north', longitude: 'west' }],
    ['the null island', { latitude: 0, longitude: 0 }],
    ['another kind of value', ['33.9989', '-81.0412']],
  ])('%s leaves the place without', (_, geo) => {
    const draft = only(read(hall(geo)));
    expect([draft.venue?.value, draft.point]).toEqual(['The Hall', undefined]);
  });

  it('GEO of a calendar', () => {
    const calendar = (geo: string) =>
      only(
        read(
          calendarOf(...vevent('UID:1', 'SUMMARY:Jazz Night', 'DTSTART:20260404T200000', `GEO:${geo}`)),
          COLUMBIA,
          'text/calendar',
        ),
      ).point;
    expect(calendar('33.9989;-81.0412')).toMatchObject({ value: HALL, evidence: [{ locator: 'VEVENT[1]/GEO' }] });
    for (const bad of ['33.9989', '33.9989;-81.0412;5', '0.0;0.0', ';']) expect(calendar(bad)).toBeUndefined();
  });

  it('the venue of The Events Calendar', () => {
    const venue = { venue: 'The Hall', city: 'Columbia', geo_lat: 33.9989, geo_lng: -81.0412 };
    const feed = {
      events: [{ ...PIE, venue }],
      total: 1,
      total_pages: 1,
    };
    expect(only(read(JSON.stringify(feed), COLUMBIA, 'application/json')).point?.value).toEqual(HALL);
  });
});
