import type { City, endpoints } from '@marquee/contract';
import { boxAround, milesBetween } from '@marquee/domain/places';
import { configureSources } from '@marquee/domain/sources';
import { secureRandom } from '@marquee/kernel';
import * as fc from '@marquee/testkit/properties';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Api, startApi } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});

const featured = () => api.ok<City[]>('featuredCities', '/api/location/featured-cities');
const search = (query: string) => api.ok<City[]>('searchCities', `/api/location/search?query=${query}`);
const nearby = (body: object) => api.ok<City[]>('nearbyCities', '/api/location/nearby', posting(body));
const names = (cities: City[]) => cities.map((city) => city.city);

describe('a search for a city', () => {
  it('forgives one slip where nothing begins so, the largest of the nearest first', async () => {
    await makeCity(api.db);
    await makeCity(api.db, { name: 'Columbia Heights', status: 'configured' });
    await makeCity(api.db, { name: 'Savannah', isHidden: true });
    for (const text of ['colmbia', 'columbai', 'Clumbia', 'ocl', 'COLUMBIS', 'columbia%20hieghts'])
      expect([text, names(await search(text)).at(-1)]).toEqual([text, text === 'ocl' ? undefined : 'Columbia Heights']);
    expect(names(await search('colmbia,%20sc'))[0]).toBe('Columbia');
    expect(await search('colmbia,%20ga')).toEqual([]);
    expect(await search('savanah')).toEqual([]);
    expect(await search('29201')).toEqual([]);
  });
});

describe('featured cities', () => {
  it('are the live ones, those with most to see first, each as pickers carry it [ENT-009]', async () => {
    await makeCity(api.db, { name: 'Quiet' });
    await makeCity(api.db, { name: 'Busy' });
    await makeCity(api.db, { name: 'Hidden', isHidden: true });
    await makeCity(api.db, { name: 'Unopened', status: 'configured' });
    await store(api, [{ title: 'Here' }, { title: 'There' }], { city: 'busy-sc' });
    expect(await featured()).toEqual([
      { city: 'Busy', state: 'SC', isSupported: true, isLive: true, eventCount: 2, distance: null },
      { city: 'Quiet', state: 'SC', isSupported: true, isLive: true, eventCount: 0, distance: null },
    ]);
  });

  it('shows a city in every public list as soon as it is stored, with nothing to change in a client [PROD-03]', async () => {
    await makeCity(api.db, { name: 'Aiken', status: 'known', addedAt: null });
    expect(await featured()).toEqual([]);
    expect(await search('aiken')).toMatchObject([{ isSupported: false, isLive: false }]);
    const source = { url: 'https://aiken.example.org/', name: 'Aiken Hall', city: 'Aiken', state: 'SC' };
    await configureSources({ ...api, random: secureRandom }, [source]);
    expect(names(await featured())).toEqual(['Aiken']);
    expect(await search('aiken')).toMatchObject([{ city: 'Aiken', isSupported: true, isLive: true }]);
    expect(await nearby({ lat: 34, lng: -81 })).toMatchObject([{ city: 'Aiken', isLive: true }]);
    const stats = await api.ok<Stats>('cityStats', '/api/cities/stats');
    expect(stats.overview).toMatchObject({ totalCities: 1, recentCities: 1 });
    const recent = await api.ok<Recent>('recentCities', '/api/cities/recent');
    expect(recent.stateRecent.map((city) => city.name)).toEqual(['Aiken']);
  });
});

describe('city search', () => {
  it('finds names that begin so, supported ones first, then the larger; at most eight [CALL-024]', async () => {
    await makeCity(api.db, { name: 'Columbus', state: 'OH', status: 'known', population: 900_000 });
    await makeCity(api.db, { name: 'Columbia', state: 'MO', status: 'known', population: 126_000 });
    await makeCity(api.db);
    for (let i = 0; i < 8; i += 1) await makeCity(api.db, { name: `Columbine ${i}`, status: 'known', population: 100 });
    const found = await search('COLUM&limit=8');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 3).map((city) => `${city.city}, ${city.state}`)).toEqual([
      'Columbia, SC',
      'Columbus, OH',
      'Columbia, MO',
    ]);
    expect(names(await search('columbia,%20mo'))).toEqual(['Columbia']);
  });

  it('passes over accents, case and the way saints are written', async () => {
    await makeCity(api.db, { name: 'St. Louis', state: 'MO', nameKey: 'st louis' });
    await makeCity(api.db, { name: 'Cañon City', state: 'CO', nameKey: 'canon city' });
    expect(names(await search('Saint%20Lou'))).toEqual(['St. Louis']);
    expect(names(await search('canon'))).toEqual(['Cañon City']);
    expect(names(await search('Ca%C3%B1on'))).toEqual(['Cañon City']);
  });

  it.each(['%25%25', '__', '"";', '!!', 'zz', 'a%00b', '%F0%9F%8E%83%F0%9F%8E%83'])(
    '%s finds nothing',
    async (query) => {
      await makeCity(api.db);
      expect(await search(query)).toEqual([]);
    },
  );
});

describe('nearby cities', () => {
  it('are the supported ones first, then by distance, with the miles', async () => {
    await makeCity(api.db);
    await makeCity(api.db, {
      name: 'Lexington',
      latitude: 33.9815,
      longitude: -81.2362,
      status: 'known',
      population: 30_000,
    });
    await makeCity(api.db, { name: 'Charleston', latitude: 32.7765, longitude: -79.9311 });
    await makeCity(api.db, {
      name: 'Irmo',
      latitude: 34.0857,
      longitude: -81.1832,
      status: 'known',
      population: 12_000,
    });
    expect((await nearby({ lat: 34.0007, lng: -81.0348 })).map(({ city, distance }) => [city, distance])).toEqual([
      ['Columbia', 0],
      ['Lexington', 11.6],
    ]);
    expect(names(await nearby({ lat: 33.2, lng: -80.3, radius: 100 }))).toEqual([
      'Charleston',
      'Columbia',
      'Lexington',
    ]);
  });

  it('are never more than 100 miles away, wherever one asks [CONST-007] [CALL-023]', async () => {
    const place = { latitude: 34, longitude: -81 };
    const points = fc.record({
      latitude: fc.double({ min: 32, max: 36, noNaN: true }),
      longitude: fc.double({ min: -83.5, max: -78.5, noNaN: true }),
    });
    await makeCity(api.db, { name: 'Only', ...place });
    await fc.assert(
      fc.asyncProperty(points, async (point) => {
        const cities = await nearby({ lat: point.latitude, lng: point.longitude });
        expect(cities.length === 1).toBe(milesBetween(place, point) <= 100);
      }),
      { numRuns: 150, seed: 3 },
    );
    const edge = boxAround(place, 100.04);
    const above = { latitude: place.latitude + 100.04 / 69.0934, longitude: place.longitude };
    expect(above.latitude).toBeLessThan(edge.north);
    expect(milesBetween(place, above)).toBeGreaterThan(100);
    expect(await nearby({ lat: above.latitude, lng: above.longitude })).toEqual([]);
  });
});

type Stats = z.output<typeof endpoints.cityStats.response>;
type Recent = z.output<typeof endpoints.recentCities.response>;

describe('the network', () => {
  beforeEach(async () => {
    await makeCity(api.db, {
      addedAt: Date.parse('2026-10-01T06:00:00Z'),
      syncedAt: Date.parse('2026-10-01T07:00:00Z'),
    });
    await makeCity(api.db, { name: 'Charleston', addedAt: Date.parse('2026-09-20T00:00:00Z') });
    await makeCity(api.db, { name: 'Savannah', state: 'GA', addedAt: Date.parse('2026-05-01T00:00:00Z') });
    await makeCity(api.db, { name: 'Macon', state: 'GA', addedAt: Date.parse('2026-08-20T00:00:00Z') });
    await makeCity(api.db, { name: 'Camden', status: 'known', addedAt: null });
    await store(api, [{ title: 'One' }, { title: 'Two' }]);
    await store(api, [{ title: 'Three' }], { city: 'savannah-ga' });
    await api.db.$client.exec("UPDATE cities SET synced_at = NULL WHERE slug = 'savannah-ga'");
  });

  it('adds up by state [CALL-026, ENT-011]', async () => {
    const { overview, states } = await api.ok<Stats>('cityStats', '/api/cities/stats');
    expect(overview).toEqual({ totalCities: 4, totalStates: 2, totalEvents: 3, recentCities: 1 });
    expect(states.map(({ cities: _cities, ...state }) => state)).toEqual([
      { state: 'GA', stateFullName: 'Georgia', cityCount: 2, totalEvents: 1 },
      { state: 'SC', stateFullName: 'South Carolina', cityCount: 2, totalEvents: 2 },
    ]);
    expect(states[1]?.cities.find((city) => city.name === 'Columbia')).toMatchObject({
      state: 'SC',
      stateFullName: 'South Carolina',
      eventCount: 2,
      syncedAt: '2026-10-01T12:00:00.000Z',
    });
  });

  it('tells what was added of late, here and in the other states [CALL-025, ENT-010]', async () => {
    const recent = await api.ok<Recent>('recentCities', '/api/cities/recent?state=sc');
    expect(recent.stateRecent.map((city) => city.name)).toEqual(['Columbia', 'Charleston']);
    expect(recent.otherStates).toEqual([
      {
        state: 'GA',
        stateFullName: 'Georgia',
        cities: [
          {
            name: 'Macon',
            state: 'GA',
            stateFullName: 'Georgia',
            createdAt: '2026-08-20T00:00:00.000Z',
            syncedAt: '2026-08-20T00:00:00.000Z',
            eventCount: 0,
          },
        ],
      },
    ]);
    const elsewhere = await api.ok<Recent>('recentCities', '/api/cities/recent?state=GA');
    expect(elsewhere.stateRecent.map((city) => city.name)).toEqual(['Macon']);
  });
});
