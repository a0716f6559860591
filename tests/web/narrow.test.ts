import { expect, it } from 'vitest';
import { categoriesMeant } from '../../apps/web/src/features/events/categories.ts';
import { inCategory, sorted, sortPrice, venuesOf } from '../../apps/web/src/features/listing/narrow.ts';
import { nameFromPath } from '../../apps/web/src/features/missing/name-from-path.ts';

it('venues: trimmed, real, once each, sorted, counted [LIST-18]', () => {
  const names = [' The Depot ', 'Art House', 'undefined', 'null', '', '  ', null, 'The Depot', 'art house'];
  expect(venuesOf(names.map((venue) => ({ venue })))).toEqual([
    { venue: 'art house', n: 1 },
    { venue: 'Art House', n: 1 },
    { venue: 'The Depot', n: 2 },
  ]);
});

it('prices sort by the lowest price, else by the first figure of the text, else as 0 [LIST-19]', () => {
  const event = (price: string, priceMin: number | null = null) => ({
    price,
    priceMin,
    startDate: '2031-01-01',
    attendeeCount: 0,
  });
  expect(sortPrice(event('$10-$20'))).toBe(10);
  expect(sortPrice(event('from 7.50'))).toBe(7.5);
  expect(sortPrice(event('See event page'))).toBe(0);
  expect(sortPrice(event('$99', 12))).toBe(12);
  expect(sorted([event('$30'), event('Free'), event('$4')], 'price-asc').map(({ price }) => price)).toEqual([
    'Free',
    '$4',
    '$30',
  ]);
});

it('a category is meant by any part of its name [LIST-17]', () => {
  expect(categoriesMeant('MUSIC')).toEqual(['Music']);
  expect(categoriesMeant('tech')).toEqual(['Technology']);
  expect(categoriesMeant('zz')).toEqual([]);
  expect(inCategory([{ categories: ['Arts'] }, { categories: ['Music'] }], 'mus')).toEqual([{ categories: ['Music'] }]);
});

it('a name is read off the last part of a path [UNAVAIL-02]', () => {
  expect(nameFromPath('/event-not-found/jazz-under-the-stars')).toBe('Jazz Under The Stars');
  expect(nameFromPath('/event-not-found/caf%C3%A9-night/')).toBe('Café Night');
  expect(nameFromPath('/event-not-found/100%-fun')).toBe('100% Fun');
  expect(nameFromPath('/event-not-found')).toBe('Event Not Found');
});
