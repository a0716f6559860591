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

/** A city as visitors may read it: what they are told of it, and its slug unless there is nothing to show. */
export async function readCity(
  deps: Pick<ReadDeps, 'db'>,
  asked: { city: string; state: string },
): Promise<{ city: CityStatus; slug: string | null }> {
  const row = await findCity(deps, asked.city, asked.state);
  return { city: cityStatusOf(asked, row), slug: row && !row.isHidden ? row.slug : null };
}

/** A hidden city is as one still to come. */
function cityStatusOf(asked: { city: string; state: string }, row: CityRow | null): CityStatus {
  if (!row) return { city: asked.city, state: asked.state, status: 'unknown' };
  const place = { city: row.name, state: row.state };
  if (row.isHidden || row.status === 'known') return { ...place, status: 'coming-soon' };
  return { ...place, status: row.status === 'live' ? 'live' : 'available' };
}
