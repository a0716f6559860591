import {
  atomically,
  cities,
  type Database,
  type Statement,
  valuesIn,
  venueNames,
  venueProfiles,
  venues,
} from '@marquee/db';
import { inArray } from 'drizzle-orm';
import { citySynced } from '../../cities/index.ts';
import { inserted, stored } from './event-rows.ts';
import { venuesTold } from './move.sql.ts';

/** The venues of some cities, and of what their sources tell elsewhere, as they are; the old database keeps its own. What is there stays. */
export async function copyVenues(from: Database, to: Database, slugs: readonly string[]): Promise<void> {
  const these = valuesIn(await venuesTold(from, slugs));
  const [own, names, profiles] = await Promise.all([
    from.select().from(venues).where(inArray(venues.slug, these)),
    from.select().from(venueNames).where(inArray(venueNames.venueSlug, these)),
    from.select().from(venueProfiles).where(inArray(venueProfiles.venueSlug, these)),
  ]);
  const put = (table: typeof venues | typeof venueNames | typeof venueProfiles, rows: readonly object[]) =>
    inserted(
      table,
      rows.map((row) => stored(table, row)),
      'stay',
    );
  await atomically(to, [...put(venues, own), ...put(venueNames, names), ...put(venueProfiles, profiles)]);
}

/** When sources of these cities were last read, as it was known. */
export async function syncedAsIn(from: Database, slugs: readonly string[]): Promise<Statement[]> {
  const known = await from
    .select({ slug: cities.slug, syncedAt: cities.syncedAt })
    .from(cities)
    .where(inArray(cities.slug, valuesIn(slugs)));
  return known.flatMap(({ slug, syncedAt }) => (syncedAt === null ? [] : [citySynced(slug, syncedAt)]));
}
