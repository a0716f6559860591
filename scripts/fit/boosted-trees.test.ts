import { describe, expect, it } from 'vitest';
import { type Forest, oddsOf, placed } from '../../packages/extraction/src/confidence/forest.ts';
import { boost } from './boosted-trees.ts';

const OPTIONS = { trees: 60, depth: 2, rate: 0.3, lambda: 1, leastLeaf: 0.5, sites: 0.8, columns: 1, seed: 7 };
/** Right if exactly one of two figures is high: what no sum of both can say. */
const EXAMPLES = Array.from({ length: 200 }, (_, index) => {
  const [a, b] = [index % 2, (index >> 1) % 2];
  return {
    x: Float64Array.of(a, b, index % 7),
    y: a === b ? (0 as const) : (1 as const),
    weight: 1,
    site: `s${index % 20}`,
  };
});
const forestOf = (options = OPTIONS): Forest => ({ names: ['a', 'b', 'noise'], ...boost(EXAMPLES, 3, options) });
const share = (forest: Forest, ...figures: number[]) => 1 / (1 + Math.exp(-oddsOf(forest, Float64Array.from(figures))));

describe('boosted trees', () => {
  it('learn what two figures say together', () => {
    const forest = forestOf();
    expect(share(forest, 1, 0, 3)).toBeGreaterThan(0.9);
    expect(share(forest, 0, 1, 3)).toBeGreaterThan(0.9);
    expect(share(forest, 1, 1, 3)).toBeLessThan(0.1);
    expect(share(forest, 0, 0, 3)).toBeLessThan(0.1);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(forestOf()).toEqual(forestOf());
    expect(forestOf()).not.toEqual(forestOf({ ...OPTIONS, seed: 8 }));
  });

  it('read figures in another order, and none without a place', () => {
    const forest = forestOf();
    const moved = placed(
      forest,
      new Map([
        ['noise', 0],
        ['b', 1],
        ['other', 2],
        ['a', 3],
      ]),
    );
    expect(oddsOf(moved, Float64Array.of(3, 0, 9, 1))).toBe(oddsOf(forest, Float64Array.of(1, 0, 3)));
    expect(() => placed(forest, new Map([['a', 0]]))).toThrow('The figure b has no place.');
  });
});
