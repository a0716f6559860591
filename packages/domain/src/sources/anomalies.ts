import { DAY_MS } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import {
  ALL_FAIL,
  FAILURES_TO_TELL,
  sourceAnomaly,
  TROUBLED,
  type Troubled,
  UNREAD_MS,
  unread,
} from './anomaly-rules.ts';

/** Sources of each health, and cities of each kind of trouble, told at most. */
const MOST = 20;

interface TroubledSource {
  id: string;
  name: string;
  host: string;
  health: Troubled;
  detail: string | null;
  city: string;
  state: string;
}

/** What a person should look at (spec: ENT-024): cities that cannot be or are not read, then sources in trouble. */
export async function listAnomalies(deps: Pick<ReadDeps, 'db' | 'clock'>) {
  const now = deps.clock.now();
  const [failing, silent, ...troubled] = await Promise.all([
    failingCities(deps),
    silentCities(deps, now),
    ...TROUBLED.map((health) => troubledSources(deps, health)),
  ]);
  return [
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
}

/** Cities of the network that have active sources, none of which can be read. A few index entries a city. */
async function failingCities(deps: Pick<ReadDeps, 'db'>) {
  return deps.db.all<{ city: string; state: string }>(sql`SELECT c.name AS city, c.state FROM cities c
    WHERE c.status <> 'known' AND EXISTS (SELECT 1 FROM sources s WHERE s.city_slug = c.slug AND s.status = 'active')
      AND NOT EXISTS (SELECT 1 FROM sources s WHERE s.city_slug = c.slug AND s.status = 'active'
        AND s.health IN ('new', 'ok', 'no-events', 'drifted'))
    ORDER BY c.state, c.slug LIMIT ${MOST}`);
}

/** Live cities that were not read for a week. */
async function silentCities(deps: Pick<ReadDeps, 'db'>, now: number) {
  return deps.db.all<{ city: string; state: string; since: number | null }>(sql`SELECT c.name AS city, c.state,
      c.synced_at AS since FROM cities c
    WHERE c.status <> 'known' AND c.status = 'live' AND coalesce(c.synced_at, c.added_at, 0) < ${now - UNREAD_MS}
    ORDER BY c.state, c.slug LIMIT ${MOST}`);
}

async function troubledSources(deps: Pick<ReadDeps, 'db'>, health: Troubled) {
  const isLasting = health === 'http-error' ? sql`AND s.consecutive_failures >= ${FAILURES_TO_TELL}` : sql``;
  return deps.db.all<TroubledSource>(sql`SELECT s.id, s.name, s.host, s.health, s.health_detail AS detail, c.name AS city,
      c.state FROM sources s CROSS JOIN cities c ON c.slug = s.city_slug
    WHERE s.health = ${health} AND s.status = 'active' ${isLasting} ORDER BY s.city_slug, s.id LIMIT ${MOST}`);
}
