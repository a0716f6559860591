export { assign, type KnownShowing, SERIES_GAP_MS, type Showing } from './assign.ts';
export { freeSlug, slugFor } from './slug.ts';
export { similarity, titleKey } from './titles.ts';
