import { type CategoryImageStats, DAILY_GENERATIONS, IMAGE_CATEGORIES, type ImageStats } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { percentOf } from '@marquee/kernel';
import { isAllowed } from '../controls/index.ts';
import type { ReadDeps } from '../deps.ts';
import { isCategoryServing } from './category-serving.ts';
import { generationsUsed } from './daily-limit.ts';
import { categoryTotals, eventsListed, eventsNeeding } from './image-stats.sql.ts';

type Totals = ReadonlyArray<{ category: string | null; total: number }>;

const sumOf = (rows: Totals) => rows.reduce((sum, { total }) => sum + total, 0);

/** Spec: ENT-038. `model`: the engine's image model, null where none is configured, undefined where the engine did not answer. */
export async function categoryImageStats(
  deps: ReadDeps,
  model: string | null | undefined,
): Promise<CategoryImageStats> {
  const [[needing, listed, totals], used, permission] = await Promise.all([
    readTogether(deps.db, [eventsNeeding, eventsListed, categoryTotals]),
    generationsUsed(deps),
    isAllowed(deps, 'imageGeneration', null),
  ]);
  const of = (rows: Totals, name: string) => rows.find(({ category }) => category === name)?.total ?? 0;
  return {
    totalImages: sumOf(totals),
    categoriesWithImages: totals.length,
    dailyGenerationsUsed: used,
    dailyLimit: DAILY_GENERATIONS,
    eventsNeedingImages: sumOf(needing),
    isOn: permission.allowed,
    model,
    categories: IMAGE_CATEGORIES.map((name) => {
      const imageCount = of(totals, name);
      const sample = totals.find(({ category }) => category === name)?.sample;
      const imageUrl = sample === undefined ? null : `/media/${sample}`;
      return { name, hasImages: imageCount > 0, imageCount, imageUrl, eventCount: of(listed, name) };
    }),
  };
}

/** Spec: ENT-054. The master switch turns dynamic generation off as well; category images depend on neither (docs/spec/decisions.md 97). */
export async function imageStats(deps: ReadDeps, imageModel: string | null | undefined): Promise<ImageStats> {
  const [[needing, listed], used, categoryImagesEnabled, generation, dynamic] = await Promise.all([
    readTogether(deps.db, [eventsNeeding, eventsListed]),
    generationsUsed(deps),
    isCategoryServing(deps),
    isAllowed(deps, 'imageGeneration', null),
    isAllowed(deps, 'dynamicImageGeneration', null),
  ]);
  const totalEvents = listed.find(({ category }) => category === '')?.total ?? 0;
  const eventsWithoutImages = Math.min(totalEvents, sumOf(needing));
  const eventsWithImages = totalEvents - eventsWithoutImages;
  return {
    imageStats: {
      imageCompletionRate: percentOf(eventsWithImages, totalEvents),
      eventsWithImages,
      totalEvents,
      eventsWithoutImages,
    },
    processingStats: {
      dailyGenerationsUsed: used,
      dailyLimit: DAILY_GENERATIONS,
      generationsRemaining: Math.max(0, DAILY_GENERATIONS - used),
    },
    systemStatus: {
      categoryImagesEnabled,
      imageGenerationEnabled: generation.allowed,
      dynamicImageGenerationEnabled: generation.allowed && dynamic.allowed,
      imageModel,
    },
  };
}
