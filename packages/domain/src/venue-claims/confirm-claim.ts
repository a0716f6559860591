import type { VenueClaimStatus } from '@marquee/contract';
import { committed, venueClaims, write } from '@marquee/db';
import { type Caller, Reject, sha256Hex } from '@marquee/kernel';
import { giveMainRole } from '../accounts/index.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { linkIsOver } from '../mail/index.ts';
import { makeOwner } from '../venues/index.ts';
import { claimOfLink, isLinkOfAnother } from './claim-venue.ts';

/**
 * Confirms a claim by the link of its letter: the person who claimed manages the venue from then on, and has the role for it. For that
 * person alone, so that a colleague who opens a strange letter gives nothing away. If somebody else got the venue meanwhile, or the person
 * has another role, the claim goes to an administrator. Of two presses at once, one holds. Throws Reject 400 for a link that is over, 403 for
 * another account's.
 */
export async function confirmVenueClaim(
  deps: ChangeDeps,
  caller: Caller,
  { userId, secret }: { userId: string; secret: string },
): Promise<{ venueSlug: string; status: VenueClaimStatus }> {
  const tokenHash = await sha256Hex(secret);
  const found = await claimOfLink(deps, tokenHash, userId);
  if (!found) throw (await isLinkOfAnother(deps, tokenHash, userId)) ? notYours() : linkIsOver();
  const { claim, isIt } = found;
  const { id, venueSlug, email } = claim;
  const now = deps.clock.now();
  const decide = (values: Partial<typeof venueClaims.$inferInsert>) =>
    write.update(venueClaims).set(values).where(isIt);
  const entry = auditEntry(deps, caller, {
    action: 'venue-claim.grant',
    subject: `venue:${venueSlug}`,
    before: { status: 'waiting' },
    after: { status: 'granted', claim: id, user: userId, by: 'letter' },
  });
  const grant = decide({ status: 'granted', decidedAt: now });
  const guards = [grant, makeOwner(venueSlug, userId, now), giveMainRole(userId, 'venue_owner')];
  if (await committed(deps.db, [entry], guards)) return { venueSlug, status: 'granted' };
  const words = `Confirmed by the mailbox ${email}.`;
  if (!(await committed(deps.db, [], [decide({ status: 'open', words })]))) throw linkIsOver();
  return { venueSlug, status: 'open' };
}

/** Names neither the account nor its address. */
function notYours(): Reject {
  return new Reject(
    403,
    'not-your-claim',
    'This link was sent for another account. Only the person who claimed the venue can use it: if that is you, sign in with that account; if somebody forwarded it to you, it does nothing for you.',
  );
}
