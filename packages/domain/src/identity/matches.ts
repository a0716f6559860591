import type { LocalDate } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';
import type { IsApart } from './apart.ts';
import { type KnownShowing, meetingOf, type Parts, partsOf, type Showing, samenessOf } from './showing.ts';

interface Given {
  /** Indexes of the showings that have no event yet. */
  open: readonly number[];
  showings: readonly Showing[];
  parts: readonly Parts[];
  others: readonly KnownShowing[];
  isApart: IsApart;
}

interface Pair {
  index: number;
  other: KnownShowing;
  sameness: number;
}

/** If two events are within this similarity of each other, both are possible. */
const UNDECIDED = 0.03;

/**
 * Matches showings of this source with events of other sources, the most certain first: index of the showing and id of the event.
 * A showing of another source matches only one title of this source. Of two equally similar events, the one whose other dates this
 * source lists is taken; if there is none, neither is.
 */
export function matches(
  given: Given,
  settled: ReadonlyArray<{ showing: Showing; eventId: string }>,
): Map<number, string> {
  const { showings } = given;
  const pairs = pairsOf(given);
  const taken = new Map(settled.map(({ showing, eventId }) => [`${eventId} ${showing.startLocal}`, showing.title]));
  const ours = new Set(settled.map(({ eventId }) => eventId));
  const found = new Map<number, string>();
  const take = (candidates: readonly Pair[]) => {
    for (const { index, other } of candidates.toSorted((a, b) => b.sameness - a.sameness)) {
      const title = showings[index]?.title ?? '';
      const moments = [other.startLocal, showings[index]?.startLocal].map((start) => `${other.eventId} ${start}`);
      if (found.has(index) || moments.some((moment) => (taken.get(moment) ?? title) !== title)) continue;
      for (const moment of moments) taken.set(moment, title);
      ours.add(other.eventId);
      found.set(index, other.eventId);
    }
  };
  take(pairs.filter(isDecided).flat());
  const rest = pairs.filter((like) => !isDecided(like));
  take(
    rest
      .map((like) => like.filter(({ other }) => ours.has(other.eventId)))
      .filter(isDecided)
      .flat(),
  );
  return found;
}

function isDecided(like: readonly Pair[]): boolean {
  const [first] = like;
  const rival = like.find(({ other }) => other.eventId !== first?.other.eventId);
  return first !== undefined && !(rival && first.sameness - rival.sameness < UNDECIDED);
}

/** For each showing its candidates, the most similar first. */
function pairsOf({ open, showings, parts, others, isApart }: Given): Pair[][] {
  const byDay = Map.groupBy(
    others.map((other) => ({ other, parts: partsOf(other) })),
    ({ other }): LocalDate => dateOf(other.startLocal),
  );
  return open.map((index) => {
    const [showing, own] = [showings[index], parts[index]];
    if (!showing || !own) return [];
    return (byDay.get(dateOf(showing.startLocal)) ?? [])
      .flatMap(({ other, parts: theirs }): Pair[] => {
        const meeting = meetingOf(showing, other);
        const sameness = meeting ? samenessOf(meeting, own, theirs) : 0;
        return sameness > 0 && !isApart(own, other, theirs) ? [{ index, other, sameness }] : [];
      })
      .sort((a, b) => b.sameness - a.sameness);
  });
}
