import { LIMITS } from '../limits.ts';

/** Cuts off what lists of a parsed JSON value have beyond their limit, in place, and says whether any had. */
export function boundLists(root: unknown): boolean {
  let isCut = false;
  const waiting: unknown[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next) && next.length > LIMITS.itemsPerList) {
      next.length = LIMITS.itemsPerList;
      isCut = true;
    }
    for (const child of Array.isArray(next) ? (next as unknown[]) : Object.values(next as object))
      if (typeof child === 'object' && child !== null) waiting.push(child);
  }
  return isCut;
}
