import type { Place } from '../model.ts';

export interface Town {
  place: Place;
  latitude: number;
  longitude: number;
  zip: string;
}

const timezone = 'America/New_York';

/** The towns of the sites that are there to be found. */
export const towns: readonly Town[] = [
  { place: { city: 'Columbia', state: 'SC', timezone }, latitude: 34.0007, longitude: -81.0348, zip: '29201' },
  { place: { city: 'Charleston', state: 'SC', timezone }, latitude: 32.7766, longitude: -79.9309, zip: '29401' },
  { place: { city: 'Greenville', state: 'SC', timezone }, latitude: 34.8526, longitude: -82.394, zip: '29601' },
  { place: { city: 'Spartanburg', state: 'SC', timezone }, latitude: 34.9496, longitude: -81.9321, zip: '29301' },
  { place: { city: 'Florence', state: 'SC', timezone }, latitude: 34.1954, longitude: -79.7626, zip: '29501' },
  { place: { city: 'Rock Hill', state: 'SC', timezone }, latitude: 34.9249, longitude: -81.0251, zip: '29730' },
  { place: { city: 'Savannah', state: 'GA', timezone }, latitude: 32.0835, longitude: -81.0998, zip: '31401' },
  { place: { city: 'Asheville', state: 'NC', timezone }, latitude: 35.6009, longitude: -82.554, zip: '28801' },
];
