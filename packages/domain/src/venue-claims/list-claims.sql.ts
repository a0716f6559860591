import type { VenueClaimStatus } from '@marquee/contract';
import {
  coalesce,
  type Database,
  joined,
  trimmed,
  truthOf,
  users,
  venueClaims,
  venueOwners,
  venueProfiles,
  venues,
} from '@marquee/db';
import { and, desc, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { id, venueSlug, userId, email, words, language, status, note, decidedBy, decidedAt, createdAt } = venueClaims;
const { city, state, host } = venues;
const owners = alias(users, 'owners');

const claims = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id,
      venueSlug,
      userId,
      email,
      words,
      language,
      status,
      note,
      decidedBy,
      decidedAt,
      createdAt,
      city,
      state,
      host,
      venue: coalesce<string>(venueProfiles.name, venues.name),
      claimant: trimmed(joined(users.firstName, ' ', users.lastName)),
      claimantEmail: users.email,
      role: users.role,
      isSuspended: truthOf(isNotNull(users.suspendedAt)),
      ownerId: venueOwners.userId,
      owner: owners.email,
    })
    .from(venueClaims)
    .innerJoin(venues, eq(venues.slug, venueSlug))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(venueProfiles, eq(venueProfiles.venueSlug, venueSlug))
    .leftJoin(venueOwners, eq(venueOwners.venueSlug, venueSlug))
    .leftJoin(owners, eq(owners.id, venueOwners.userId))
    .where(where)
    .orderBy(desc(id));
export type ClaimRow = Awaited<ReturnType<typeof claims>>[number];

/** Newest first, before the claim with this id. */
export function readClaims(
  db: Database,
  { status: wanted, before, limit }: { status: VenueClaimStatus; before: string | null; limit: number },
): Promise<ClaimRow[]> {
  return claims(db, and(eq(status, wanted), before === null ? undefined : lt(id, before))).limit(limit);
}

export async function readClaim(db: Database, claimId: string): Promise<ClaimRow | undefined> {
  const [claim] = await claims(db, eq(id, claimId));
  return claim;
}
