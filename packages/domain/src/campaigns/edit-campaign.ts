import type { Campaign, CampaignWords } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import type { PaymentDeps } from '../deps.ts';
import { campaignOf, knownCampaign } from './campaign-row.ts';
import { retrying } from './retrying.ts';
import { isEditable } from './status-rules.ts';
import { commitChange } from './transition.ts';

/** Changes the words of a campaign. What visitors see goes back to review, and is not shown until it is approved. Throws Reject 404, 409. */
export function editCampaign(deps: PaymentDeps, id: string, words: CampaignWords): Promise<Campaign> {
  return retrying(async () => {
    const campaign = await knownCampaign(deps, id);
    if (!isEditable(campaign.status))
      throw new Reject(409, 'wrong-status', `This campaign is ${campaign.status} and can no longer be changed.`);
    const { title, description, content } = words;
    const { headline, description: adText, callToAction, landingUrl } = content;
    const ad = { headline, adText, callToAction, landingUrl };
    const isOtherAd = (Object.keys(ad) as Array<keyof typeof ad>).some((field) => ad[field] !== campaign[field]);
    if (!isOtherAd && title === campaign.title && description === campaign.description) return campaignOf(campaign);
    const change = {
      title,
      description,
      ...ad,
      ...(isOtherAd ? { status: 'pending' as const, reviewNote: null } : {}),
    };
    return campaignOf(await commitChange(deps, campaign, change));
  });
}
