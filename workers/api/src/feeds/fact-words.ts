import type { FactFilter, FactKey, FactValues } from '@marquee/contract';

/** Filters in the name of a feed: `Events in Columbia, SC: Music, free`. */
export const FILTER_WORDS: Readonly<Record<FactFilter, string>> = {
  free: 'free',
  family: 'family friendly',
};

/** What a feed says of each fact of an event; null where it says nothing of it. */
export const FACT_WORDS: { readonly [K in FactKey]: (value: FactValues[K], all: FactValues) => string | null } = {
  isOnline: (isOnline) => (isOnline ? 'This event takes place online.' : null),
  ages: (ages) => (ages === null ? null : ages === 'all' ? 'All ages.' : `Ages ${ages}.`),
  familyFriendly: (isStated, { ages }) => (isStated && ages === null ? 'Family friendly, as a source says.' : null),
};
