import type { Draft } from '@marquee/extraction';
import { sql } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { milesBetween, type Point } from '../places/index.ts';

export interface Place {
  slug: string;
  name: string;
  state: string;
  timezone: string;
}

/** A draft with the city it belongs to. */
export interface Placed {
  draft: Draft;
  pageUrl: string;
  place: Place;
}

/** A town this near to the source's city is shown in that city's list. */
const METRO_MILES = 60;

interface Row extends Place, Point {
  name_key: string;
  is_of_network: number;
}

const COLUMNS = sql`c.slug, c.name, c.state, c.timezone, c.name_key, c.latitude, c.longitude, c.status <> 'known' AS is_of_network`;

/**
 * The city a draft's own address names when the gazetteer knows it, else the source's. A town of the surroundings that the
 * network does not have keeps its name, and its events stand in the list of the source's city, lest nobody find them.
 * Two reads, whatever their number.
 */
export async function placeDrafts(
  deps: Pick<EngineDeps, 'db'>,
  reading: { citySlug: string; drafts: ReadonlyArray<{ draft: Draft; pageUrl: string }> },
): Promise<Placed[]> {
  const [home] = await deps.db.all<Row>(sql`SELECT ${COLUMNS} FROM cities c WHERE c.slug = ${reading.citySlug}`);
  if (!home) return [];
  const keys = new Set(reading.drafts.map(({ draft }) => placeKey(draft)).filter((key) => key !== null));
  const named = [...keys].map((key) => ({ name: key.split('|')[0], state: key.split('|')[1] }));
  const found = await deps.db.all<Row>(sql`SELECT ${COLUMNS} FROM json_each(${JSON.stringify(named)}) j
    JOIN cities c ON c.name_key = j.value->>'name' AND c.state = j.value->>'state' ORDER BY c.population`);
  const places = new Map(found.map((row) => [`${row.name_key}|${row.state}`, placeOf(row, home)]));
  return reading.drafts.map(({ draft, pageUrl }) => ({
    draft,
    pageUrl,
    place: places.get(placeKey(draft) ?? '') ?? placeOf(home, home),
  }));
}

function placeOf(row: Row, home: Row): Place {
  const isListedAtHome = !row.is_of_network && milesBetween(row, home) <= METRO_MILES;
  return { slug: isListedAtHome ? home.slug : row.slug, name: row.name, state: row.state, timezone: row.timezone };
}

function placeKey(draft: Draft): string | null {
  const state = draft.state?.value.trim().toUpperCase();
  if (!draft.city || !state || !/^[A-Z]{2}$/.test(state)) return null;
  return `${nameKey(draft.city.value)}|${state}`;
}
