import { cities, coalesce, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, ne, or } from 'drizzle-orm';

/** The guard that hides a city of the network that is not hidden. */
export function hideCity(slug: string): Statement {
  return write
    .update(cities)
    .set({ isHidden: true })
    .where(and(eq(cities.slug, slug), ne(cities.status, 'known'), eq(cities.isHidden, false)));
}

/** The guard that opens a city of the network to visitors. */
export function showCity(slug: string, now: Instant): Statement {
  return write
    .update(cities)
    .set({ isHidden: false, status: 'live', addedAt: coalesce(cities.addedAt, now) })
    .where(
      and(eq(cities.slug, slug), ne(cities.status, 'known'), or(eq(cities.isHidden, true), ne(cities.status, 'live'))),
    );
}

/** Takes a city into the network, hidden, so that its sources may be read; one that is in it stays as it is. */
export function configureCity(slug: string, now: Instant): Statement {
  return write
    .update(cities)
    .set({ status: 'configured', isHidden: true, addedAt: now })
    .where(and(eq(cities.slug, slug), eq(cities.status, 'known')));
}
