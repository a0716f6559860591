import { CATEGORIES } from '@marquee/contract';
import { behind, type Database, joined, lengthOf, listingCounts, plus, slugTable } from '@marquee/db';
import { and, gt, lt, type SQL } from 'drizzle-orm';
import { askedPlace, type PlaceQuery } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';

/** Coming events by category, zero where there are none; one read a category of each city. */
export async function countCategories(deps: ReadDeps, query: PlaceQuery): Promise<Record<string, number>> {
  const { db } = await ofPlace(deps, query);
  const rows = await readCounts(db, askedPlace(query, deps.place).slugs);
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
  for (const { category, total } of rows)
    if (Object.hasOwn(counts, category)) counts[category] = (counts[category] ?? 0) + total;
  return counts;
}

/** The counts that are kept of the categories of some cities, each city's own: from a slash to the next character. */
function readCounts(db: Database, slugs: SQL) {
  const place = slugTable(slugs);
  const { scope, total } = listingCounts;
  return db
    .select({ category: behind(scope, plus(lengthOf(place.slug), 1)), total })
    .from(place.table)
    .crossJoin(listingCounts)
    .where(and(gt(scope, joined(place.slug, '/')), lt(scope, joined(place.slug, '0'))));
}
