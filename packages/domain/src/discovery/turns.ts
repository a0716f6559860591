import { FIRST_SEARCH_AFTER_MS } from '@marquee/contract';
import { cities, coalesce, discoveryTurns, insertRows, literal, plus, type Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Cities of the network that are due; those that were never looked at, an hour after they joined. */
export async function citiesDue({ db }: DbDeps, now: Instant, limit: number): Promise<string[]> {
  const due = coalesce(discoveryTurns.nextDueAt, plus(cities.addedAt, FIRST_SEARCH_AFTER_MS), 0);
  const rows = await db
    .select({ slug: cities.slug })
    .from(cities)
    .leftJoin(discoveryTurns, eq(discoveryTurns.citySlug, cities.slug))
    .where(and(ne(cities.status, literal('known')), lte(due, now)))
    .orderBy(asc(due), asc(cities.slug))
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

export function nextTurns(slugs: readonly string[], at: Instant): Statement {
  const rows = slugs.map((citySlug) => ({ citySlug, nextDueAt: at }));
  return insertRows(discoveryTurns, rows, { key: ['citySlug'], keep: [], minor: [] });
}
