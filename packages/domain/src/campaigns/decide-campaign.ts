import type { AuditAction, DECIDED_STATUSES, ReviewedCampaign } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { PaymentDeps } from '../deps.ts';
import { type CampaignRow, knownCampaign } from './campaign-row.ts';
import { resume } from './change-campaign.ts';
import { endCampaign, letterTo } from './end-campaign.ts';
import { getReviewed } from './list-campaigns.ts';
import { retrying } from './retrying.ts';
import { followDue } from './settle.ts';
import { mayBecome } from './status-rules.ts';
import { commitChange } from './transition.ts';

export interface Decision {
  status: (typeof DECIDED_STATUSES)[number];
  reason?: string | undefined;
}

const ACTIONS: Record<Decision['status'], AuditAction> = {
  approved: 'campaign.approve',
  rejected: 'campaign.reject',
  paused: 'campaign.pause',
  active: 'campaign.resume',
};

/**
 * An administrator's decision, with its entry in the audit log and the letter to the advertiser, in one commit. The same decision again changes
 * nothing. An approved campaign whose day has come starts at once; what a rejected one has not spent goes back. Throws Reject 404, 409.
 */
export function decideCampaign(
  deps: PaymentDeps,
  caller: Caller,
  id: string,
  decision: Decision,
): Promise<ReviewedCampaign> {
  return retrying(async () => {
    const campaign = await knownCampaign(deps, id);
    if (!isDone(campaign, decision.status)) await decide(deps, caller, campaign, decision);
    return getReviewed(deps, id);
  });
}

/** What was approved may be running by now. */
function isDone({ status }: CampaignRow, wanted: Decision['status']): boolean {
  return status === wanted || (wanted === 'approved' && status === 'active');
}

async function decide(deps: PaymentDeps, caller: Caller, campaign: CampaignRow, { status, reason }: Decision) {
  if (!mayBecome(campaign.status, status, 'administrator'))
    throw new Reject(409, 'wrong-status', `A campaign that is ${campaign.status} cannot become ${status}.`);
  const note = reason ? reason : null;
  const reviewed = { reviewedBy: actorName(caller.actor), reviewedAt: deps.clock.now(), reviewNote: note };
  const entry = auditEntry(deps, caller, {
    action: ACTIONS[status],
    subject: `campaign:${campaign.id}`,
    before: { status: campaign.status },
    after: { status, reason: note, title: campaign.title },
  });
  switch (status) {
    case 'rejected':
      return endCampaign(deps, campaign, { because: 'rejected', change: reviewed, statements: [entry], note });
    case 'paused':
      return commitChange(deps, campaign, { ...reviewed, status, pausedBy: 'administrator' }, { statements: [entry] });
    case 'active':
      return resume(deps, campaign, 'administrator', reviewed, { statements: [entry] });
    case 'approved':
      return approve(deps, campaign, reviewed, entry);
  }
}

async function approve(
  deps: PaymentDeps,
  campaign: CampaignRow,
  reviewed: Parameters<typeof commitChange>[2],
  entry: Statement,
): Promise<CampaignRow> {
  if (campaign.fundedCents <= campaign.spentCents)
    throw new Reject(409, 'no-money', say('reply.moneyCampaignWentBackSo'));
  const data = { title: campaign.title, startDay: campaign.startDay, note: reviewed.reviewNote ?? null };
  const letter = await letterTo(deps, campaign, { kind: 'campaign-approved', data });
  const approved = await commitChange(
    deps,
    campaign,
    { ...reviewed, status: 'approved' },
    { statements: [entry, ...letter] },
  );
  return followDue(deps, approved);
}
