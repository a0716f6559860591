import { expect, it } from 'vitest';
import { categoriesMeant } from '../../apps/web/src/features/events/categories.ts';
import { nameFromPath } from '../../apps/web/src/features/missing/name-from-path.ts';

it('a category is meant by any part of its name [LIST-17]', () => {
  expect(categoriesMeant('MUSIC')).toEqual(['Music']);
  expect(categoriesMeant('tech')).toEqual(['Technology']);
  expect(categoriesMeant('zz')).toEqual([]);
});

it('a name is read off the last part of a path [UNAVAIL-02]', () => {
  expect(nameFromPath('/event-not-found/jazz-under-the-stars')).toBe('Jazz Under The Stars');
  expect(nameFromPath('/event-not-found/caf%C3%A9-night/')).toBe('Café Night');
  expect(nameFromPath('/event-not-found/100%-fun')).toBe('100% Fun');
  expect(nameFromPath('/event-not-found')).toBe('Event Not Found');
});
