import type { Stretch } from '../time/title-places.ts';

/** Those of a list sorted by start that lie inside a stretch. */
export function within<T extends Stretch>(sorted: readonly T[], from: number, to: number): T[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && (sorted[end]?.start ?? to) < to) end += 1;
  return sorted.slice(low, end).filter((item) => item.end <= to);
}
