import { expect, it } from 'vitest';
import { isBrokenState, reasonOf } from '../trouble.ts';

it('says why a query failed, and not only which', () => {
  const error = new Error('Failed query: select 1', { cause: new Error('database disk image is malformed') });
  expect(reasonOf(error)).toBe('database disk image is malformed – Failed query: select 1');
  expect(isBrokenState(reasonOf(error).slice(0, 300))).toBe(true);
});

it.each([
  [new Error('no message behind it'), 'no message behind it'],
  ['a text', 'a text'],
  [new Error('outer', { cause: 'inner' }), 'inner – outer'],
  [new Error('outer', { cause: null }), 'outer'],
])('gives what there is of %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
