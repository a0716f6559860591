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
