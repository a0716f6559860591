import { cities } from '@marquee/db';
import { and, desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { nameKey } from './name-key.ts';

export type CityRow = typeof cities.$inferSelect;

/** The city with this name and state, or null; the larger of two. One indexed read. */
export async function findCity(deps: DbDeps, name: string, state: string): Promise<CityRow | null> {
  const [row] = await deps.db
    .select()
    .from(cities)
    .where(and(eq(cities.nameKey, nameKey(name)), eq(cities.state, state.toUpperCase())))
    .orderBy(desc(cities.population))
    .limit(1);
  return row ?? null;
}
