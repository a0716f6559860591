import { TROUBLED_HEALTHS, type TroubledHealth } from '@marquee/contract';
import { cities, coalesce, literal, sources } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { failingCities, failingSources } from './anomalies.sql.ts';
import { ALL_FAIL, sourceAnomaly, UNREAD_MS, unread } from './anomaly-rules.ts';

/** The maximum number of sources per health and of cities per problem. */
const MOST = 20;

/**
 * What needs attention (spec: ENT-024): cities that cannot be or are not read, then sources with problems; and how many sources have any, as
 * the dashboard counts them.
 */
export async function listAnomalies(deps: NowDeps) {
  const now = deps.clock.now();
  const [failing, silent, [count], ...troubled] = await Promise.all([
    failingCities(deps.db, MOST),
    silentCities(deps, now),
    failingSources(deps.db),
    ...TROUBLED_HEALTHS.map((health) => troubledSources(deps, health)),
  ]);
  const items = [
    ...failing.map((city) => ({ ...city, ...ALL_FAIL, sourceId: null })),
    ...silent.map(({ since, ...city }) => ({
      ...city,
      ...unread(since === null ? null : Math.floor((now - since) / DAY_MS)),
      sourceId: null,
    })),
    ...troubled.flat().map((source) => ({
      city: source.city,
      state: source.state,
      ...sourceAnomaly(source),
      sourceId: source.id,
    })),
  ];
  return { items, failingSources: count?.failing ?? 0 };
}

/** Live cities not read for a week. */
function silentCities(deps: DbDeps, now: number) {
  const { name, state, slug, status, syncedAt, addedAt } = cities;
  return deps.db
    .select({ city: name, state, since: syncedAt })
    .from(cities)
    .where(and(ne(status, literal('known')), eq(status, 'live'), lt(coalesce(syncedAt, addedAt, 0), now - UNREAD_MS)))
    .orderBy(asc(state), asc(slug))
    .limit(MOST);
}

/** By the health index; SQLite keeps the order of a cross join. */
async function troubledSources(deps: DbDeps, health: TroubledHealth) {
  const { id, name, host, healthDetail, consecutiveFailures, nextDueAt, citySlug } = sources;
  const rows = await deps.db
    .select({
      id,
      name,
      host,
      detail: healthDetail,
      consecutiveFailures,
      nextDueAt,
      city: cities.name,
      state: cities.state,
    })
    .from(sources)
    .crossJoin(cities)
    .where(and(eq(cities.slug, citySlug), eq(sources.health, health), eq(sources.status, literal('active'))))
    .orderBy(asc(citySlug), asc(id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, health }));
}
