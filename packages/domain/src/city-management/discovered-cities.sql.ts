import type { DiscoveredStatus } from '@marquee/contract';
import {
  cities,
  countOf,
  discoveredCities,
  figures,
  flag,
  isBefore,
  named,
  number,
  type Reading,
  type RowOf,
  rowsOf,
  truthOf,
  write,
} from '@marquee/db';
import { and, desc, eq, getTableColumns, not, type SQL } from 'drizzle-orm';

const { id, status, discoveredAt, citySlug } = discoveredCities;
const columns = { ...getTableColumns(discoveredCities), city: cities.name, state: cities.state };
const CITY = rowsOf('city-management.discovered', { ...columns, isLive: flag, isHidden: flag });
export type DiscoveredRow = RowOf<typeof CITY>;

const COUNTS = rowsOf('city-management.discovered-counts', { pending: number, approved: number, rejected: number });

const rows = (where: SQL | undefined) =>
  write
    .select({
      ...columns,
      city: named(cities.name, 'city'),
      isLive: truthOf(and(eq(cities.status, 'live'), not(eq(cities.isHidden, true)))).as('is_live'),
      isHidden: cities.isHidden,
    })
    .from(discoveredCities)
    .innerJoin(cities, eq(cities.slug, citySlug))
    .where(where)
    .orderBy(desc(discoveredAt), desc(id));

/** Newest first, before a place in the list. */
export function discoveredPage(
  wanted: DiscoveredStatus | 'all',
  before: readonly [number, string] | null,
  limit: number,
): Reading<DiscoveredRow> {
  const isWanted = wanted === 'all' ? undefined : eq(status, wanted);
  const isOlder = before ? isBefore([discoveredAt, id], before) : undefined;
  return { query: rows(and(isWanted, isOlder)).limit(limit).getSQL(), rows: CITY };
}

export function oneDiscovered(wanted: string): Reading<DiscoveredRow> {
  return { query: rows(eq(id, wanted)).getSQL(), rows: CITY };
}

const called = (wanted: DiscoveredStatus) =>
  countOf(write.select({ id }).from(discoveredCities).where(eq(status, wanted)));

/** By index; there is one proposal for a city at most. */
export const discoveredCounts: Reading<RowOf<typeof COUNTS>> = {
  query: figures({ pending: called('pending'), approved: called('approved'), rejected: called('rejected') }),
  rows: COUNTS,
};
