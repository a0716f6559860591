import type { VenueClaimRecord } from '@marquee/contract';
import { committed, type Statement, venueClaims, write } from '@marquee/db';
import { type Caller, type Message, notFound, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { giveMainRole } from '../accounts/index.ts';
import { actorName } from '../actor-name.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { makeOwner, removeOwner } from '../venues/index.ts';
import { type ClaimRow, readClaim } from './list-claims.sql.ts';
import { recordOf } from './list-claims.ts';

interface Decision {
  status: 'granted' | 'refused' | 'revoked';
  note: string;
  /** Whether the letter to the claimant quotes the reason. */
  isNoteShared: boolean;
}

const ACTIONS = {
  granted: 'venue-claim.grant',
  refused: 'venue-claim.refuse',
  revoked: 'venue-claim.revoke',
} as const;

/**
 * Grants or refuses a claim, or revokes a granted one, and writes to the claimant: in one commit, so once. A granted claim makes its person
 * manage the venue and gives a plain user the role; revoking takes the venue away, and the role stays until an administrator takes it,
 * since the person may manage others. The same again changes nothing. Throws Reject: 404, and 409 where it cannot be decided so.
 */
export async function decideVenueClaim(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  { status, note, isNoteShared }: Decision,
  { also = [], post }: Alongside = {},
): Promise<VenueClaimRecord> {
  const claim = await existingClaim(deps, id);
  if (claim.status === status) return recordOf(claim);
  refuseWhat(claim, status);
  const { venueSlug, userId, language } = claim;
  const guard = write
    .update(venueClaims)
    .set({ status, note, decidedBy: actorName(caller.actor), decidedAt: deps.clock.now() })
    .where(and(eq(venueClaims.id, id), eq(venueClaims.status, claim.status)));
  const entry = auditEntry(deps, caller, {
    action: ACTIONS[status],
    subject: `venue:${venueSlug}`,
    before: { status: claim.status, words: claim.words },
    after: { status, reason: note, claim: id, user: userId },
  });
  const data = { slug: venueSlug, venue: claim.venue, status, note: isNoteShared ? note : null };
  const letter = writeLetter(deps, { kind: 'venue-claim-decided', to: claim.claimantEmail, language, data }, post);
  const effect: Statement[] =
    status === 'granted'
      ? [makeOwner(venueSlug, userId, deps.clock.now()), giveMainRole(userId, 'venue_owner')]
      : status === 'revoked'
        ? [removeOwner(venueSlug, userId)]
        : [];
  if (!(await committed(deps.db, [entry, ...letter, ...also], [guard, ...effect]))) {
    const now = await existingClaim(deps, id);
    if (now.status === status) return recordOf(now);
    if (now.status !== claim.status) refuseWhat(now, status);
    throw new Reject(409, 'changed', say('reply.claimAccountChangedSameTime'));
  }
  return recordOf(await existingClaim(deps, id));
}

async function existingClaim(deps: ChangeDeps, id: string): Promise<ClaimRow> {
  const row = await readClaim(deps.db, id);
  if (!row) throw notFound('claim');
  return row;
}

/** Throws Reject 409 with what stands in the way. */
function refuseWhat(claim: ClaimRow, status: Decision['status']): void {
  const is = (said: Message) => new Reject(409, 'decided', said);
  if (status === 'revoked') {
    if (claim.status !== 'granted') throw is(say('reply.onlyGrantedClaimCanRevoked'));
    return;
  }
  if (claim.status !== 'open' && claim.status !== 'waiting')
    throw is(say(`decided.claim.${claim.status}`, { who: claim.decidedBy ?? say('domainLetter') }));
  if (status !== 'granted') return;
  if (claim.ownerId !== null && claim.ownerId !== claim.userId)
    throw new Reject(
      409,
      'managed',
      say('reply.managesVenueRevokeClaimFirst', { owner: claim.owner ?? say('somebody') }),
    );
  if (claim.role === 'promoter')
    throw new Reject(409, 'promoter', say('reply.promoterChangeRoleUsersFirst', { who: claim.claimantEmail }));
  if (claim.isSuspended) throw new Reject(409, 'suspended', say('reply.suspended', { who: claim.claimantEmail }));
}
