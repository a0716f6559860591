import { CATEGORIES } from '@marquee/contract';
import { nullable, number, type Reading, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const BY_CATEGORY = rowsOf('images.needing', { category: nullable(text), total: number });

/** Upcoming events without an image of their own, by first category, for those categories that have none in rotation: from the kept counts. */
export const eventsNeeding: Reading<{ category: string | null; total: number }> = {
  query: sql`SELECT category, events AS total FROM picture_needs
    WHERE events > 0 AND category NOT IN (SELECT category FROM category_rotation WHERE slot = 0)`,
  rows: BY_CATEGORY,
};

/** Listed events by category, and all of them under an empty name, from the counts that are kept. */
export const eventsListed: Reading<{ category: string | null; total: number }> = {
  query: sql`SELECT k.value AS category, coalesce(sum(n.total), 0) AS total
    FROM json_each(${JSON.stringify(['', ...CATEGORIES])}) k CROSS JOIN cities c
    CROSS JOIN listing_counts n ON n.scope = c.slug || CASE k.value WHEN '' THEN '' ELSE '/' || k.value END GROUP BY 1`,
  rows: BY_CATEGORY,
};

const TOTALS = rowsOf('images.category-totals', { category: text, total: number, sample: text });

/** Images by category, applied or not, and the hash of one, preferably an applied one. */
export const categoryTotals: Reading<{ category: string; total: number; sample: string }> = {
  query: sql`SELECT category, count(*) AS total, (SELECT o.hash FROM category_images o WHERE o.category = c.category
      ORDER BY o.is_applied DESC, o.number LIMIT 1) AS sample FROM category_images c GROUP BY 1`,
  rows: TOTALS,
};
