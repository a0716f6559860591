import type { ImageCategory } from '@marquee/contract';
import { atomically, categoryImages, committed, write } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { rowsOfCategory } from './list-category-images.ts';
import { rotate } from './rotation.sql.ts';

/** Removes all images of a category. Without any, nothing happens. */
export async function deleteCategoryImages(
  deps: ChangeDeps,
  caller: Caller,
  category: ImageCategory,
): Promise<{ removed: number }> {
  const rows = await rowsOfCategory(deps, category);
  if (rows.length === 0) return { removed: 0 };
  await atomically(deps.db, [
    write.delete(categoryImages).where(eq(categoryImages.category, category)),
    ...rotate([category]),
    auditEntry(deps, caller, {
      action: 'image.delete-all',
      subject: `images:${category}`,
      before: { images: rows.length },
      after: null,
    }),
  ]);
  return { removed: rows.length };
}

const CHANGED = say('reply.listImagesHasChangedMeanwhile');

/**
 * Removes the image at a place of the list, if it is the one that the administrator saw there: after another one's deletion the
 * place is taken by its neighbor (docs/spec/decisions.md 95). Throws Reject (409) otherwise.
 */
export async function deleteCategoryImage(
  deps: ChangeDeps,
  caller: Caller,
  { category, imageIndex, imageUrl }: { category: ImageCategory; imageIndex: number; imageUrl: string },
): Promise<{ removed: number }> {
  const row = (await rowsOfCategory(deps, category))[imageIndex];
  if (!row || `/media/${row.hash}` !== imageUrl) throw new Reject(409, 'image-moved', CHANGED);
  const guard = write
    .delete(categoryImages)
    .where(and(eq(categoryImages.category, category), eq(categoryImages.number, row.number)));
  const entry = auditEntry(deps, caller, {
    action: 'image.delete',
    subject: `images:${category}`,
    before: { image: imageUrl, prompt: row.prompt },
    after: null,
  });
  if (!(await committed(deps.db, [...rotate([category]), entry], [guard])))
    throw new Reject(409, 'image-moved', CHANGED);
  return { removed: 1 };
}
