import { isSameVenue, namesAPlace, type VenueParts, venueParts } from '@marquee/domain/identity';
import { describe, expect, it } from 'vitest';
import { draftOf, priceOf } from '../src/submissions/draft-of.ts';
import { dayOfViews, isViewCounted } from '../src/venues/count-view.ts';

const parts = (name: string, address?: string): VenueParts =>
  venueParts(name, address) ?? { key: '', words: [], own: [], door: null };

describe('two spellings', () => {
  it.each([
    ['The Granby Hall', undefined, 'granby hall!', undefined],
    ['Granby Theatre', undefined, 'Granby Theater', '40 Other Rd'],
    ['Granby Hall', '12 Main St', 'Granby Hall – Main Room', '12 Main Street, Columbia'],
    ['Koger Center', '1051 Greene St', 'Koger Center for the Arts', '1051 Greene Street'],
  ])('%s (%s) and %s (%s) are one venue', (a, addressA, b, addressB) => {
    expect(isSameVenue(parts(a, addressA), parts(b, addressB))).toBe(true);
  });

  it.each([
    ['Tin Roof', '1022 Senate St', 'The Senate', '1022 Senate St'],
    ['Richland Library', '1431 Assembly St', 'Richland Library Southeast', '7421 Garners Ferry Rd'],
    ['Library', undefined, 'Richland Library', undefined],
    ['Room 1, Arts Center', '9 Oak St', 'Room 2, Arts Center', '9 Oak St'],
    ['', undefined, '', undefined],
  ])('%s (%s) and %s (%s) are two', (a, addressA, b, addressB) => {
    expect(isSameVenue(parts(a, addressA), parts(b, addressB))).toBe(false);
  });
});

describe('a name', () => {
  it.each(['Granby Hall', 'Zoom Room Brewery', '1208 Washington', 'Το Θέατρο', 'Online Café'])(
    '%s is of a place',
    (name) => {
      expect(namesAPlace(name)).toBe(true);
    },
  );
  it.each([
    'TBA',
    'tbd',
    'Online',
    'Virtual Event',
    'undefined',
    'Various locations',
    '',
    '?',
    'https://zoom.us/j/1',
    'x'.repeat(121),
  ])('%s is of none', (name) => {
    expect(namesAPlace(name)).toBe(false);
  });
});

describe('what a sender types', () => {
  it.each([
    ['Free', { minCents: 0, maxCents: 0 }],
    ['gratis', { minCents: 0, maxCents: 0 }],
    ['$15', { minCents: 1_500, maxCents: 1_500 }],
    ['15 - 25', { minCents: 1_500, maxCents: 2_500 }],
    ['$12.50 to $20', { minCents: 1_250, maxCents: 2_000 }],
    ['Donation', {}],
    ['2 for $20', {}],
  ])('%s is a price', (text, price) => {
    expect(priceOf(text)).toEqual({ ...price, text });
  });

  it('ends on the next day after midnight', () => {
    const sent = {
      title: 'x',
      day: '2026-12-31',
      time: '22:00',
      endTime: '01:00',
      venue: 'y',
      address: null,
      city: 'C',
      state: 'SC',
    };
    const draft = draftOf('id', { ...sent, url: null, price: null, description: null });
    expect(draft.end?.value).toBe('2027-01-01T01:00');
    expect(draft.title.evidence).toEqual([
      { document: 'submission:id', locator: 'title', snippet: 'x', method: 'person' },
    ]);
  });
});

describe('a view', () => {
  const BROWSER = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  it.each([
    [BROWSER, false, true],
    [BROWSER, true, false],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', false, false],
    ['python-requests/2.32', false, false],
    [null, false, false],
  ])('of %s that objects: %s counts: %s', (userAgent, declinesTracking, counts) => {
    expect(isViewCounted({ userAgent, declinesTracking })).toBe(counts);
  });

  it('belongs to a day in New York', () => {
    expect(dayOfViews(Date.parse('2026-12-05T03:00:00Z'))).toBe('2026-12-04');
    expect(dayOfViews(Date.parse('2026-12-05T03:00:00Z'), 29)).toBe('2026-11-05');
  });
});
