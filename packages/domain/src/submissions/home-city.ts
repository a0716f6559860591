import { cities, literal } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq, ne } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { METRO_MILES } from '../events/index.ts';
import { milesBetween, type Point } from '../places/index.ts';

interface Town extends Point {
  slug: string;
  name: string;
  state: string;
}

/** The live city in whose list a town's events stand: itself, or the nearest one of its metro area. Throws Reject 404. */
export async function homeCity({ db }: DbDeps, town: Town): Promise<Town> {
  const { slug, name, state, latitude, longitude } = cities;
  const live = await db
    .select({ slug, name, state, latitude, longitude })
    .from(cities)
    // The first condition is that of the index `cities_of_network`.
    .where(and(ne(cities.status, literal('known')), eq(cities.status, 'live'), eq(cities.isHidden, false)));
  const [nearest] = live.toSorted((a, b) => milesBetween(a, town) - milesBetween(b, town));
  if (nearest && milesBetween(nearest, town) <= METRO_MILES) return nearest;
  throw new Reject(
    404,
    'no-list',
    `We have no list near ${town.name}, ${town.state} yet. Send us a website with its events instead.`,
    'city',
  );
}
