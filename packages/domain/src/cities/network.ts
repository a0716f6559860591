import { cities, listingCounts, literal } from '@marquee/db';
import { DAY_MS, stateName } from '@marquee/kernel';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { everywhere } from '../everywhere.ts';
import { eachOnce } from './list-cities.ts';

/** How long a city counts as recent. */
const RECENT_MS = 90 * DAY_MS;

async function liveCities(deps: ReadDeps) {
  const { slug, name, state, addedAt, syncedAt, status, isHidden } = cities;
  const rows = await everywhere(deps)
    .db.select({ slug, name, state, addedAt, syncedAt, total: listingCounts.total })
    .from(cities)
    .leftJoin(listingCounts, eq(listingCounts.scope, cities.slug))
    .where(and(ne(status, literal('known')), eq(status, 'live'), eq(isHidden, false)))
    .orderBy(asc(state), asc(name));
  // Where its sources are read, its last read is known.
  const lastRead = new Map<string, number>();
  for (const row of rows) lastRead.set(row.slug, Math.max(lastRead.get(row.slug) ?? 0, row.syncedAt ?? 0));
  return eachOnce(rows).map((row) => ({ ...row, syncedAt: lastRead.get(row.slug) || null }));
}

type Row = Awaited<ReturnType<typeof liveCities>>[number];

function networkCity(row: Row) {
  const added = new Date(row.addedAt ?? 0).toISOString();
  return {
    name: row.name,
    state: row.state,
    stateFullName: stateName(row.state),
    createdAt: added,
    syncedAt: row.syncedAt ? new Date(row.syncedAt).toISOString() : added,
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
      recentCities: rows.filter((row) => (row.addedAt ?? 0) >= monthStart).length,
    },
    states,
  };
}

/** Recently added live cities: those of one state, then the others by state; newest first. */
export async function recentCities(deps: ReadDeps, state: string) {
  const since = deps.clock.now() - RECENT_MS;
  const rows = (await liveCities(deps))
    .filter((row) => (row.addedAt ?? 0) >= since)
    .sort((a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0));
  return {
    stateRecent: rows.filter((row) => row.state === state).map(networkCity),
    otherStates: byState(rows.filter((row) => row.state !== state)),
  };
}
