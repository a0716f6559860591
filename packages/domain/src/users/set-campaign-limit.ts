import type { UserRecord } from '@marquee/contract';
import { committed } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { limitCampaigns } from '../accounts/index.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { administrator } from './administrator.ts';
import { getUser, storedUser } from './get-user.ts';

/**
 * Sets what the campaigns of a person may cost together, in dollars; null leaves it to the rule for everybody. To set the same again changes
 * nothing. Throws Reject: 404, and 409 for one's own account or after a change by somebody else.
 */
export async function setCampaignLimit(
  deps: ChangeDeps,
  caller: Caller,
  { id, limit, reason }: { id: string; limit: number | null; reason: string },
): Promise<UserRecord> {
  const by = administrator(caller);
  const { email, campaignLimitCents: before } = await storedUser(deps, id);
  const after = limit === null ? null : limit * 100;
  if (before === after) return getUser(deps, caller.actor, id);
  if (id === by) throw new Reject(409, 'own-account', say('reply.nobodySetsTheirOwnLimit'));
  const entry = auditEntry(deps, caller, {
    action: 'user.set-campaign-limit',
    subject: `user:${id}`,
    before: { email, campaignLimitCents: before },
    after: { email, campaignLimitCents: after, reason },
  });
  if (!(await committed(deps.db, [entry], [limitCampaigns(id, by, { before, after })])))
    throw new Reject(409, 'changed', say('reply.somebodyChangedAccountYourOwn'));
  return getUser(deps, caller.actor, id);
}
