import { CATEGORIES } from '@marquee/contract';
import { listingCounts, valuesIn } from '@marquee/db';
import { inArray } from 'drizzle-orm';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';

/** Upcoming events by category, including zeros; one read per category. */
export async function countCategories(
  deps: ReadDeps,
  query: { city?: string | undefined; state?: string | undefined },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
  const { slug } = await readCity(deps, query);
  if (slug === null) return counts;
  const scopes = CATEGORIES.map((category) => `${slug}/${category}`);
  const rows = await deps.db
    .select()
    .from(listingCounts)
    .where(inArray(listingCounts.scope, valuesIn(scopes)));
  for (const row of rows) counts[row.scope.slice(slug.length + 1)] = row.total;
  return counts;
}
