import { CATEGORY_IMAGES_MAX } from '@marquee/contract';
import type { categoryImages, Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** The guard of a new image: its number is still free, and its category is not full. */
export function insertCategoryImage(row: typeof categoryImages.$inferSelect): Statement {
  const { category, number, hash, prompt, tags, madeBy, generatedAt, isApplied } = row;
  return sql`INSERT OR IGNORE INTO category_images (category, number, hash, prompt, tags, made_by, generated_at, is_applied)
    SELECT ${category}, ${number}, ${hash}, ${prompt}, ${JSON.stringify(tags)}, ${madeBy}, ${generatedAt}, ${Number(isApplied)}
    WHERE (SELECT count(*) FROM category_images WHERE category = ${category}) < ${CATEGORY_IMAGES_MAX}`;
}
