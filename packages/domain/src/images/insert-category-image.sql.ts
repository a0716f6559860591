import { CATEGORY_IMAGES_MAX } from '@marquee/contract';
import { categoryImages, rowIf, type Statement, scalar, write } from '@marquee/db';
import { count, eq, lt } from 'drizzle-orm';

/** The guard of a new image: its number is still free, and its category is not full. */
export function insertCategoryImage(row: typeof categoryImages.$inferSelect): Statement {
  const there = write.select({ n: count() }).from(categoryImages).where(eq(categoryImages.category, row.category));
  return write
    .insert(categoryImages)
    .select(rowIf(categoryImages, row, lt(scalar(there), CATEGORY_IMAGES_MAX)))
    .onConflictDoNothing();
}
