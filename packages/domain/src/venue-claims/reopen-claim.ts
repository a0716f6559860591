import { atomically, type Statement, venueClaims, write } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { takeMainRole } from '../accounts/index.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { managesAnother, removeOwner } from '../venues/index.ts';
import { readClaim } from './list-claims.sql.ts';

interface Reopened {
  id: string;
  status: 'granted' | 'refused';
  /** Granting it gave its person the role: it is taken back unless they manage another venue. */
  gaveRole: boolean;
}

/**
 * Takes the decision about a claim back: it is open again, and its person does not manage the venue any more. What they changed of the
 * venue meanwhile stays. Throws Reject 404, and Conflict if it is not decided so or if they have claimed the venue again.
 */
export async function reopenVenueClaim(
  deps: ChangeDeps,
  caller: Caller,
  { id, status, gaveRole }: Reopened,
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const claim = await readClaim(deps.db, id);
  if (!claim) throw notFound('claim');
  const { venueSlug, userId } = claim;
  const guard = write
    .update(venueClaims)
    .set({ status: 'open', note: null, decidedBy: null, decidedAt: null })
    .where(and(eq(venueClaims.id, id), eq(venueClaims.status, status), notExists(claimedAgain(id, venueSlug, userId))));
  const entry = auditEntry(deps, caller, {
    action: 'venue-claim.reopen',
    subject: `venue:${venueSlug}`,
    before: { status },
    after: { status: 'open', claim: id, user: userId },
  });
  const effect: Statement[] = status === 'granted' ? [removeOwner(venueSlug, userId)] : [];
  if (gaveRole) effect.push(takeMainRole(userId, 'venue_owner', managesAnother(userId, venueSlug)));
  await atomically(deps.db, [...effect, entry, ...also], [...guards, guard]);
}

function claimedAgain(id: string, venueSlug: string, userId: string) {
  const other = alias(venueClaims, 'other');
  const live = inArray(other.status, ['open', 'waiting', 'granted']);
  return write
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.venueSlug, venueSlug), eq(other.userId, userId), ne(other.id, id), live));
}
