import { cities, literal, type Statement } from '@marquee/db';
import { newId } from '@marquee/kernel';
import { ne } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { milesBetween } from '../places/index.ts';
import { insertCandidates } from './add-candidates.sql.ts';
import { foundSites } from './found-site.ts';
import { type MapVenue, mapElement, mapVenue } from './map-venues.ts';
import { unknownSites } from './unknown-sites.ts';

/** A venue farther from every city of the network belongs to none of them. */
const FARTHEST_MILES = 25;
/** Sites of one statement. */
export const MAP_BATCH = 500;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

export interface MapImport {
  /** Takes elements of a file, in any number; returns the statements that store what is new among them. */
  take(elements: readonly unknown[]): Promise<Statement[]>;
  counts: { elements: number; broken: number; venues: number; tooFar: number; known: number; added: number };
}

/**
 * Imports a map extract piece by piece, so that its size does not matter: venues with websites within reach of a city of the network become
 * candidates, which the sessions of that city check. Broken elements are counted and left out.
 */
export async function importMap(deps: Deps): Promise<MapImport> {
  const network = await deps.db
    .select()
    .from(cities)
    .where(ne(cities.status, literal('known')));
  const counts = { elements: 0, broken: 0, venues: 0, tooFar: 0, known: 0, added: 0 };
  const seen = new Set<string>();
  return {
    counts,
    async take(elements) {
      const near: Array<MapVenue & { citySlug: string }> = [];
      for (const value of elements) {
        counts.elements += 1;
        const element = mapElement(value);
        if (!element) counts.broken += 1;
        const venue = element && mapVenue(element);
        if (!venue) continue;
        counts.venues += 1;
        const citySlug = nearestCity(venue, network);
        if (citySlug === null) counts.tooFar += 1;
        else near.push({ ...venue, citySlug });
      }
      const statements: Statement[] = [];
      for (const [citySlug, venues] of Map.groupBy(near, (venue) => venue.citySlug)) {
        const found = foundSites(venues, MAP_BATCH).filter(({ addressKey }) => !seen.has(addressKey));
        for (const { addressKey } of found) seen.add(addressKey);
        const fresh = await unknownSites(deps, found);
        counts.known += venues.length - fresh.length;
        counts.added += fresh.length;
        const rows = fresh.map(({ url, addressKey, host, name, method, foundBecause, venueType }) => {
          return {
            id: newId(deps.clock, deps.random),
            citySlug,
            url,
            addressKey,
            host,
            name,
            method,
            foundBecause,
            venueType,
          };
        });
        if (rows.length > 0) statements.push(insertCandidates(rows, 'map-extract', deps.clock.now()));
      }
      return statements;
    },
  };
}

function nearestCity(venue: MapVenue, network: ReadonlyArray<typeof cities.$inferSelect>): string | null {
  const { latitude, longitude } = venue;
  if (latitude === null || longitude === null) return null;
  let nearest: { slug: string; miles: number } | null = null;
  for (const city of network) {
    const miles = milesBetween({ latitude, longitude }, city);
    if (miles <= FARTHEST_MILES && (nearest === null || miles < nearest.miles)) nearest = { slug: city.slug, miles };
  }
  return nearest?.slug ?? null;
}
