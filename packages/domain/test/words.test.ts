import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { priceLabel } from '../src/events/price-label.ts';

describe('the price for people', () => {
  const label = (minCents: number | null, maxCents: number | null = null, text: string | null = null) =>
    priceLabel({ minCents, maxCents, text });

  it.each([
    [1500, null, '$15'],
    [1500, 1500, '$15'],
    [1500, 2500, '$15-25'],
    [1550, 2500, '$15.50-25'],
    [999, null, '$9.99'],
    [0, null, 'Free'],
    [0, 0, 'Free'],
    [0, 2000, '$0-20'],
    [null, null, 'See event page'],
    [2000, 1000, '$20'],
    [100_000, null, '$1000'],
  ])('%j to %j cents: %s', (min, max, expected) => {
    expect(label(min, max)).toBe(expected);
  });

  it.each([
    [0, null, 'Free with RSVP', 'Free with RSVP'],
    [0, 1000, 'Free for members', 'Free for members'],
    [500, null, 'Pay what you can', 'Pay what you can'],
    // It says no more than the figures, or less.
    [0, null, 'Free admission', 'Free'],
    [2000, null, 'Tickets required', '$20'],
    [2000, 3000, '$20 - $30', '$20-30'],
    [2000, null, 'Sold out', '$20'],
    [0, null, 'Free with <b>RSVP</b>', 'Free'],
    [null, null, null, 'See event page'],
  ])(
    'a text overrides the figures if it says on what the price depends: %j to %j, %j: %s [FMT-01]',
    (min, max, text, expected) => {
      expect(label(min, max, text)).toBe(expected);
    },
  );

  it('a text stands where there is no figure, if it is one of a price', () => {
    expect(label(null, null, ' Pay what you can ')).toBe('Pay what you can');
    expect(label(null, null, 'x'.repeat(200))).toBe('See event page');
    expect(label(null, null, '  ')).toBe('See event page');
  });

  it('an unknown price is never called free', () => {
    expect(label(null, 2500)).not.toMatch(/free/i);
  });

  it.each([
    'Pay what you can',
    'Pay-what-you-wish',
    'Donations accepted',
    'Suggested donation',
    'Free for members',
    'Included with admission',
    'Free with museum admission',
    'Sold out',
    'Varies',
    'TBA',
    'Tickets required',
    'Members only',
    'Sliding scale',
    '€10',
    '£12.50',
    'CA$20',
    '20 EUR',
    '1,500 JPY',
    '£5 – £8',
    'up to $50',
    '2 for $30',
  ])('%s is a price in words', (text) => expect(label(null, null, text)).toBe(text)); // prettier-ignore

  it.each([
    'NaN USD',
    'NaN',
    '-5 USD',
    '-$5',
    '$-5',
    '1e309 USD',
    '1e9',
    '$1e309',
    'Infinity USD',
    '10 XYZ',
    '5 BTC',
    '999999 USD',
    '$99999999',
    '0x10',
    '٥٠ USD',
    'undefined',
    'null',
    'Doors at 7',
    'Call 803-555-0147',
    'Free parking',
    '<b>$5</b>',
    '\u202e52$',
    '\u200b',
    '10',
    '10 EUR\nNaN',
    'page',
    'for the',
  ])('%j is none', (text) => expect(label(null, null, text)).toBe('See event page')); // prettier-ignore

  it.each([Number.NaN, -1, -500, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, 0.5, 2_000_001])(
    '%d cents are none',
    (cents) => {
      expect(label(cents)).toBe('See event page');
      expect(label(1500, cents)).toBe('$15');
      expect(label(cents, cents, 'Donation')).toBe('Donation');
    },
  );

  it('is always one of a few forms, whatever it is given', () => {
    const figure = String.raw`\d{1,5}(?:\.\d{2})?`;
    const foreign = String.raw`(?:[A-Z]{1,3}|[A-Z]{0,2}[$€£¥₹₩₪₱]) ?[\d,]{1,9}(?:\.\d{1,2})?|[\d,]{1,9}(?:\.\d{1,2})? ?(?:[A-Z]{3}|[€£¥])`;
    const inFigures = `(?:[a-z0-9 ]{2,12} )?(?:${foreign})(?: ?(?:-|–|—|to|or|/) ?(?:${foreign}|[\\d,.]{1,9}))?\\+?`;
    const inWords = String.raw`(?!.*\b(?:nan|infinity|undefined|null)\b)\(?[a-z][a-z ,;:.!()&/–—-]{1,59}`;
    const strict = new RegExp(`^(?:Free|See event page|\\$${figure}(?:-${figure})?|${inFigures}|${inWords})$`, 'i');
    const cents = fc.oneof(fc.constant(null), fc.integer(), fc.double(), fc.integer({ min: 0, max: 3_000_000 }));
    const pieces =
      'NaN|-|$|1e309|USD|EUR|XYZ|10|,|.|free|Pay what you can|donation| |5|\u202e|up to|to|£|members|0|9999999'.split(
        '|',
      );
    const text = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(cents, cents, text, (min, max, words) => {
        const shown = label(min, max, words);
        expect(shown).toMatch(strict);
        expect(shown.length).toBeLessThanOrEqual(60);
        expect(shown).not.toMatch(/nan|infin|e\+?\d|^-|[^\d\w ]-\d|\d{6,}/i);
      }),
      { numRuns: 5_000 },
    );
  });
});
