import { MAP_INTERVAL_MS } from '@marquee/contract';
import { mapReads, type Statement, write } from '@marquee/db';
import { type Message, MINUTE_MS, say, WaitTurn } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { CityRow } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { NamedSite } from './found-site.ts';
import { mapQuery } from './map-query.ts';
import { mapElement, mapVenue } from './map-venues.ts';

const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

interface MapRead {
  sites: NamedSite[];
  note: Message;
  statements: Statement[];
}

/**
 * The venues of a city that the open map knows with a website. The map is asked at most once a day for each city, through the guarded
 * fetch; a refusal counts as asked. What it said before is stored as candidates.
 */
export async function readMap(deps: EngineDeps, city: CityRow): Promise<MapRead> {
  const now = deps.clock.now();
  const [last] = await deps.db.select().from(mapReads).where(eq(mapReads.citySlug, city.slug));
  if (last && now - last.readAt < MAP_INTERVAL_MS)
    return { sites: [], note: say('search.map.askedLately'), statements: [] };
  const answer = await deps.fetcher.fetch({ url: mapQuery(city), expect: 'document' });
  // Other cities ask the same host: a short pause is waited out, so that this city need not wait for its next session.
  if (answer.kind === 'wait' && answer.waitMs <= LONGEST_PAUSE_MS)
    throw new WaitTurn(say('search.map.pause'), answer.waitMs);
  if (answer.kind === 'wait') return { sites: [], note: say('search.map.pause'), statements: [] };
  const read = answer.kind === 'fetched' ? venuesIn(answer.bytes) : null;
  const failure = answer.kind === 'failed' ? answer.detail : read === null ? say('search.map.noExtract') : null;
  const sites = read ?? [];
  const row = { citySlug: city.slug, readAt: now, venues: sites.length, failure };
  return {
    sites,
    note: failure === null ? say('search.map.names', { n: sites.length }) : say('search.map.nothing', { why: failure }),
    statements: [
      write.insert(mapReads).values(row).onConflictDoUpdate({ target: mapReads.citySlug, set: row }).getSQL(),
    ],
  };
}

function venuesIn(bytes: Uint8Array): NamedSite[] | null {
  let elements: unknown;
  try {
    elements = (JSON.parse(new TextDecoder().decode(bytes)) as { elements?: unknown } | null)?.elements;
  } catch {
    return null;
  }
  if (!Array.isArray(elements)) return null;
  return elements.flatMap((value) => {
    const element = mapElement(value);
    const venue = element && mapVenue(element);
    return venue ? [venue] : [];
  });
}
