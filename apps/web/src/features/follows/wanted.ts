import type { Follow } from '@marquee/contract';
import { shownLine } from '@marquee/kernel/shown-text';
import type { CallInput } from '../../api/call.ts';
import { FILTER_KEYS, FOLLOW_NAME_MAX } from '../../api/constants.generated.ts';
import { followText } from '../../messages/follows.ts';
import { t } from '../../messages/site.ts';
import { categoryMeant } from '../events/categories.ts';
import { filtersOn } from '../events/fact-filters.ts';
import { type FeedFilters, feedQuery } from '../feeds/feed-addresses.ts';
import { type Place, placeName } from '../place/place.ts';

/** What is sent to follow something. */
export type Wanted = CallInput<'addFollow'>['body'];

export const venueWanted = ({ city, state }: Place, venue: string): Wanted => ({
  kind: 'venue',
  name: shownLine(venue).slice(0, FOLLOW_NAME_MAX),
  query: { city, state, venue },
});

/** The shown list as a search, with a name made of its filters. */
export function searchWanted(place: Place, filters: FeedFilters): Wanted {
  const { q, category, venue, when, from, to } = filters;
  const days = when ? t(`when.${when}`) : [from, to].filter(Boolean).join(' – ');
  const what = [
    q && `“${q}”`,
    category && categoryMeant(category),
    venue,
    ...filtersOn(filters).map((filter) => t(`listing.${filter}`)),
    days,
  ].filter(Boolean);
  const name = followText('follows.near', {
    what: what.join(' · ') || followText('follows.all'),
    place: placeName(place),
  });
  const query = { ...feedQuery(place, filters), ...(category ? { category: category.slice(0, 40) } : {}) };
  return { kind: 'search', name: plain(name).slice(0, FOLLOW_NAME_MAX), query };
}

/** Without the invisible marks that keep a sentence's order. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

/** The follow that is the same as what is wanted. */
export function sameFollow(follows: readonly Follow[], wanted: Wanted): Follow | undefined {
  return follows.find(({ kind, query }) => {
    const { q, venue, city, state, when, from, to, within, categories } = query;
    const own = [
      q,
      venue,
      city,
      state,
      when,
      from,
      to,
      ...FILTER_KEYS.map((filter) => (query[filter] ? 'true' : undefined)),
      within || undefined,
      categories.toSorted().join(),
    ];
    const asked = wanted.query;
    const other = [
      asked.q,
      asked.venue,
      asked.city,
      asked.state,
      asked.when,
      asked.from,
      asked.to,
      ...FILTER_KEYS.map((filter) => asked[filter]),
      Number(asked.within ?? 0) || undefined,
      (asked.categories ?? '').split(',').filter(Boolean).sort().join(),
    ];
    return (
      kind === wanted.kind &&
      own.every((value, i) => String(value ?? '').toLowerCase() === String(other[i] ?? '').toLowerCase())
    );
  });
}
