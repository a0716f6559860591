import type { Stretch } from './title-places.ts';

/** The members of a list sorted by start that are inside a stretch. */
export function within<T extends Stretch>(sorted: readonly T[], from: number, to: number): T[] {
  const found: T[] = [];
  for (let at = firstFrom(sorted, from); at < sorted.length; at += 1) {
    const item = sorted[at];
    if (!item || item.start >= to) break;
    if (item.end <= to) found.push(item);
  }
  return found;
}

/** Whether any of them is inside a stretch. */
export function holdsAny(sorted: readonly Stretch[], from: number, to: number): boolean {
  for (let at = firstFrom(sorted, from); at < sorted.length; at += 1) {
    const item = sorted[at];
    if (!item || item.start >= to) return false;
    if (item.end <= to) return true;
  }
  return false;
}

/** Index of the first that begins at or after an offset. */
export function firstFrom(sorted: readonly Stretch[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
