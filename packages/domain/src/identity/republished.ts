import type { LocalDate } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';
import { type KnownShowing, meetingOf, type Parts, partsOf, placeLikeness, type Showing } from './showing.ts';
import { titleLikeness } from './titles.ts';

/** A showing on the same page, at the same time, with this title similarity and no different place, was republished. */
const RETITLED = 0.5;
/** The bonus for the same time and place if two titles are about equally similar. */
const SAME_MOMENT = 0.05;
const SAME_PLACE = 0.1;

/**
 * Pairs showings that are gone from a page with those that replaced them: index of the new one and the old one, the most similar first. An old one
 * matches only one new one. `gone` are showings of the same source whose keys are not in this read.
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
