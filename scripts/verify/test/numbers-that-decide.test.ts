import { describe, expect, it } from 'vitest';
import { faultsOfNumbers, MOST_OUTSIDE, numbersThatDecide } from '../numbers-that-decide.ts';

const found = (code: string, file = 'candidates/records/items.ts') =>
  numbersThatDecide(`packages/extraction/src/${file}`, code).map((fault) => fault.split(': ')[1]);

describe('numbers that decide', () => {
  it.each<[string, string[]]>([
    ['const NEAR = 40;', ['NEAR']],
    ['export const LOOK_UP: number = 3;', ['LOOK_UP']],
    ['const LONGEST = 12 * 60;', ['LONGEST']],
    ['if (titled < owners * 0.7) return;', ['0.7']],
    ['const MOST_BETWEEN = 0.3;', ['MOST_BETWEEN']],
    // Bounds of work.
    ['const MOST_ITEMS = 40;', []],
    ['const DEEPEST = 8;', []],
    ['const KNOWN_LIMIT = 500;', []],
    // No numbers of code.
    ['// a share of 0.7', []],
    ['/** `$0.50`: 0.5 of it */', []],
    ["const TEXT = '0.5';", []],
    ['const PRICE = /\\d*.5|0.5/;', []],
    ['const [a, b] = pair.0;', []],
  ])('%s', (code, expected) => {
    expect(found(code)).toEqual(expected);
  });

  it('may stand in decide, in rules and among the limits, and in other packages', () => {
    for (const file of ['decide/weights/days.ts', 'decide/choice/single.ts', 'rules/months.ts', 'base/limits.ts'])
      expect(found('const NEAR = 40;', file)).toEqual([]);
    expect(numbersThatDecide('packages/domain/src/quality/score.ts', 'const NEAR = 40;')).toEqual([]);
  });

  it('are no more than they were', () => {
    const some = Array.from({ length: MOST_OUTSIDE }, (_, index) => `a.ts:${index + 1}: NEAR`);
    expect(faultsOfNumbers(some)).toEqual([]);
    expect(faultsOfNumbers([...some, 'b.ts:1: FAR'])).toHaveLength(MOST_OUTSIDE + 2);
  });
});
