const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A shorter word is another one with each letter that is changed. */
const SHORTEST = 4;
/** From so many letters on there may be two slips. */
const LONG = 8;

/** Whether a word can have been mistyped: letters alone, and enough of them. */
export const canHaveSlips = (word: string): boolean => word.length >= SHORTEST && /^[a-z ]+$/.test(word);

/** How many slips a word can have. */
export const mostSlips = (word: string): 1 | 2 => (word.length >= LONG ? 2 : 1);

/** All that is one slip away: a letter too many, too few, another one, or two that changed places. The first letter is right, or changed places. */
export function oneSlipFrom(word: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (at < word.length - 1) near.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
    if (at === 0) continue;
    if (at < word.length) near.add(before + after.slice(1));
    for (const letter of LETTERS) {
      near.add(before + letter + after);
      if (at < word.length) near.add(before + letter + after.slice(1));
    }
  }
  near.delete(word);
  return [...near];
}

/** How many slips turn one word into the other, up to a limit; more than it is infinite. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let earlier: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
          isSwapped ? (earlier[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    [earlier, row] = [row, next];
  }
  const slips = row[b.length] ?? Number.POSITIVE_INFINITY;
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}
