import type { Draft } from '@marquee/extraction';
import { sql } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { attributeCity, type Place, statedPlace, type Town } from './attribute-city.ts';

/** A draft with the city it belongs to, or why it belongs to none. */
export interface Placed {
  draft: Draft;
  pageUrl: string;
  place: Place | { refused: string };
}

interface Row extends Omit<Town, 'nameKey' | 'isOfNetwork'> {
  name_key: string;
  is_of_network: number;
}

const COLUMNS = sql`c.slug, c.name, c.state, c.timezone, c.name_key, c.latitude, c.longitude, c.status <> 'known' AS is_of_network`;

/** Places the drafts of one source (`attributeCity`). Two reads, whatever their number. */
export async function placeDrafts(
  deps: Pick<EngineDeps, 'db'>,
  reading: { citySlug: string; drafts: ReadonlyArray<{ draft: Draft; pageUrl: string }> },
): Promise<Placed[]> {
  const [home] = await deps.db.all<Row>(sql`SELECT ${COLUMNS} FROM cities c WHERE c.slug = ${reading.citySlug}`);
  if (!home) return [];
  const stated = reading.drafts.map(({ draft }) => statedPlace(draft));
  const names = [...new Set(stated.flatMap((one) => one.names.map(nameKey)))];
  const rows = await deps.db.all<Row>(
    sql`SELECT ${COLUMNS} FROM json_each(${JSON.stringify(names)}) j JOIN cities c ON c.name_key = j.value`,
  );
  const towns = rows.map(townOf);
  return reading.drafts.map(({ draft, pageUrl }, index) => ({
    draft,
    pageUrl,
    place: attributeCity(stated[index] ?? statedPlace(draft), townOf(home), towns),
  }));
}

function townOf({ name_key, is_of_network, ...row }: Row): Town {
  return { ...row, nameKey: name_key, isOfNetwork: is_of_network === 1 };
}
