import {
  cities,
  either,
  named,
  nullable,
  number,
  type Reading,
  type RowOf,
  rowsOf,
  sourceRecoveries,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, count, countDistinct, desc, eq, gte, isNotNull } from 'drizzle-orm';

const { sourceId, citySlug, attemptedAt, alternativeUrl, method } = sourceRecoveries;
const counts = { attempts: number, lost: number, recovered: number };
const CITIES = rowsOf('recovery.cities', { city: cities.name, state: cities.state, ...counts });
const METHODS = rowsOf('recovery.methods', { method: nullable(method), recovered: number });

const isSince = (since: Instant, slug: string | null) =>
  and(gte(attemptedAt, since), slug === null ? undefined : eq(citySlug, slug));

/** By city: attempts since then, the sources looked for, and those found again. */
export function recoveriesByCity(since: Instant, slug: string | null): Reading<RowOf<typeof CITIES>> {
  const byCity = write
    .select({
      citySlug,
      attempts: count().as('attempts'),
      lost: countDistinct(sourceId).as('lost'),
      recovered: countDistinct(either(isNotNull(alternativeUrl), sourceId, null)).as('recovered'),
    })
    .from(sourceRecoveries)
    .where(isSince(since, slug))
    .groupBy(citySlug)
    .as('by_city');
  const { attempts, lost, recovered } = byCity;
  const query = write
    .select({ city: named(cities.name, 'city'), state: cities.state, attempts, lost, recovered })
    .from(byCity)
    .innerJoin(cities, eq(cities.slug, byCity.citySlug))
    .orderBy(desc(lost), asc(cities.name));
  return { query: query.getSQL(), rows: CITIES };
}

export function recoveriesByMethod(since: Instant, slug: string | null): Reading<RowOf<typeof METHODS>> {
  const query = write
    .select({ method, recovered: count().as('recovered') })
    .from(sourceRecoveries)
    .where(and(isSince(since, slug), isNotNull(alternativeUrl)))
    .groupBy(method);
  return { query: query.getSQL(), rows: METHODS };
}
