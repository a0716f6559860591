import { askedCity, type CityStatus } from '@marquee/contract';
import { cities } from '@marquee/db';
import { and, desc, eq } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { nameKey } from './name-key.ts';

export type CityRow = typeof cities.$inferSelect;

/** The city with this name and state, or null; the larger of two. One indexed read. */
export async function findCity(deps: Pick<ReadDeps, 'db'>, name: string, state: string): Promise<CityRow | null> {
  const [row] = await deps.db
    .select()
    .from(cities)
    .where(and(eq(cities.nameKey, nameKey(name)), eq(cities.state, state.toUpperCase())))
    .orderBy(desc(cities.population))
    .limit(1);
  return row ?? null;
}

/** The city with this name in any state: cities of the network first, then the largest. One indexed read. */
async function findCityAnywhere(deps: Pick<ReadDeps, 'db'>, name: string): Promise<CityRow | null> {
  const [row] = await deps.db
    .select()
    .from(cities)
    .where(eq(cities.nameKey, nameKey(name)))
    .orderBy(eq(cities.status, 'known'), desc(cities.population))
    .limit(1);
  return row ?? null;
}

/** A city as visitors see it: its status, and its slug if it has a listing. */
export async function readCity(
  deps: Pick<ReadDeps, 'db'>,
  query: { city?: string | undefined; state?: string | undefined },
): Promise<{ city: CityStatus; slug: string | null }> {
  const { city: name, state } = askedCity(query);
  const row = state === null ? await findCityAnywhere(deps, name) : await findCity(deps, name, state);
  const isShown = row !== null && !row.isHidden && row.status !== 'known';
  return { city: cityStatusOf({ city: name, state: state ?? '' }, row), slug: isShown ? row.slug : null };
}

/** Visitors see a hidden city as coming soon. */
function cityStatusOf(asked: { city: string; state: string }, row: CityRow | null): CityStatus {
  if (!row) return { city: asked.city, state: asked.state, status: 'unknown' };
  const place = { city: row.name, state: row.state };
  if (row.isHidden || row.status === 'known') return { ...place, status: 'coming-soon' };
  return { ...place, status: row.status === 'live' ? 'live' : 'available' };
}
