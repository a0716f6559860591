import type { Instant } from '@marquee/kernel';
import { SERIES_GAP_MS } from '../identity/index.ts';

/** An event with the same address, title and venue as another one. */
export interface Candidate {
  id: string;
  sourceUrl: string;
  title: string;
  venue: string | null;
  createdAt: Instant;
  firstAt: Instant;
  lastAt: Instant;
}

const plain = (text: string | null) => (text ?? '').trim().toLowerCase();

/**
 * Events that are one show: the same address, title and venue (case aside), and dates at most 45 days apart (spec: RECUR-04, docs/spec/decisions.md
 * 107). The oldest event of each group comes first and is kept. Events kept apart from it stay apart.
 */
export function groupsOf<C extends Candidate>(candidates: readonly C[], isApart: (a: C, b: C) => boolean): C[][] {
  const shows = Map.groupBy(candidates, ({ sourceUrl, title, venue }) =>
    JSON.stringify([sourceUrl, plain(title), plain(venue)]),
  );
  return [...shows.values()]
    .flatMap(chains)
    .map((chain) => {
      const [kept, ...rest] = chain.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
      return kept ? [kept, ...rest.filter((other) => !isApart(kept, other))] : [];
    })
    .filter((group) => group.length > 1);
}

/** Splits a group where more than 45 days lie between its last date and the next first date. */
function chains<C extends Candidate>(show: readonly C[]): C[][] {
  const result: C[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const event of show.toSorted((a, b) => a.firstAt - b.firstAt)) {
    const chain = result.at(-1);
    if (chain && event.firstAt - until <= SERIES_GAP_MS) chain.push(event);
    else result.push([event]);
    until = Math.max(until, event.lastAt);
  }
  return result;
}
