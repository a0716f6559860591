import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';
import { batchResult, categoryImage, categoryImageStats, imagelessEvent, imageResult, imageStats } from './console.ts';
import { BATCH_DEFAULT, BATCH_MAX, CATEGORY_IMAGES_MAX, GENERATION_SECONDS, IMAGE_CATEGORIES } from './pictures.ts';

/** Image types that the engine stores. Anything else is served as plain bytes, never as a page or an image with script. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Widths in pixels in which pictures are served: a card on a phone of two and of three dots a pixel, and an event's page. */
export const PICTURE_WIDTHS = ['480', '720', '1280'] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const category = z.enum(IMAGE_CATEGORIES, { error: `must be one of ${IMAGE_CATEGORIES.join(', ')}` });
const imageUrl = z.string().trim().min(1, 'must be the address of an image').max(2_000);
const count = z
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(CATEGORY_IMAGES_MAX, `must be at most ${CATEGORY_IMAGES_MAX}`);

export const imageEndpoints = defineEndpoints({
  getPicture: {
    kind: 'document',
    method: 'GET',
    path: '/media/:hash',
    access: 'public',
    summary:
      'A stored image under its hash, as its source published it; with `w` no wider than that, as AVIF or WebP if the client accepts it. It never changes, so it may be cached forever.',
    params: z.object({ hash: z.string() }),
    query: z.object({ w: z.enum(PICTURE_WIDTHS).optional() }),
    contentTypes: [...PICTURE_TYPES, 'application/octet-stream'],
  },

  getCategoryImageStats: {
    method: 'GET',
    path: '/api/admin/category-images/stats',
    access: 'admin',
    summary: 'How many images each category has, and how many were made today.',
    response: categoryImageStats,
  },

  generateCategoryImages: {
    method: 'POST',
    path: '/api/admin/category-images/generate',
    access: 'admin',
    changeSeconds: GENERATION_SECONDS,
    summary: 'Makes images for a category: by the image model if one is configured, else drawn.',
    body: z.object({ category, count }),
    response: z.object({ generated: z.number().int(), images: z.array(categoryImage), message: sentence }),
  },

  deleteCategoryImages: {
    method: 'DELETE',
    path: '/api/admin/category-images/:category',
    access: 'admin',
    summary: 'Removes all images of a category.',
    params: z.object({ category }),
    response: z.object({ removed: z.number().int() }),
  },

  deleteCategoryImage: {
    method: 'DELETE',
    path: '/api/admin/category-images/:category/:imageIndex',
    access: 'admin',
    summary:
      'Removes the image at a place of the list, if it is still the image of that address (docs/spec/decisions.md 95).',
    params: z.object({ category, imageIndex: z.coerce.number().int().min(0).max(CATEGORY_IMAGES_MAX) }),
    query: z.object({ imageUrl }),
    response: z.object({ removed: z.number().int() }),
  },

  applyCategoryImage: {
    method: 'POST',
    path: '/api/admin/category-images/apply',
    access: 'admin',
    summary: 'Takes an image into the rotation of its category.',
    body: z.object({ category, imageUrl }),
    response: z.object({ applied: z.number().int() }),
  },

  applyAllCategoryImages: {
    method: 'POST',
    path: '/api/admin/category-images/apply-all',
    access: 'admin',
    summary: 'Takes all images of a category into its rotation.',
    body: z.object({ category }),
    response: z.object({ applied: z.number().int() }),
  },

  unapplyCategoryImage: {
    method: 'POST',
    path: '/api/admin/category-images/unapply',
    access: 'admin',
    summary: 'Takes an image out of the rotation of its category.',
    body: z.object({ category, imageUrl }),
    response: z.object({ unapplied: z.number().int() }),
  },

  listCategoryImages: {
    method: 'GET',
    path: '/api/admin/category-images/all/:category',
    access: 'admin',
    summary: 'All images of a category, the oldest first.',
    params: z.object({ category }),
    response: z.object({ category: z.string(), images: z.array(categoryImage) }),
  },

  getImageStats: {
    method: 'GET',
    path: '/api/admin/phase4/image-stats',
    access: 'admin',
    summary: 'How many events have an image, how many images were made today, and which parts are on.',
    response: imageStats,
  },

  switchCategoryServing: {
    method: 'POST',
    path: '/api/admin/phase4/category-serving',
    access: 'admin',
    summary: 'Turns the serving of category images on or off (docs/spec/decisions.md 97).',
    body: z.object({ enabled: z.boolean() }),
    response: z.object({ enabled: z.boolean() }),
  },

  listEventsWithoutImages: {
    method: 'GET',
    path: '/api/admin/phase4/events-without-images',
    access: 'admin',
    summary: 'Upcoming events for which only a poster is shown, the next ones first, with the reason.',
    response: z.object({ count: z.number().int(), events: z.array(imagelessEvent) }),
  },

  generateEventImage: {
    method: 'POST',
    path: '/api/admin/phase4/generate-event-image',
    access: 'admin',
    changeSeconds: GENERATION_SECONDS,
    summary:
      'Finds or makes an image for one event: its source’s, its category’s, else a made one within the daily limit.',
    body: z.object({ eventId: z.string().min(1).max(100) }),
    response: imageResult,
  },

  batchGenerateImages: {
    method: 'POST',
    path: '/api/admin/phase4/batch-generate-images',
    access: 'admin',
    changeSeconds: GENERATION_SECONDS,
    summary: 'The same for the next events without an image.',
    body: z.object({
      limit: z
        .number()
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(BATCH_MAX, `must be at most ${BATCH_MAX}`)
        .default(BATCH_DEFAULT),
    }),
    response: batchResult,
  },

  testImageValidation: {
    method: 'POST',
    path: '/api/admin/phase4/test-image-validation',
    access: 'admin',
    trialSeconds: 30,
    summary: 'Fetches an image as the engine would, and says whether it would be shown; stores nothing.',
    body: z.object({ imageUrl }),
    response: z.object({
      validation: z.object({
        isValid: z.boolean(),
        reason: sentence.nullable(),
        width: z.number().int().nullable(),
        height: z.number().int().nullable(),
      }),
    }),
  },
});
