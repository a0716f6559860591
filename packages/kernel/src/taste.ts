/** As much of an event as a taste is made of. */
export interface Tasted {
  categories: readonly string[];
  venue: string | null;
}

/** What somebody's saved events have in common. */
export interface Taste {
  /** How many of them are in a category. */
  categories: ReadonlyMap<string, number>;
  venues: ReadonlySet<string>;
}

/** Saved events that count: the latest. */
export const MOST_SAVED = 60;
/** Categories that are named as the reason. */
const NAMED = 2;
/** Cards in front for what they like; the others stay as varied as for everybody. */
const MOST_LIKED = 8;

export function tasteOf(saved: readonly Tasted[]): Taste {
  const categories = new Map<string, number>();
  for (const category of saved.flatMap((event) => event.categories))
    if (category !== 'Other') categories.set(category, (categories.get(category) ?? 0) + 1);
  return { categories, venues: new Set(saved.flatMap(({ venue }) => venue ?? [])) };
}

/** The kinds that somebody saved most, as a sentence names them. */
export function mainKinds({ categories }: Taste): string[] {
  return [...categories]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, NAMED)
    .map(([category]) => category);
}

/** How well an event fits: the share of saved events of its kinds, and a little more at a venue of one of them. */
export function fit({ categories, venues }: Taste, event: Tasted): number {
  const most = Math.max(1, ...categories.values());
  const kinds = Math.max(0, ...event.categories.map((category) => (categories.get(category) ?? 0) / most));
  return kinds + (event.venue !== null && venues.has(event.venue) ? 0.5 : 0);
}

/** Of an event's kinds the one that somebody saved most; null if they saved none of them. */
export function likedKind({ categories }: Taste, event: Pick<Tasted, 'categories'>): string | null {
  const [most] = event.categories
    .filter((category) => categories.has(category))
    .toSorted((a, b) => (categories.get(b) ?? 0) - (categories.get(a) ?? 0));
  return most ?? null;
}

/**
 * Coming events for somebody, those that fit first, the soonest first among equals; then the choice that everybody gets. `others` has the
 * length that the result has. What is saved already is not recommended again.
 */
export function chooseFor<E extends Tasted & { id: string; status: string }>(
  taste: Taste,
  { events, others, saved }: { events: readonly E[]; others: readonly E[]; saved: readonly string[] },
): E[] {
  const liked = events
    .filter(({ id, status }) => status === 'active' && !saved.includes(id))
    .map((event) => ({ event, worth: fit(taste, event) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_LIKED)
    .map(({ event }) => event);
  const ids = new Set(liked.map(({ id }) => id));
  return [...liked, ...others.filter(({ id }) => !ids.has(id))].slice(0, others.length);
}
