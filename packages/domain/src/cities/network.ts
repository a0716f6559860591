import { DAY_MS, stateName } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

interface Row {
  name: string;
  state: string;
  added_at: number | null;
  synced_at: number | null;
  total: number | null;
}

/** A city counts as recent this long. */
const RECENT_MS = 90 * DAY_MS;

async function liveCities(deps: ReadDeps): Promise<Row[]> {
  return deps.db.all<Row>(sql`SELECT c.name, c.state, c.added_at, c.synced_at, n.total
    FROM cities c LEFT JOIN listing_counts n ON n.scope = c.slug
    WHERE c.status <> 'known' AND c.status = 'live' AND c.is_hidden = 0 ORDER BY c.state, c.name`);
}

function networkCity(row: Row) {
  const added = new Date(row.added_at ?? 0).toISOString();
  return {
    name: row.name,
    state: row.state,
    stateFullName: stateName(row.state),
    createdAt: added,
    syncedAt: row.synced_at ? new Date(row.synced_at).toISOString() : added,
    eventCount: row.total ?? 0,
  };
}

function byState(rows: readonly Row[]) {
  return [...Map.groupBy(rows, (row) => row.state)].map(([state, members]) => ({
    state,
    stateFullName: stateName(state),
    cities: members.map(networkCity),
  }));
}

/** The network in figures (spec: ENT-011). */
export async function cityStats(deps: ReadDeps) {
  const rows = await liveCities(deps);
  const now = new Date(deps.clock.now());
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const states = byState(rows).map((group) => ({
    ...group,
    cityCount: group.cities.length,
    totalEvents: group.cities.reduce((sum, city) => sum + city.eventCount, 0),
  }));
  return {
    overview: {
      totalCities: rows.length,
      totalStates: states.length,
      totalEvents: states.reduce((sum, state) => sum + state.totalEvents, 0),
      recentCities: rows.filter((row) => (row.added_at ?? 0) >= monthStart).length,
    },
    states,
  };
}

/** Live cities added of late: those of one state, then the others by state; newest first. */
export async function recentCities(deps: ReadDeps, state: string) {
  const since = deps.clock.now() - RECENT_MS;
  const rows = (await liveCities(deps))
    .filter((row) => (row.added_at ?? 0) >= since)
    .sort((a, b) => (b.added_at ?? 0) - (a.added_at ?? 0));
  return {
    stateRecent: rows.filter((row) => row.state === state).map(networkCity),
    otherStates: byState(rows.filter((row) => row.state !== state)),
  };
}
