import { cities } from '@marquee/db';
import { and, desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { nameKey } from './name-key.ts';

/** The zone of the city with this name, in its state or in whatever state; null for one we do not know. One indexed read. */
export async function zoneOfCity(deps: DbDeps, name: string, state: string | undefined): Promise<string | null> {
  const isNamed = eq(cities.nameKey, nameKey(name));
  const [row] = await deps.db
    .select({ timezone: cities.timezone })
    .from(cities)
    .where(state === undefined ? isNamed : and(isNamed, eq(cities.state, state)))
    .orderBy(desc(cities.population))
    .limit(1);
  return row?.timezone ?? null;
}
