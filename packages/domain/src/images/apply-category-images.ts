import type { ImageCategory } from '@marquee/contract';
import { atomically, categoryImages, write } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { rowsOfCategory } from './list-category-images.ts';
import { rotate } from './rotation.sql.ts';
import { hashOf } from './to-category-image.ts';

/** Takes one image into rotation, or out of it; doing it twice changes it once. Throws Reject (404) for an image that the category does not have. */
export async function applyCategoryImage(
  deps: ChangeDeps,
  caller: Caller,
  { category, imageUrl, isApplied }: { category: ImageCategory; imageUrl: string; isApplied: boolean },
): Promise<number> {
  const hash = hashOf(imageUrl);
  const found = (await rowsOfCategory(deps, category)).filter((row) => row.hash === hash);
  if (hash === null || found.length === 0) throw notFound('image');
  if (found.every((row) => row.isApplied === isApplied)) return 0;
  await atomically(deps.db, [
    write
      .update(categoryImages)
      .set({ isApplied })
      .where(and(eq(categoryImages.category, category), eq(categoryImages.hash, hash))),
    ...rotate([category]),
    auditEntry(deps, caller, {
      action: isApplied ? 'image.apply' : 'image.unapply',
      subject: `images:${category}`,
      before: { isApplied: !isApplied },
      after: { isApplied, image: imageUrl },
    }),
  ]);
  return found.length;
}

/** Takes all images of a category into rotation; returns how many were not. */
export async function applyAllCategoryImages(
  deps: ChangeDeps,
  caller: Caller,
  category: ImageCategory,
): Promise<{ applied: number }> {
  const out = (await rowsOfCategory(deps, category)).filter(({ isApplied }) => !isApplied);
  if (out.length === 0) return { applied: 0 };
  await atomically(deps.db, [
    write.update(categoryImages).set({ isApplied: true }).where(eq(categoryImages.category, category)),
    ...rotate([category]),
    auditEntry(deps, caller, {
      action: 'image.apply',
      subject: `images:${category}`,
      before: null,
      after: { images: out.length },
    }),
  ]);
  return { applied: out.length };
}
