import type { Category } from '../categories.ts';

/** Who made a picture: its source, our drawing, or a model. The last two are labelled wherever they are shown (BEY-35). */
const PICTURE_ORIGINS = ['source', 'drawn', 'model'] as const;
export type PictureOrigin = (typeof PICTURE_ORIGINS)[number];
export const MADE_BY = ['drawn', 'model'] as const;
export type MadeBy = (typeof MADE_BY)[number];

/** Categories that have images of their own (spec: CONST-009). */
export const IMAGE_CATEGORIES = [
  'Music',
  'Food',
  'Arts',
  'Outdoor',
  'Sports',
  'Social',
  'Nightlife',
  'Health',
  'Business',
  'Education',
] as const satisfies readonly Category[];
export type ImageCategory = (typeof IMAGE_CATEGORIES)[number];

/** Most images of one category, and the places of its rotation: an event keeps its place, so its image changes only with the rotation. */
export const CATEGORY_IMAGES_MAX = 24;

/** Images made in a UTC day, drawn or by a model, for categories and events together. */
export const DAILY_GENERATIONS = 50;

/** How long a request that makes images may take (spec: CATIMG-10). */
export const GENERATION_SECONDS = 60;

/** Events in one batch (spec: IMG-05). */
export const BATCH_MAX = 50;
export const BATCH_DEFAULT = 10;

/** Smallest picture that is shown; the card of a phone is 320 pixels wide. */
export const SMALLEST_PICTURE = { width: 200, height: 120 } as const;

/** From so many events of one source on, a picture says nothing about any of them. */
export const REPEATED_ON = 20;
