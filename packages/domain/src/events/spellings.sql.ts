import { type Database, given, venueNames, venueProfiles } from '@marquee/db';
import { and, eq } from 'drizzle-orm';

/** What is known of these names of venues. */
export function spellingsOf(db: Database, names: ReadonlyArray<{ citySlug: string; name: string }>) {
  const asked = given(names);
  const { citySlug, name, venueSlug, listName } = venueNames;
  return db
    .select({ citySlug, name, venueSlug, listName, shownName: venueProfiles.name })
    .from(asked.table)
    .crossJoin(venueNames)
    .leftJoin(venueProfiles, eq(venueProfiles.venueSlug, venueSlug))
    .where(and(eq(citySlug, asked.of('citySlug')), eq(name, asked.of('name'))));
}
