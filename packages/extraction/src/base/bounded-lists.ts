import { LIMITS } from './limits.ts';

/** Truncates lists of a parsed JSON value to their limit, in place, and returns whether any was longer. */
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
