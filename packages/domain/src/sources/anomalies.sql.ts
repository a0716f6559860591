import { WELL_HEALTHS } from '@marquee/contract';
import { cities, type Database, literal, sourceHealthCounts, sources } from '@marquee/db';
import { and, asc, eq, exists, inArray, ne, notExists } from 'drizzle-orm';

/** Cities of the network that have active sources, none of which is well. Reads a few index entries per city. */
export function failingCities(db: Database, limit: number) {
  const { slug, name, state, status } = cities;
  const active = and(eq(sources.citySlug, slug), eq(sources.status, literal('active')));
  const any = db.select({ id: sources.id }).from(sources).where(active);
  const well = db
    .select({ id: sources.id })
    .from(sources)
    .where(and(active, inArray(sources.health, [...WELL_HEALTHS])));
  return db
    .select({ city: name, state })
    .from(cities)
    .where(and(ne(status, literal('known')), exists(any), notExists(well)))
    .orderBy(asc(state), asc(slug))
    .limit(limit);
}

/** Active sources of any health that needs attention: the count that is kept of them. */
export function failingSources(db: Database) {
  const { failing, citySlug } = sourceHealthCounts;
  return db.select({ failing }).from(sourceHealthCounts).where(eq(citySlug, ''));
}
