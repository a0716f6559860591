import type { ManagedVenue } from '@marquee/contract';
import { committed, type Statement, venueNames, venueProfiles, write } from '@marquee/db';
import { type Caller, Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { venueParts } from '../identity/index.ts';
import { getManagedVenue, managedVenue } from './get-venue.ts';
import { insertNames } from './name-venues.sql.ts';
import { insertProfile } from './update-venue.sql.ts';
import type { VenueRow } from './venue-row.sql.ts';

/** What a venue says of itself; null: what sources say. */
export interface VenueProfile {
  name: string | null;
  address: string | null;
  website: string | null;
  phone: string | null;
  description: string | null;
  accessibility: string | null;
}

/**
 * Changes a venue's profile, in one commit with its audit row. The same values again change nothing. Throws Reject: 404, 403 for who does
 * not manage it, and 409 if somebody changed it since `version`.
 */
export async function updateVenue(
  deps: ChangeDeps,
  caller: Caller,
  slug: string,
  { version, ...profile }: VenueProfile & { version: number },
): Promise<ManagedVenue> {
  const row = await managedVenue(deps, caller.actor, slug);
  const before = profileOf(row);
  // What is as sources say need not be kept: it may change there.
  const after = {
    ...profile,
    name: profile.name === row.toldName ? null : profile.name,
    address: profile.address === row.toldAddress ? null : profile.address,
  };
  const isSame = (Object.keys(after) as Array<keyof VenueProfile>).every((name) => after[name] === before[name]);
  if (isSame) return getManagedVenue(deps, caller.actor, slug);
  if (version !== row.version) throw changed();
  const entry = auditEntry(deps, caller, { action: 'venue.edit', subject: `venue:${slug}`, before, after });
  const values = {
    ...after,
    venueSlug: slug,
    version: version + 1,
    changedBy: actorName(caller.actor),
    changedAt: deps.clock.now(),
  };
  const named = after.name === null || after.name === before.name ? [] : await spellingOf(deps, row, after);
  if (!(await committed(deps.db, [entry, ...named], [guardOf(values, version)]))) throw changed();
  return getManagedVenue(deps, caller.actor, slug);
}

/** Holds while the profile is the one that the form showed. */
function guardOf(values: typeof venueProfiles.$inferInsert, version: number): Statement {
  if (version === 0) return insertProfile(values);
  const isIt = and(eq(venueProfiles.venueSlug, values.venueSlug), eq(venueProfiles.version, version));
  return write.update(venueProfiles).set(values).where(isIt);
}

/** The new name leads to the venue, too. Throws Reject 409 if it leads to another one. */
async function spellingOf(
  { db }: ChangeDeps,
  { slug, citySlug, listName, toldAddress }: VenueRow,
  { name, address }: VenueProfile,
): Promise<Statement[]> {
  if (name === null) return [];
  const [known] = await db
    .select({ venueSlug: venueNames.venueSlug })
    .from(venueNames)
    .where(and(eq(venueNames.citySlug, citySlug), eq(venueNames.name, name)));
  if (known?.venueSlug === slug) return [];
  if (known) throw new Reject(409, 'venue-name-taken', 'Another venue of this city is listed under this name.', 'name');
  const parts = venueParts(name, address ?? toldAddress);
  const nameKey = parts?.key || null;
  return insertNames([{ citySlug, name, venueSlug: slug, listName, nameKey, door: parts?.door ?? null }]);
}

function profileOf({ ownName, ownAddress, website, phone, description, accessibility }: VenueRow): VenueProfile {
  return { name: ownName, address: ownAddress, website, phone, description, accessibility };
}

function changed(): Reject {
  return new Reject(
    409,
    'venue-changed',
    'Somebody changed this venue since you opened the form. Reload to see it; nothing of yours was saved.',
  );
}
