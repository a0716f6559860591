import type { ToldRecovery } from '@marquee/contract';
import { cities, sourceRecoveries } from '@marquee/db';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

interface Asked {
  city?: string | undefined;
  state?: string | undefined;
  recovered?: 'true' | 'false' | undefined;
  limit: number;
}

/** The last attempts to find lost sources again, newest first. One counts as recovered if there is an alternative address (spec: RECOV-06). */
export async function listRecoveries(
  deps: ReadDeps,
  { city, state, recovered, limit }: Asked,
): Promise<ToldRecovery[]> {
  const slug = city && state ? (await knownCity(deps, city, state)).slug : null;
  const { alternativeUrl, citySlug, attemptedAt, id } = sourceRecoveries;
  const rows = await deps.db
    .select({ row: sourceRecoveries, city: cities.name, state: cities.state })
    .from(sourceRecoveries)
    .innerJoin(cities, eq(cities.slug, citySlug))
    .where(
      and(
        slug === null ? undefined : eq(citySlug, slug),
        recovered === undefined ? undefined : recovered === 'true' ? isNotNull(alternativeUrl) : isNull(alternativeUrl),
      ),
    )
    .orderBy(desc(attemptedAt), desc(id))
    .limit(limit);
  return rows.map(({ row, ...place }) => ({
    sessionId: row.id,
    sourceId: row.sourceId,
    ...place,
    timestamp: isoOf(row.attemptedAt),
    method: row.method,
    tokenCost: row.tokens,
    requests: row.requests,
    validatedSources: [{ url: row.url, status: row.status, alternativeUrl: row.alternativeUrl, tier: row.tier }],
    detail: row.detail,
    tried: row.tried,
  }));
}
