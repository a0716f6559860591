import { CARD_SOURCES } from '@marquee/contract';
import { given, maybe, type RowOf, reading, sourceEventCounts, sources, write } from '@marquee/db';
import { and, asc, eq, gt, inArray, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { id, citySlug, name, url, status, tier, health, runs, failedRuns, usualYield, discoveryMethod } = sources;
const picked = { id, citySlug, name, url, status, tier, health, runs, failedRuns, usualYield };
export type CitySourceRow = RowOf<ReturnType<typeof sourceOfCity>['rows']>;

/** The first sources of each city, by the index of their order: few rows a city, however many it has. */
export function firstSources(slugs: readonly string[]) {
  const asked = given(slugs);
  const own = alias(sources, 'own');
  const first = write
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.citySlug, asked.value), ne(own.discoveryMethod, 'form')))
    .orderBy(asc(own.id))
    .limit(CARD_SOURCES);
  return reading('city-management.first-sources', picked, (columns) =>
    write
      .select(columns)
      .from(asked.table)
      .crossJoin(sources)
      .where(inArray(id, first))
      .orderBy(asc(citySlug), asc(id)),
  );
}

/** What people send in by the form is no source that can be steered. */
const sourcesWhere = (where: SQL | undefined, limit: number) =>
  reading('city-management.sources', picked, (columns) =>
    write
      .select(columns)
      .from(sources)
      .where(and(where, ne(discoveryMethod, 'form')))
      .orderBy(asc(id))
      .limit(limit),
  );

export const sourcesPage = (slug: string, after: string, limit: number) =>
  sourcesWhere(and(eq(citySlug, slug), gt(id, after)), limit);

/** The source of a city at an address. */
export const sourceOfCity = (slug: string, address: string) =>
  sourcesWhere(and(eq(url, address), eq(citySlug, slug)), 1);

/** Every source of a city with the count of its events, none of which is read. */
export const allSources = (slug: string) =>
  reading('city-management.all-sources', { ...picked, events: maybe(sourceEventCounts.events) }, (columns) =>
    write
      .select(columns)
      .from(sources)
      .leftJoin(sourceEventCounts, eq(sourceEventCounts.sourceId, id))
      .where(eq(citySlug, slug)),
  );
