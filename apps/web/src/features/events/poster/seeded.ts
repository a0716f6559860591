/** Numbers that look random and are the same for the same text (FNV-1a, then mulberry32). */
export interface Seeded {
  /** From 0 to 1. */
  next: () => number;
  /** A whole number from `least` to `most`. */
  whole: (least: number, most: number) => number;
  between: (least: number, most: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
}

export function seededBy(text: string): Seeded {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    between: (least, most) => least + next() * (most - least),
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
  };
}
