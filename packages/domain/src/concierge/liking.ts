import type { Event } from '@marquee/contract';
import { chooseFor, fit, likedKind, type Taste, tasteOf } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { latestSaved } from '../hearts/index.ts';
import { folded } from '../search-words/index.ts';
import type { Wish } from './reading/wish.ts';
import type { Words } from './words/words.ts';

/** What a signed-in person saved: it orders what fits a wish, and never decides what fits. */
export interface Liking {
  taste: Taste;
  saved: readonly string[];
}

/** Null where nobody is signed in, where the person turned it off, and where nothing was saved: then everybody's order holds. */
export async function likingOf(deps: ReadDeps, userId: string | undefined): Promise<Liking | null> {
  if (userId === undefined) return null;
  const saved = await latestSaved(deps, userId);
  const taste = tasteOf(saved);
  return taste.categories.size + taste.venues.size === 0 ? null : { taste, saved: saved.map(({ id }) => id) };
}

/** The same events, those that somebody likes first, as on Home. An order that was asked for stays, and so do words in titles before others. */
export function likedFirst(events: readonly Event[], { sort, words }: Wish, liking: Liking | null): Event[] {
  if (liking === null || sort !== undefined) return [...events];
  const order = (some: Event[]) => chooseFor(liking.taste, { events: some, others: some, saved: liking.saved });
  if (words === undefined) return order([...events]);
  const isTitled = ({ title }: Event) => words.split(/ (?:or )?/).some((word) => folded(title).includes(word));
  return [...order(events.filter(isTitled)), ...order(events.filter((event) => !isTitled(event)))];
}

/** Why an event stands in front for somebody: `you saved music events`; null if it does not. */
export function reasonOfLiking(event: Event, { sort }: Wish, liking: Liking | null, words: Words): string | null {
  if (liking === null || sort !== undefined || liking.saved.includes(event.id) || fit(liking.taste, event) === 0)
    return null;
  const kind = likedKind(liking.taste, event);
  const category = event.categories.find((one) => one === kind);
  return category === undefined ? words.savedVenue : words.saved(category);
}
