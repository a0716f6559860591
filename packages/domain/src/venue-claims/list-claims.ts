import type { VenueClaimRecord, VenueClaimStatus } from '@marquee/contract';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { type ClaimRow, readClaim, readClaims } from './list-claims.sql.ts';

const LIST = 'venue-claims';

/** Claims to venues, newest first, one page at a time. */
export async function listVenueClaims(
  deps: DbDeps,
  { status, limit, cursor }: { status: VenueClaimStatus; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await readClaims(deps.db, { status, before: after?.[0] ?? null, limit: limit + 1 });
  return pageFrom(rows, limit, recordOf, ({ id }) => encodePlace(LIST, [id]));
}

/** One claim with its person's role, whatever was decided; null if there is none. */
export async function getVenueClaim(deps: DbDeps, id: string) {
  const row = await readClaim(deps.db, id);
  return row ? { ...recordOf(row), role: row.role } : null;
}

export function recordOf(row: ClaimRow): VenueClaimRecord {
  const { id, venueSlug, venue, city, state, host, userId, claimant, claimantEmail, email, words, owner } = row;
  const { status, note, decidedBy } = row;
  const shown = { id, venueSlug, venue, city, state, host, userId, claimant, claimantEmail, email, words, owner };
  return {
    ...shown,
    status,
    note,
    decidedBy,
    timestamp: isoOf(row.createdAt),
    decidedAt: isoOf(row.decidedAt),
  };
}
