import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import { sentence } from '../sentence.ts';
import { IMAGE_CATEGORIES, MADE_BY } from './pictures.ts';

/** An image of a category (spec: ENT-037). */
export const categoryImage = z.object({
  url: z.string(),
  prompt: z.string(),
  tags: z.array(z.string()),
  /** ISO instant. */
  generatedAt: z.string(),
  /** It is in rotation. */
  isApplied: z.boolean(),
  madeBy: z.enum(MADE_BY),
});
export type CategoryImage = z.output<typeof categoryImage>;

/** Spec: ENT-038. */
export const categoryImageStats = z.object({
  totalImages: z.number().int(),
  categoriesWithImages: z.number().int(),
  dailyGenerationsUsed: z.number().int(),
  dailyLimit: z.number().int(),
  /** Events for which only a poster is shown. */
  eventsNeedingImages: z.number().int(),
  /** Images can be made now. */
  isOn: z.boolean(),
  /** The image model; null: images are drawn. Undefined where the engine did not answer. */
  model: z.string().nullable().optional(),
  categories: z.array(
    z.object({
      name: z.enum(IMAGE_CATEGORIES),
      hasImages: z.boolean(),
      imageCount: z.number().int(),
      /** One of its images, preferably in rotation. */
      imageUrl: z.string().nullable(),
      /** Of upcoming events. */
      eventCount: z.number().int(),
    }),
  ),
});
export type CategoryImageStats = z.output<typeof categoryImageStats>;

/** Spec: ENT-054. */
export const imageStats = z.object({
  imageStats: z.object({
    /** Percent; null without events. */
    imageCompletionRate: z.number().nullable(),
    eventsWithImages: z.number().int(),
    totalEvents: z.number().int(),
    eventsWithoutImages: z.number().int(),
  }),
  processingStats: z.object({
    dailyGenerationsUsed: z.number().int(),
    dailyLimit: z.number().int(),
    generationsRemaining: z.number().int(),
  }),
  systemStatus: z.object({
    categoryImagesEnabled: z.boolean(),
    dynamicImageGenerationEnabled: z.boolean(),
    imageGenerationEnabled: z.boolean(),
    /** The image model; null: images are drawn. Undefined where the engine did not answer. */
    imageModel: z.string().nullable().optional(),
  }),
});
export type ImageStats = z.output<typeof imageStats>;

/** Spec: ENT-055. */
export const imagelessEvent = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  venue: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  categories: z.array(z.enum(CATEGORIES)),
  /** Why its source's image is not shown; null: the source has none. */
  reason: sentence.nullable(),
});
export type ImagelessEvent = z.output<typeof imagelessEvent>;
/** Before it is written, as the two below. */
export type ToldImagelessEvent = z.input<typeof imagelessEvent>;

/** `source`: of its source; `category`: of its category; `model`: made by a model; `drawn`: drawn by us. */
const IMAGE_TYPES = ['source', 'category', 'model', 'drawn'] as const;

/** Spec: ENT-056. */
export const imageResult = z.object({
  success: z.boolean(),
  /** Why not; null on success. */
  reason: sentence.nullable(),
  message: sentence,
  imageType: z.enum(IMAGE_TYPES).nullable(),
});
export type ImageResult = z.output<typeof imageResult>;
export type ToldImageResult = z.input<typeof imageResult>;

export const batchResult = z.object({
  message: sentence,
  summary: z.object({ processed: z.number().int(), generated: z.number().int(), skipped: z.number().int() }),
});
export type BatchResult = z.output<typeof batchResult>;
export type ToldBatchResult = z.input<typeof batchResult>;
