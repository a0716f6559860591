export type { KeptApart } from './apart.ts';
export { assign } from './assign.ts';
export { isNamedFor } from './named-for.ts';
export { DOORS_MS, type KnownShowing, type Showing } from './showing.ts';
export { SERIES_GAP_MS } from './shows.ts';
export { freeSlug, slugFor } from './slug.ts';
export { similarity } from './titles.ts';
export { isSameVenue, namesAPlace, type VenueParts, venueParts } from './venues.ts';
export { titleKey } from './words.ts';
