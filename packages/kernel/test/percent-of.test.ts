import { expect, it } from 'vitest';
import { percentOf } from '../src/index.ts';

it.each([
  [33, 418, 7.9],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3_000, 0.1],
  [2_999, 3_000, 99.9],
  [1, 1_000_000, 0.1],
  [999_999, 1_000_000, 99.9],
  [0, 0, null],
])('%i of %i is %j percent: all is 100, none is 0, and nothing between is either', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
