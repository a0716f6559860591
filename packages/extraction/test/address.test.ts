import { describe, expect, it } from 'vitest';
import type { Field } from '../src/base/types.ts';
import { statedTown } from '../src/candidates/places/address.ts';
import { tidyPlace } from '../src/candidates/places/tidy-place.ts';
import { stateOfZip } from '../src/rules/zip-codes.ts';

describe('where an address lies', () => {
  it.each([
    ['12 Main St, Augusta, GA 30901', 'GA', 'Augusta'],
    ['12 Main St, Augusta, GA', 'GA', 'Augusta'],
    ['12 Main St Augusta GA', 'GA', 'Augusta'],
    ['12 Main St Augusta, Georgia', 'GA', 'Augusta'],
    ['Augusta 30901', 'GA', 'Augusta'],
    ['Winston-Salem, NC', 'NC', 'Winston-Salem'],
    ['Charlotte, North Carolina', 'NC', 'Charlotte'],
    ['4523 California Ave SW Seattle, WA 98116, United States', 'WA', 'Seattle'],
    ['2515 S 336th Street, Federal Way, WA', 'WA', 'Federal Way'],
    ['1945 NW Quimby, Portland, Oregon US', 'OR', 'Portland'],
    ['1600 Pennsylvania Ave NW, Washington, D.C. 20500', 'DC', 'Washington'],
    ['Washington 20001', 'DC', 'Washington'],
    ['100 Main St Suite 4 New York NY 10001-1234', 'NY', 'New York'],
    ["300 Lake Ave, Coeur d'Alene, ID 83814", 'ID', "Coeur d'Alene"],
    ['1812 Erie St SE', null, undefined],
    ['500 Fourth Street', null, undefined],
    ['116 North Broadway', null, undefined],
    ['12 King St W, Toronto, ON', null, undefined],
    ['', null, undefined],
  ])('%s', (address, state, town) => {
    const stated = statedTown(address);
    expect([stated.state, stated.towns[0]]).toEqual([state, town]);
  });

  it('offers several towns where the street does not end with a word for streets', () => {
    expect(statedTown('1000 Scotten Detroit 48209')).toMatchObject({
      state: 'MI',
      towns: ['Scotten Detroit', 'Detroit'],
    });
  });

  it('is sure of codes and ZIP codes only', () => {
    expect(statedTown('Hall, Washington').isSure).toBe(false);
    expect(statedTown('Hall, WA').isSure).toBe(true);
    expect(statedTown('Hall, Washington 98101').isSure).toBe(true);
  });

  it.each([
    ['29201', 'SC'],
    ['30901', 'GA'],
    ['20001', 'DC'],
    ['88510', 'TX'],
    ['00901', 'PR'],
    ['10001', 'NY'],
    ['00000', null],
    ['99999', 'AK'],
  ])('ZIP code %s lies in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });
});

const said = (value: string): Field<string> => ({
  value,
  evidence: [{ document: 'https://hall.example/', locator: '/venue', snippet: value, method: 'jsonld' }],
});

describe('venue and address as they are shown', () => {
  it.each([
    ['Location: The Hall', undefined, 'The Hall', undefined],
    ['@ The Hall', undefined, 'The Hall', undefined],
    ['Meet: Mill Mountain lot', undefined, 'Mill Mountain lot', undefined],
    ['Meeting place: The Hall', undefined, 'The Hall', undefined],
    ['Held at: The Hall', undefined, 'The Hall', undefined],
    ['Meeting House', undefined, 'Meeting House', undefined],
    ['Meet at the Hall', undefined, 'Meet at the Hall', undefined],
    ['The Hall', '12 Main St, Columbia, SC 29201, United States', 'The Hall', '12 Main St, Columbia, SC 29201'],
    ['The Hall', 'The Hall, 12 Main St, Columbia', 'The Hall', '12 Main St, Columbia'],
    ['The Hall, 12 Main St, Columbia', '12 Main St, Columbia', 'The Hall', '12 Main St, Columbia'],
    ['The Hall, The Hall', '12 Main St,', 'The Hall', '12 Main St'],
    ['Sudwerk Brewing Co 2001 2nd Street Davis', undefined, 'Sudwerk Brewing Co', '2001 2nd Street Davis'],
    ['Bauer Hall, Kansas City MO', undefined, 'Bauer Hall', 'Kansas City MO'],
    ['Shell, City Park, Augusta, GA', undefined, 'Shell, City Park', 'Augusta, GA'],
    ['The Hall, St. Louis, MO', undefined, 'The Hall', 'St. Louis, MO'],
    ['Bauer Hall, Kansas City, MO 64110', undefined, 'Bauer Hall', 'Kansas City, MO 64110'],
    ['Gloria Hall, Room AB', undefined, 'Gloria Hall, Room AB', undefined],
    ['Gloria Hall, Room AL', undefined, 'Gloria Hall, Room AL', undefined],
    ['12 Main St, Augusta, GA', undefined, '12 Main St, Augusta, GA', undefined],
    ['Augusta, GA', undefined, 'Augusta, GA', undefined],
    ['The Hall, Washington', undefined, 'The Hall, Washington', undefined],
    ['Bauer Hall, Kansas City', undefined, 'Bauer Hall, Kansas City', undefined],
    ['Bauer Hall, Kansas City MO', '12 Main St', 'Bauer Hall, Kansas City MO', '12 Main St'],
    ['Momo Express', 'Momo Express', 'Momo Express', undefined],
    ['12 Main St', '12 Main St', '12 Main St', '12 Main St'],
    ['Loading Map....', undefined, undefined, undefined],
    ['TBA', '12 Main St', undefined, '12 Main St'],
    ['Varies - please check tickets', undefined, 'Varies - please check tickets', undefined],
    ['Studio 54', undefined, 'Studio 54', undefined],
    ['The 1915 Steakhouse', undefined, 'The 1915 Steakhouse', undefined],
    ['Venue 550', undefined, 'Venue 550', undefined],
    ['Place des Arts', undefined, 'Place des Arts', undefined],
    ['Seaside, Seattle', '12 Main St', 'Seaside, Seattle', '12 Main St'],
  ])('%s | %s', (venue, address, shownVenue, shownAddress) => {
    const shown = tidyPlace({ venue: said(venue), ...(address ? { address: said(address) } : {}) });
    expect([shown.venue?.value, shown.address?.value]).toEqual([shownVenue, shownAddress]);
  });

  it('keeps what the document says as evidence', () => {
    expect(tidyPlace({ venue: said('Venue: The Hall') }).venue?.evidence).toEqual(said('Venue: The Hall').evidence);
  });
});
