import type { Campaign, CampaignStatus } from '@marquee/contract';
import { Reject, say } from '@marquee/kernel';
import type { PaymentDeps } from '../deps.ts';
import { type CampaignRow, campaignOf, knownCampaign } from './campaign-row.ts';
import { endCampaign } from './end-campaign.ts';
import { retrying } from './retrying.ts';
import { followDue } from './settle.ts';
import { isOver, mayBecome } from './status-rules.ts';
import { commitChange } from './transition.ts';

export type CampaignAction = 'pause' | 'resume' | 'stop';

const GOAL: Record<CampaignAction, CampaignStatus> = { pause: 'paused', resume: 'active', stop: 'completed' };

/**
 * What an advertiser does with a campaign. To pause a paused one, or to resume an active one, changes nothing; stopping gives back what is not
 * spent. Throws Reject 404, and 409 for what its status does not allow.
 */
export function changeCampaign(deps: PaymentDeps, id: string, action: CampaignAction): Promise<Campaign> {
  return retrying(async () => {
    const campaign = await knownCampaign(deps, id);
    if (campaign.status === GOAL[action]) return campaignOf(campaign);
    if (!mayBecome(campaign.status, GOAL[action], 'advertiser')) throw refusal(campaign, action);
    return campaignOf(await changed(deps, campaign, action));
  });
}

function changed(deps: PaymentDeps, campaign: CampaignRow, action: CampaignAction): Promise<CampaignRow> {
  if (action === 'stop') return endCampaign(deps, campaign, { because: 'stopped' });
  if (action === 'pause') return commitChange(deps, campaign, { status: 'paused', pausedBy: 'advertiser' });
  return resume(deps, campaign, 'advertiser');
}

/** Resumes a paused campaign; one that is over by now ends instead. Throws Reject 409. */
export async function resume(
  deps: PaymentDeps,
  campaign: CampaignRow,
  by: 'advertiser' | 'administrator',
  change: Parameters<typeof commitChange>[2] = {},
  effects: Parameters<typeof commitChange>[3] = {},
): Promise<CampaignRow> {
  if (by === 'advertiser' && campaign.pausedBy === 'administrator')
    throw new Reject(409, 'paused-by-us', 'We paused this campaign. Please write to us to have it resumed.');
  if (campaign.fundedCents <= campaign.spentCents)
    throw new Reject(409, 'no-money', say('reply.moneyCampaignWentBackSo'));
  const isEarly = deps.clock.now() < campaign.startsAt;
  const status = isEarly ? ('approved' as const) : ('active' as const);
  return followDue(deps, await commitChange(deps, campaign, { ...change, status, pausedBy: null }, effects));
}

function refusal({ status }: CampaignRow, action: CampaignAction): Reject {
  const detail = isOver(status)
    ? `This campaign is ${status}.`
    : `A campaign that is ${status} cannot be ${action === 'pause' ? 'paused' : 'resumed'}.`;
  return new Reject(409, 'wrong-status', detail);
}
