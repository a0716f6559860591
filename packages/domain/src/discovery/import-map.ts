import type { Reading, Statement } from '@marquee/db';
import type { Clock, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';
import { milesBetween } from '../places/index.ts';
import { insertCandidates } from './add-candidates.sql.ts';
import { type FoundSite, foundSites } from './found-site.ts';
import { candidatesAt, NETWORK, type NetworkCity } from './import-map.sql.ts';
import { mapElement, mapVenue } from './map-venues.ts';
import { type ReadRows, unknownBy } from './unknown-sites.ts';

/** A venue farther from every city of the network belongs to none of them. */
const FARTHEST_MILES = 25;
/** Characters of the sites of one batch: its statement stays under D1's 100 KB, its question under what a command may say. */
const BATCH_CHARS = 40_000;

/** The database that is imported into: one on this machine, or the owner's through wrangler. */
export interface MapDatabase {
  read: ReadRows;
  write: (statements: readonly Statement[]) => Promise<void>;
}

export interface MapImport {
  /** Takes one element of a file; a full batch must be stored before the next. */
  take(element: unknown): { isFull: boolean };
  /** Stores what was taken and is new. A batch that was stored stays so, whatever becomes of the rest. */
  store(): Promise<void>;
  counts: { elements: number; broken: number; venues: number; tooFar: number; known: number; added: number };
}

/**
 * Imports a map extract batch by batch, so that its size does not matter: venues with websites within reach of a city of the network become
 * candidates, which the sessions of that city check. Broken elements are counted and left out; what is known stays as it is.
 */
export async function importMap(
  { clock, random }: { clock: Clock; random: Random },
  database: MapDatabase,
): Promise<MapImport> {
  const [network] = await database.read([NETWORK] as readonly [Reading<NetworkCity>]);
  const counts = { elements: 0, broken: 0, venues: 0, tooFar: 0, known: 0, added: 0 };
  const seen = new Set<string>();
  let waiting: Array<FoundSite & { citySlug: string }> = [];
  let chars = 0;

  function take(value: unknown): { isFull: boolean } {
    counts.elements += 1;
    const element = mapElement(value);
    if (!element) counts.broken += 1;
    const venue = element && mapVenue(element);
    if (venue) {
      counts.venues += 1;
      const citySlug = nearestCity(venue, network);
      const [found] = citySlug === null ? [] : foundSites([venue], 1);
      if (citySlug === null) counts.tooFar += 1;
      else if (!found || seen.has(found.addressKey)) counts.known += 1;
      else {
        seen.add(found.addressKey);
        waiting.push({ ...found, citySlug });
        chars += JSON.stringify(found).length;
      }
    }
    return { isFull: chars >= BATCH_CHARS };
  }

  async function store(): Promise<void> {
    const now = clock.now();
    const unknown = new Set(await unknownBy(database.read, waiting, now));
    const [stored] = await database.read([candidatesAt(waiting.map(({ addressKey }) => addressKey))] as const);
    const keys = new Set(stored.map(({ addressKey }) => addressKey));
    const fresh = waiting.filter((site) => unknown.has(site) && !keys.has(site.addressKey));
    const rows = fresh.map((site) => ({ id: newId(clock, random), ...site }));
    if (rows.length > 0) await database.write([insertCandidates(rows, 'map-extract', now)]);
    counts.known += waiting.length - fresh.length;
    counts.added += fresh.length;
    waiting = [];
    chars = 0;
  }

  return { take, store, counts };
}

function nearestCity(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  network: readonly NetworkCity[],
): string | null {
  if (latitude === null || longitude === null) return null;
  let nearest: { slug: string; miles: number } | null = null;
  for (const city of network) {
    const miles = milesBetween({ latitude, longitude }, city);
    if (miles <= FARTHEST_MILES && (nearest === null || miles < nearest.miles)) nearest = { slug: city.slug, miles };
  }
  return nearest?.slug ?? null;
}
