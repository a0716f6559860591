import { inEnglish } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATION_RULES, type LocatedEvent } from '../src/location-integrity/rules.ts';

const COLUMBIA = { latitude: 34.0, longitude: -81.03, timezone: 'America/New_York' };
const AUGUSTA = { latitude: 33.47, longitude: -81.97, timezone: 'America/New_York' };

const located = (change: Partial<LocatedEvent> = {}): LocatedEvent => ({
  venue: 'Granby Hall',
  address: '12 Main St, Columbia, SC 29201',
  city: 'Columbia',
  state: 'SC',
  timezone: 'America/New_York',
  town: COLUMBIA,
  list: { name: 'Columbia', state: 'SC', ...COLUMBIA },
  ...change,
});
const broken = (change: Partial<LocatedEvent> = {}) =>
  LOCATION_RULES.filter(({ check }) => check(located(change)) !== null).map(({ id }) => id);

describe('the rules of places', () => {
  it.each<[string, Partial<LocatedEvent>, string[]]>([
    ['nothing where all agrees', {}, []],
    ['nothing where no address is given', { address: null }, []],
    [
      'nothing where an address has a number like a ZIP code before its town',
      { address: '60601 Main St, Columbia' },
      [],
    ],
    ['a state that is none', { state: 'XX', town: null, address: null }, ['state-known', 'town-known']],
    ['an address in another state', { address: '1 Broad St, Augusta, GA' }, ['state-of-address']],
    ['a ZIP code of another state', { address: '12 Main St, Columbia, SC 60601' }, ['zip-of-state']],
    ['a town too far from its list', { city: 'Augusta', town: { ...AUGUSTA, longitude: -84 } }, ['near-its-list']],
    ['another zone than the town keeps', { timezone: 'America/Chicago' }, ['zone-of-town']],
    ['a town that nobody knows', { town: null }, ['town-known']],
    ['a venue that is still to be announced', { venue: 'TBA' }, ['venue-is-a-place']],
    ['a venue that is a web address', { venue: 'https://zoom.us/j/1' }, ['venue-is-a-place']],
    ['no place at all', { venue: null, address: null }, ['place-named']],
  ])('find %s', (_what, change, ids) => {
    expect(broken(change)).toEqual(ids);
  });

  it('have ids of their own and say what they ask [LOCINT-03]', () => {
    expect(new Set(LOCATION_RULES.map(({ id }) => id)).size).toBe(LOCATION_RULES.length);
    expect(LOCATION_RULES.every(({ description }) => inEnglish(description).endsWith('.'))).toBe(true);
  });
});
