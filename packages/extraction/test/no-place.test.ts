import { describe, expect, it } from 'vitest';
import { tidyPlace } from '../src/candidates/places/tidy-place.ts';

const venueOf = (value: string) => tidyPlace({ venue: { value, evidence: [] } }).venue?.value ?? null;

describe('words where a place should be', () => {
  it.each([
    'varies',
    'Place: varies',
    'Varies by date',
    'Location varies',
    'Various Locations',
    'various venues around town',
    'Multiple locations',
    'See below',
    'Where: see below',
    'see description',
    'See website for details',
    'Check our website',
    'Location TBA',
    'Venue to be announced',
    'To be confirmed',
    'TBC',
    'Announced soon',
    'Address upon registration',
    'Location given after RSVP',
    'por confirmar',
    'Lugar por anunciarse',
    'varios lugares',
    'ver descripción',
  ])('that name none: %s', (text) => {
    expect(venueOf(text)).toBeNull();
  });

  it.each([
    'Various Small Fires',
    'See No Evil Bar',
    'Check Mate Chess Club',
    'TBA Brewing',
    'Below Deck',
    'Multiple Choice Records',
    'The Location Bar',
    'Varsity Theater',
    'Address Gallery',
    'Websters Bookshop',
  ])('that name one: %s', (text) => {
    expect(venueOf(text)).toBe(text);
  });
});

it.each([
  ['– 10:30 a.m. – Children’s Room', 'Children’s Room'],
  ['– 2 p.m. – Meeting Room B', 'Meeting Room B'],
  ['– 11 a.m. to noon – Children’s Room', 'Children’s Room'],
  ['9 a.m. to 3 p.m. – Lower Level', 'Lower Level'],
  ['| noon | Fire Hall', 'Fire Hall'],
  ['· 6:30 pm · Grange Hall', 'Grange Hall'],
  ['7-9pm, Town Hall', 'Town Hall'],
  ['9pm Front Room', 'Front Room'],
  ['Noon Lions Hall', 'Lions Hall'],
  ['Noonan Hall', 'Noonan Hall'],
])('%s: the hour before a place is no part of it', (text, place) => {
  expect(venueOf(text)).toBe(place);
});
