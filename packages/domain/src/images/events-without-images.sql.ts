import { CATEGORIES, type Category } from '@marquee/contract';
import { events, images, nullable, type Reading, rowsOf } from '@marquee/db';
import type { Sentence } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const IMAGELESS = rowsOf('images.without', {
  id: events.id,
  slug: events.slug,
  title: events.title,
  venue: events.venue,
  citySlug: events.citySlug,
  city: events.city,
  state: events.state,
  categories: events.categories,
  nextStartsAt: events.nextStartsAt,
  reason: nullable(images.refusal),
  attemptedAt: nullable(events.nextStartsAt),
});

export interface ImagelessRow {
  id: string;
  slug: string;
  title: string;
  venue: string | null;
  citySlug: string;
  city: string;
  state: string;
  categories: Category[];
  nextStartsAt: number;
  reason: Sentence | null;
  attemptedAt: number | null;
}

/** One reading for each category without an image in rotation: its next events for which only a poster is shown, in index order. */
export function imagelessOf(category: Category, limit: number): Reading<ImagelessRow> {
  return {
    query: sql`SELECT e.id, e.slug, e.title, e.venue, e.city_slug, e.city, e.state, e.categories, e.next_starts_at,
        coalesce(i.refusal, a.failure) AS reason, t.at AS attempted_at
      FROM events e LEFT JOIN image_addresses a ON a.url = e.image_source_url LEFT JOIN images i ON i.hash = a.hash
      LEFT JOIN image_attempts t ON t.event_id = e.id
      WHERE e.image_hash IS NULL AND e.made_image IS NULL AND e.status IN ('active', 'cancelled', 'postponed')
        AND e.categories->>'$[0]' = ${category}
        AND NOT EXISTS (SELECT 1 FROM category_rotation r WHERE r.category = ${category} AND r.slot = 0)
      ORDER BY e.next_starts_at LIMIT ${limit}`,
    rows: IMAGELESS,
  };
}

export const ALL_CATEGORIES: readonly Category[] = CATEGORIES;
