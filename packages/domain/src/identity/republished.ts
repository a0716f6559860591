import type { LocalDate } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';
import { type KnownShowing, meetingOf, type Parts, partsOf, placeLikeness, type Showing } from './showing.ts';
import { titleLikeness } from './titles.ts';

/** What its page tells at the same moment with this much of the title, at no other place, is the same showing told anew. */
const RETITLED = 0.5;
/** What the same moment and the same place add where two titles are about as like. */
const SAME_MOMENT = 0.05;
const SAME_PLACE = 0.1;

/**
 * The showings that a page tells no more and those it tells instead: index of the new one and the old one, the likest first. An old one
 * stands for one new one only. `gone` are showings of the same source whose keys are not in this reading.
 */
export function republished(
  open: readonly number[],
  showings: readonly Showing[],
  parts: readonly Parts[],
  gone: readonly KnownShowing[],
): Map<number, KnownShowing> {
  const byDay = Map.groupBy(
    gone.map((stored) => ({ stored, parts: partsOf(stored) })),
    ({ stored }): LocalDate => dateOf(stored.startLocal),
  );
  const pairs: Array<{ index: number; stored: KnownShowing; likeness: number }> = [];
  for (const index of open) {
    const [showing, own] = [showings[index], parts[index]];
    if (!showing || !own) continue;
    for (const { stored, parts: before } of byDay.get(dateOf(showing.startLocal)) ?? []) {
      const meeting = stored.pageUrl === showing.pageUrl ? meetingOf(showing, stored) : null;
      const title = meeting ? titleLikeness(own.title, before.title) : 0;
      const place = placeLikeness(own, before);
      if (title < RETITLED || (place ?? 1) < RETITLED) continue;
      const samePlace = place ?? (own.venue === before.venue ? 0.5 : 0);
      const likeness = title + (meeting === 'same moment' ? SAME_MOMENT : 0) + SAME_PLACE * samePlace;
      pairs.push({ index, stored, likeness });
    }
  }
  const found = new Map<number, KnownShowing>();
  const used = new Set<string>();
  for (const { index, stored } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (found.has(index) || used.has(stored.key)) continue;
    used.add(stored.key);
    found.set(index, stored);
  }
  return found;
}
