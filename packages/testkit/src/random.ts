import type { Random } from '@marquee/kernel';

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed = 1): Random & { below(limit: number): number; pick<T>(items: readonly T[]): T } {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
    below,
    pick: (items) => {
      const chosen = items[below(items.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
  };
}
