import type { Category } from '@marquee/contract';
import type { Listed } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import type { Known } from './read-known.ts';
import type { Assigned, Reading } from './reading.ts';

/**
 * What a source lists after a read: the showings of this read, and those to come on its pages that had not changed. Held drafts are not published, so
 * they do not count. Null: it lists nothing.
 */
export function listedBy(
  { pageUrls }: Pick<Reading, 'pageUrls'>,
  assigned: ReadonlyArray<Pick<Assigned, 'eventId' | 'categories' | 'venue'>>,
  { own, shownAs, kinds: known }: Pick<Known, 'own' | 'shownAs' | 'kinds'>,
  gone: ReadonlySet<string>,
  now: Instant,
): Listed | null {
  const kinds = new Map<string, readonly Category[]>();
  const places = new Map<string, string>();
  const add = (eventId: string, categories: readonly Category[], venue: string | null) => {
    if (!kinds.has(eventId)) kinds.set(eventId, categories);
    const name = venue?.trim() ?? '';
    if (name !== '') places.set(name.toLowerCase(), name);
  };
  for (const { eventId, categories, venue } of assigned) add(eventId, categories, venue);
  for (const { key, eventId, isWithdrawn, startsAt, pageUrl, venue } of own) {
    if (isWithdrawn || gone.has(key) || startsAt <= now || pageUrls.includes(pageUrl)) continue;
    const shown = shownAs.get(eventId) ?? eventId;
    add(shown, known.get(shown) ?? [], venue);
  }
  if (kinds.size === 0) return null;
  const all = [...kinds.values()].flat();
  const categories = Object.fromEntries([...Map.groupBy(all, (each) => each)].map(([name, of]) => [name, of.length]));
  const [place = null] = places.size === 1 ? places.values() : [];
  return { events: kinds.size, categories, places: places.size, place };
}
