import { pageValue } from '../../ui/page-value.ts';

/** With so many searches somebody has not found it. */
const MANY_SEARCHES = 3;

const searches = new Set<string>();
const isReached = pageValue(false);

/** A list has nothing to show: the concierge may offer itself. */
export function noteDeadEnd(): void {
  isReached.set(true);
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
  isReached.set(false);
}

export const useDeadEnd = isReached.use;
