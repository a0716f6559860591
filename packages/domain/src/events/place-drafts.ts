import type { Draft } from '@marquee/extraction';
import { sql } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';

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

/** The city a draft's own address names when the gazetteer knows it, else the source's. Two reads, whatever their number. */
export async function placeDrafts(
  deps: Pick<EngineDeps, 'db'>,
  reading: { citySlug: string; drafts: ReadonlyArray<{ draft: Draft; pageUrl: string }> },
): Promise<Placed[]> {
  const [home] = await deps.db.all<Place>(
    sql`SELECT slug, name, state, timezone FROM cities WHERE slug = ${reading.citySlug}`,
  );
  if (!home) return [];
  const named = new Map(
    reading.drafts.flatMap(({ draft }) => {
      const key = placeKey(draft);
      return key ? [[key, { name: key.split('|')[0], state: key.split('|')[1] }]] : [];
    }),
  );
  const found = await deps.db.all<
    Place & { name_key: string }
  >(sql`SELECT c.slug, c.name, c.state, c.timezone, c.name_key
    FROM json_each(${JSON.stringify([...named.values()])}) j
    JOIN cities c ON c.name_key = j.value->>'name' AND c.state = j.value->>'state' ORDER BY c.population`);
  const places = new Map(found.map(({ name_key, ...place }) => [`${name_key}|${place.state}`, place]));
  return reading.drafts.map(({ draft, pageUrl }) => ({
    draft,
    pageUrl,
    place: places.get(placeKey(draft) ?? '') ?? home,
  }));
}

function placeKey(draft: Draft): string | null {
  const state = draft.state?.value.trim().toUpperCase();
  if (!draft.city || !state || !/^[A-Z]{2}$/.test(state)) return null;
  return `${nameKey(draft.city.value)}|${state}`;
}
