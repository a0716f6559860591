import { CATEGORY_IMAGES_MAX, type ImageCategory } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

const SLOTS = JSON.stringify(Array.from({ length: CATEGORY_IMAGES_MAX }, (_, slot) => slot));

/** Derives the rotation of these categories from their applied images; none is in rotation while category images are not served. */
export function rotate(categories: readonly ImageCategory[]): Statement[] {
  const names = JSON.stringify(categories);
  return [
    sql`DELETE FROM category_rotation WHERE category IN (SELECT value FROM json_each(${names}))`,
    sql`INSERT INTO category_rotation (category, slot, image)
      SELECT i.category, s.value, i.made_by || ':' || i.hash FROM json_each(${SLOTS}) s
      JOIN (SELECT category, made_by, hash, row_number() OVER (PARTITION BY category ORDER BY number) - 1 AS place,
          count(*) OVER (PARTITION BY category) AS total
        FROM category_images WHERE is_applied = 1 AND category IN (SELECT value FROM json_each(${names}))) i
        ON i.place = s.value % i.total
      WHERE NOT EXISTS (SELECT 1 FROM image_switches WHERE name = 'category-serving' AND enabled = 0)`,
  ];
}
