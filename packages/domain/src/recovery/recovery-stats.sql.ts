import { cities, either, reading, sourceRecoveries, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, count, countDistinct, desc, eq, gte, isNotNull } from 'drizzle-orm';

const { sourceId, citySlug, attemptedAt, alternativeUrl, method } = sourceRecoveries;

const isSince = (since: Instant, slug: string | null) =>
  and(gte(attemptedAt, since), slug === null ? undefined : eq(citySlug, slug));

/** By city: attempts since then, the sources looked for, and those found again. */
export function recoveriesByCity(since: Instant, slug: string | null) {
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
  return reading('recovery.cities', { city: cities.name, state: cities.state, attempts, lost, recovered }, (columns) =>
    write
      .select(columns)
      .from(byCity)
      .innerJoin(cities, eq(cities.slug, byCity.citySlug))
      .orderBy(desc(lost), asc(cities.name)),
  );
}

export const recoveriesByMethod = (since: Instant, slug: string | null) =>
  reading('recovery.methods', { method, recovered: count() }, (columns) =>
    write
      .select(columns)
      .from(sourceRecoveries)
      .where(and(isSince(since, slug), isNotNull(alternativeUrl)))
      .groupBy(method),
  );
