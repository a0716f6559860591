import { expect, it } from 'vitest';
import { dollars } from '../src/index.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [900, '$9.00'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [10_000_000, '$100,000.00'],
  [123_456_789, '$1,234,567.89'],
  [-123_450, '-$1,234.50'],
])('%i cents read %s', (cents, words) => expect(dollars(cents)).toBe(words));
