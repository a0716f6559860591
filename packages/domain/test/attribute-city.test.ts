import { type DraftInput, makeDraft } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { attributeCity, statedPlace, type Town } from '../src/events/attribute-city.ts';

const town = (name: string, state: string, latitude: number, longitude: number, isOfNetwork = false): Town => ({
  slug: `${name.toLowerCase().replaceAll(' ', '-')}-${state.toLowerCase()}`,
  name,
  nameKey: name.toLowerCase(),
  state,
  latitude,
  longitude,
  timezone: 'America/New_York',
  isOfNetwork,
});

const COLUMBIA = town('Columbia', 'SC', 34.0, -81.03, true);
const TOWNS = [
  COLUMBIA,
  town('Charleston', 'SC', 32.78, -79.94, true),
  town('Lexington', 'SC', 33.98, -81.24),
  town('Lexington', 'KY', 38.05, -84.5),
  town('Columbia', 'MO', 38.95, -92.33),
  town('Augusta', 'GA', 33.47, -81.97),
  town('North Augusta', 'SC', 33.5, -81.97),
  town('Springfield', 'IL', 39.8, -89.65),
];

const placeOf = (input: DraftInput) => {
  const place = attributeCity(statedPlace(makeDraft(input)), COLUMBIA, TOWNS);
  return 'refused' in place ? place.refused : `${place.name}, ${place.state} in ${place.slug}`;
};

describe('the city of an event', () => {
  it.each<[DraftInput, string]>([
    [{}, 'Columbia, SC in columbia-sc'],
    [{ city: 'Columbia', state: 'SC' }, 'Columbia, SC in columbia-sc'],
    [{ city: 'Charleston', state: 'SC' }, 'Charleston, SC in charleston-sc'],
    [{ city: 'Charleston', state: 'sc' }, 'Charleston, SC in charleston-sc'],
    [{ address: '12 King St, Charleston, SC 29401' }, 'Charleston, SC in charleston-sc'],
    [{ address: '12 King St Charleston SC' }, 'Charleston, SC in charleston-sc'],
    [{ address: '12 King St, Charleston 29401' }, 'Charleston, SC in charleston-sc'],
    [{ city: 'Lexington', state: 'SC' }, 'Lexington, SC in columbia-sc'],
    [{ city: 'Lexington' }, 'Lexington, SC in columbia-sc'],
    [{ address: '1 Broad St, Augusta, GA 30901' }, 'Augusta, GA in augusta-ga'],
    [{ address: '1 Georgia Ave, North Augusta, SC 29841' }, 'North Augusta, SC in north-augusta-sc'],
    [{ city: 'Columbia', state: 'MO' }, 'Columbia, MO in columbia-mo'],
    [{ city: 'Lexington', state: 'KY' }, 'Lexington, KY in lexington-ky'],
    [{ city: 'Springfield' }, 'Columbia, SC in columbia-sc'],
    [{ city: 'Nowhere', state: 'SC' }, 'Columbia, SC in columbia-sc'],
    [{ address: '12 Main St' }, 'Columbia, SC in columbia-sc'],
    [{ address: 'Hall, Washington' }, 'Columbia, SC in columbia-sc'],
    [{ city: 'Columbia', state: 'South of here' }, 'Columbia, SC in columbia-sc'],
  ])('%j: %s', (input, expected) => {
    expect(placeOf(input)).toBe(expected);
  });

  it.each<[DraftInput, string]>([
    [{ city: 'Nowhere', state: 'GA' }, 'Nowhere, GA'],
    [{ address: '1 Peachtree St, Nowhere, GA 30303' }, 'Nowhere, GA'],
    [{ address: '1 Peachtree St, 30303' }, 'GA'],
    [{ state: 'TX' }, 'TX'],
    [{ city: 'Toronto', state: 'ON' }, 'Toronto, ON'],
    [{ city: 'Columbia', state: 'BC' }, 'Columbia, BC'],
  ])('%j lies in another state and is refused, not filed here', (input, where) => {
    expect(placeOf(input)).toBe(`its address lies in ${where}, which we cannot place; its source is of Columbia, SC`);
  });
});
