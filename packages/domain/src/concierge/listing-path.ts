import { filtersOn } from '@marquee/contract';
import { soughtWords } from './matching/matched-words.ts';
import { radiusOf, type Wish } from './reading/wish.ts';
import type { Place } from './tools.ts';
import { filtersOfWish, isEvening, needsLook, SORTS } from './tools.ts';

/** The listing with all that a wish finds; null if it does not know one of its filters. */
export function listingPath({ city, state }: Place, wish: Wish, today: string): string | null {
  const { from, to, categories, words, party, within, sort } = wish;
  // A search of the listing has no `or`.
  if (words?.includes(' or ')) return null;
  if (wish.plan || wish.orCity || needsLook(wish) || (party !== undefined && party !== 'kids') || categories.length > 1)
    return null;
  const evening = isEvening(wish);
  // The listing knows evenings as those of today alone.
  if (evening && !(from === today && to === today)) return null;
  const query = new URLSearchParams({
    city,
    state,
    ...(words ? { q: soughtWords(words).join(' ') } : {}),
    ...(categories[0] ? { category: categories[0].toLowerCase() } : {}),
    ...(evening ? { when: 'tonight' } : from && to ? { from, to } : {}),
    ...Object.fromEntries(filtersOn(filtersOfWish(wish)).map((filter) => [filter, 'true'])),
    ...(within ? { within: String(radiusOf(within)) } : {}),
    ...(sort === undefined ? {} : { sort: SORTS[sort] }),
  });
  return `/events?${query.toString()}`;
}
