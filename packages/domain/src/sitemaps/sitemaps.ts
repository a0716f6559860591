import { CATEGORIES } from '@marquee/contract';
import { cities, events, joined, listing, listingCounts, literal, venues } from '@marquee/db';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { ofCity } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { everywhere } from '../everywhere.ts';

/** Addresses on one page of a sitemap: a tenth of what the protocol allows (sitemaps.org), so that a page stays small. */
const PAGE_SIZE = 5_000;
const MAX_PAGES = 10;
/** Of the protocol, for the index. */
const MAX_SITEMAPS = 50_000;

/** The sitemaps: for each live city as many pages as its coming events need, with the time of its last read. */
export async function sitemapPages(deps: ReadDeps) {
  const rows = await everywhere(deps)
    .db.select({ slug: cities.slug, syncedAt: cities.syncedAt, total: listingCounts.total })
    .from(cities)
    .leftJoin(listingCounts, eq(listingCounts.scope, cities.slug))
    // The first condition is that of the index `cities_of_network`.
    .where(and(ne(cities.status, literal('known')), eq(cities.status, 'live'), eq(cities.isHidden, false)))
    .orderBy(asc(cities.state), asc(cities.slug))
    .limit(MAX_SITEMAPS);
  return [...Map.groupBy(rows, ({ slug }) => slug)].flatMap(([slug, each]) => {
    const changedAt = each.reduce<number | null>(
      (last, { syncedAt }) => Math.max(last ?? 0, syncedAt ?? 0) || null,
      null,
    );
    return Array.from({ length: pagesOf(largestOf(each)) }, (_, index) => ({ slug, page: index + 1, changedAt }));
  });
}

/** A page has that page of each database that has events of the city. */
const largestOf = (each: ReadonlyArray<{ total: number | null }>) =>
  Math.max(0, ...each.map(({ total }) => total ?? 0));

const pagesOf = (total: number) => Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE)));

/** One page of a city's sitemap: the city with its categories and venues that have events, and its coming events, the next ones first. Null for no such page. */
export async function citySitemap(given: ReadDeps, slug: string, page: number) {
  if (page < 1 || page > MAX_PAGES) return null;
  const deps = await ofCity(given, slug);
  const rows = await deps.db
    .select({ city: cities.name, state: cities.state, syncedAt: cities.syncedAt, total: listingCounts.total })
    .from(cities)
    .leftJoin(listingCounts, eq(listingCounts.scope, cities.slug))
    .where(and(eq(cities.slug, slug), eq(cities.status, 'live'), eq(cities.isHidden, false)));
  const [city] = rows;
  if (!city || page > pagesOf(largestOf(rows))) return null;
  const [categories, venuesHere, coming] = await Promise.all([
    page === 1 ? categoriesOf(deps, slug) : [],
    page === 1 ? venuesOf(deps, slug) : [],
    eventsOf(deps, slug, page),
  ]);
  return { ...city, categories, venues: venuesHere, events: coming };
}

async function categoriesOf(deps: ReadDeps, slug: string): Promise<string[]> {
  const scopes = CATEGORIES.map((category) => `${slug}/${category}`);
  const rows = await deps.db
    .select({ scope: listingCounts.scope })
    .from(listingCounts)
    .where(and(inArray(listingCounts.scope, scopes), gt(listingCounts.total, 0)));
  return rows.map(({ scope }) => scope.slice(slug.length + 1)).sort();
}

/** Venues at which something is coming. */
async function venuesOf(deps: ReadDeps, citySlug: string): Promise<string[]> {
  const rows = await deps.db
    .select({ slug: venues.slug })
    .from(venues)
    .innerJoin(listingCounts, eq(listingCounts.scope, joined(venues.citySlug, literal('@'), venues.listName)))
    .where(and(eq(venues.citySlug, citySlug), gt(listingCounts.total, 0)))
    .orderBy(asc(venues.slug))
    .limit(PAGE_SIZE);
  return rows.map(({ slug }) => slug);
}

function eventsOf(deps: ReadDeps, slug: string, page: number) {
  return deps.db
    .select({ slug: events.slug, changedAt: events.changedAt })
    .from(listing)
    .innerJoin(events, eq(events.seq, listing.eventSeq))
    .where(eq(listing.scope, slug))
    .orderBy(asc(listing.startsAt), asc(listing.eventSeq))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}
