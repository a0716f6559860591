import { CATEGORIES, type Category, type CoverageEstimate, TYPICAL_FROM } from '@marquee/contract';
import type { Listed } from '@marquee/db';

/** What a city is judged by. */
export interface CoverageFacts {
  /** Coming events that we list, without doubles. */
  events: number;
  byCategory: Readonly<Partial<Record<Category, number>>>;
  /** Sources whose last reading found events. */
  sources: number;
  /** What they list, as far as it was published. */
  listing: readonly Listed[];
  /** What each lost source listed; null if nothing is known of it. */
  lost: ReadonlyArray<Listed | null>;
  /** Known places without a source: what they mostly hold, and how many of their events we know from others. */
  without: ReadonlyArray<{ category: Category | null; events: number }>;
}

/** What a place of this city lists: the middle of the sources of one place each. Null with too few of them. */
export function typicalOf(listing: readonly Listed[]): number | null {
  const sizes = listing
    .filter(({ places }) => places === 1)
    .map(({ events }) => events)
    .sort((a, b) => a - b);
  return sizes.length < TYPICAL_FROM ? null : (sizes[Math.floor(sizes.length / 2)] ?? null);
}

/**
 * What is known to be missing beside what we list. A place without a source is taken to list as much as the middle one of those that we read, less what
 * we know of it from others. So the share is of what is known to be on, and places that nobody told us of are not in it.
 */
export function estimateOf(facts: CoverageFacts, category: Category | null = null): CoverageEstimate {
  const typical = typicalOf(facts.listing) ?? 0;
  const sizeOf = (listed: Listed) => (category === null ? listed.events : (listed.categories[category] ?? 0));
  const lost = facts.lost.filter((each) => category === null || (each !== null && sizeOf(each) > 0));
  const places = facts.without.filter((place) => category === null || place.category === category);
  const events = category === null ? facts.events : (facts.byCategory[category] ?? 0);
  const lostEvents = lost.reduce((sum, each) => sum + (each === null ? 0 : sizeOf(each)), 0);
  const mayList = (of: CoverageFacts['without']) =>
    of.reduce((sum, { events: n }) => sum + Math.max(0, typical - n), 0);
  const ofNoKind = category === null ? [] : facts.without.filter((place) => place.category === null);
  const placeEvents = Math.round(mayList(places) + mayList(ofNoKind) * partOf(facts, category));
  const sources = category === null ? facts.sources : facts.listing.filter((each) => sizeOf(each) > 0).length;
  const isMissing = lost.length + places.length + ofNoKind.length > 0;
  return {
    events,
    sources,
    lost: lost.length,
    lostEvents,
    places: places.length,
    placeEvents,
    share: shareOf(events, lostEvents + placeEvents, isMissing),
  };
}

/** A place of no known kind is taken to hold what the city holds. */
function partOf({ byCategory }: CoverageFacts, category: Category | null): number {
  const all = Object.values(byCategory).reduce((sum, n) => sum + n, 0);
  return category === null || all === 0 ? 0 : (byCategory[category] ?? 0) / all;
}

/** The categories of which anything is known. */
export function estimatesByCategory(facts: CoverageFacts): Array<CoverageEstimate & { category: Category }> {
  return CATEGORIES.map((category) => ({ category, ...estimateOf(facts, category) })).filter(
    ({ events, lost, places }) => events + lost + places > 0,
  );
}

/** Below the next twentieth, so that it never promises more than is known. */
function shareOf(events: number, missing: number, isMissing: boolean): number | null {
  if (!isMissing) return events > 0 ? 1 : null;
  if (events === 0) return missing > 0 ? 0 : null;
  return Math.min(95, Math.floor((events / (events + missing)) * 20) * 5) / 100;
}
