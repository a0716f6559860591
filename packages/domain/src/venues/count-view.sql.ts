import type { Statement } from '@marquee/db';
import type { LocalDate } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

export function addView(slug: string, day: LocalDate): Statement {
  return sql`INSERT INTO venue_views (venue_slug, day, views) SELECT slug, ${day}, 1 FROM venues WHERE slug = ${slug}
    ON CONFLICT (venue_slug, day) DO UPDATE SET views = views + 1`;
}
