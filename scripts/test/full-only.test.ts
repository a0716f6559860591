import { expect, it } from 'vitest';
import { isFull } from './full-only.ts';

it('a test with the tag `deep` runs in the full run alone', { tags: ['deep'] }, () => {
  expect(isFull).toBe(true);
});
