import { type Database, nullable, readAll, rowsAs, rowsOf, venueNames, venueProfiles } from '@marquee/db';
import { sql } from 'drizzle-orm';

const { citySlug, name, venueSlug, listName } = venueNames;
const ROWS = rowsOf('events.spellings', {
  citySlug,
  name,
  venueSlug,
  listName,
  shownName: nullable(venueProfiles.name),
});

/** What is known of these names of venues. */
export function spellingsOf(db: Database, names: ReadonlyArray<{ citySlug: string; name: string }>) {
  return readAll(
    db,
    sql`SELECT n.city_slug, n.name, n.venue_slug, n.list_name, p.name AS shown_name FROM ${rowsAs('j', names)}
      CROSS JOIN venue_names n ON n.city_slug = j.value->>'citySlug' AND n.name = j.value->>'name'
      LEFT JOIN venue_profiles p ON p.venue_slug = n.venue_slug`,
    ROWS,
  );
}
