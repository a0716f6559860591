import { bound, plus, type Statement, venues, venueViews, write } from '@marquee/db';
import type { LocalDate } from '@marquee/kernel';
import { eq } from 'drizzle-orm';

export function addView(slug: string, day: LocalDate): Statement {
  const venue = write
    .select({ venueSlug: venues.slug, day: bound(day).as('day'), views: bound(1).as('views') })
    .from(venues)
    .where(eq(venues.slug, slug));
  return write
    .insert(venueViews)
    .select(venue)
    .onConflictDoUpdate({ target: [venueViews.venueSlug, venueViews.day], set: { views: plus(venueViews.views, 1) } });
}
