import { CATEGORIES } from '@marquee/contract';
import { askedPlace, type PlaceQuery } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { readCounts } from './count-categories.sql.ts';

/** Coming events by category, zero where there are none; one read a category of each city. */
export async function countCategories(deps: ReadDeps, query: PlaceQuery): Promise<Record<string, number>> {
  const { db } = await ofPlace(deps, query);
  const rows = await readCounts(db, askedPlace(query, deps.place).slugs);
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
  for (const { category, total } of rows)
    if (Object.hasOwn(counts, category)) counts[category] = (counts[category] ?? 0) + total;
  return counts;
}
