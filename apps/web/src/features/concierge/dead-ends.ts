import { useSyncExternalStore } from 'react';

/** With so many searches somebody has not found it. */
const MANY_SEARCHES = 3;

const searches = new Set<string>();
let isReached = false;
const listeners = new Set<() => void>();

/** A list has nothing to show: the concierge may offer itself. */
export function noteDeadEnd(): void {
  if (isReached) return;
  isReached = true;
  for (const listener of listeners) listener();
}

/** A term was searched for; the third one of a visit is a dead end. What is typed on from a term is the same search. */
export function noteSearch(term: string): void {
  for (const before of searches) if (term.startsWith(before) || before.startsWith(term)) searches.delete(before);
  searches.add(term);
  if (searches.size >= MANY_SEARCHES) noteDeadEnd();
}

/** Forgets the visit: for tests. */
export function forgetDeadEnds(): void {
  searches.clear();
  isReached = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeadEnd = (): boolean => useSyncExternalStore(subscribe, () => isReached);
