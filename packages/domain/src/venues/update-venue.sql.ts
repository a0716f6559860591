import { type Statement, venueProfiles, write } from '@marquee/db';

/** The first profile of a venue; nothing if somebody was first. */
export function insertProfile(values: typeof venueProfiles.$inferInsert): Statement {
  return write.insert(venueProfiles).values(values).onConflictDoNothing();
}
