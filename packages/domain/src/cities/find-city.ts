import type { CityStatus } from '@marquee/contract';
import { cities } from '@marquee/db';
import { and, desc, eq } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { nameKey } from './name-key.ts';

export type CityRow = typeof cities.$inferSelect;

/** The city of that name and state, or null; of two of one name the larger. One indexed read. */
export async function findCity(deps: Pick<ReadDeps, 'db'>, name: string, state: string): Promise<CityRow | null> {
  const [row] = await deps.db
    .select()
    .from(cities)
    .where(and(eq(cities.nameKey, nameKey(name)), eq(cities.state, state.toUpperCase())))
    .orderBy(desc(cities.population))
    .limit(1);
  return row ?? null;
}

/** What visitors are told of a city; a hidden one is as one still to come. */
export function cityStatusOf(asked: { city: string; state: string }, row: CityRow | null): CityStatus {
  if (!row) return { city: asked.city, state: asked.state, status: 'unknown' };
  const place = { city: row.name, state: row.state };
  if (row.isHidden || row.status === 'known') return { ...place, status: 'coming-soon' };
  return { ...place, status: row.status === 'live' ? 'live' : 'available' };
}
