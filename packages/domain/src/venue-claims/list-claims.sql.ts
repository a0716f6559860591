import type { VenueClaimStatus } from '@marquee/contract';
import {
  type Database,
  flag,
  nullable,
  readAll,
  readFirst,
  rowsOf,
  text,
  users,
  venueClaims,
  venues,
} from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { id, venueSlug, userId, email, words, language, status, note, decidedBy, decidedAt, createdAt } = venueClaims;
const { city, state, host } = venues;

const CLAIM = rowsOf('venue-claims.list', {
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
  venue: text,
  claimant: text,
  claimantEmail: text,
  role: users.role,
  isSuspended: flag,
  ownerId: nullable(text),
  owner: nullable(text),
});
export type ClaimRow = ReturnType<typeof CLAIM.read>;

const claims = (where: SQL): SQL => sql`
  SELECT k.id, k.venue_slug, k.user_id, k.email, k.words, k.language, k.status, k.note, k.decided_by, k.decided_at, k.created_at,
    v.city, v.state, v.host, coalesce(p.name, v.name) AS venue, trim(u.first_name || ' ' || u.last_name) AS claimant,
    u.email AS claimant_email, u.role, u.suspended_at IS NOT NULL AS is_suspended, o.user_id AS owner_id, w.email AS owner
  FROM venue_claims k JOIN venues v ON v.slug = k.venue_slug JOIN users u ON u.id = k.user_id
    LEFT JOIN venue_profiles p ON p.venue_slug = k.venue_slug
    LEFT JOIN venue_owners o ON o.venue_slug = k.venue_slug LEFT JOIN users w ON w.id = o.user_id
  WHERE ${where}`;

/** Newest first, before the claim with this id. */
export function readClaims(
  db: Database,
  { status: wanted, before, limit }: { status: VenueClaimStatus; before: string | null; limit: number },
): Promise<ClaimRow[]> {
  const older = before === null ? sql`true` : sql`k.id < ${before}`;
  return readAll(db, sql`${claims(sql`k.status = ${wanted} AND ${older}`)} ORDER BY k.id DESC LIMIT ${limit}`, CLAIM);
}

export function readClaim(db: Database, claimId: string): Promise<ClaimRow | undefined> {
  return readFirst(db, claims(sql`k.id = ${claimId}`), CLAIM);
}
