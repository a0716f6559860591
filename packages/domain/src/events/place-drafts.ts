import { cities, valuesIn } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { eq, inArray } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { DbDeps } from '../deps.ts';
import { attributeCity, type Place, statedPlace, type Town } from './attribute-city.ts';

/** A draft with the city it belongs to, or why it belongs to none. */
export interface Placed {
  draft: Draft;
  pageUrl: string;
  place: Place | { refused: string };
}

const { slug, name, state, timezone, nameKey: key, latitude, longitude, status } = cities;
const townColumns = { slug, name, state, timezone, nameKey: key, latitude, longitude, status };

/** Places the drafts of one source (`attributeCity`). Two reads, whatever their number. */
export async function placeDrafts(
  deps: DbDeps,
  reading: { citySlug: string; drafts: ReadonlyArray<{ draft: Draft; pageUrl: string }> },
): Promise<Placed[]> {
  const [home] = await deps.db.select(townColumns).from(cities).where(eq(slug, reading.citySlug));
  if (!home) return [];
  const stated = reading.drafts.map(({ draft }) => statedPlace(draft));
  const names = [...new Set(stated.flatMap((one) => one.names.map(nameKey)))];
  const rows = await deps.db
    .select(townColumns)
    .from(cities)
    .where(inArray(key, valuesIn(names)));
  const towns = rows.map(townOf);
  return reading.drafts.map(({ draft, pageUrl }, index) => ({
    draft,
    pageUrl,
    place: attributeCity(stated[index] ?? statedPlace(draft), townOf(home), towns),
  }));
}

function townOf({ status: standing, ...row }: Pick<typeof cities.$inferSelect, keyof typeof townColumns>): Town {
  return { ...row, isOfNetwork: standing !== 'known' };
}
