import type { CampaignAnalytics } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import { type AdDay, readDays } from '../ads/index.ts';
import type { NowDeps } from '../deps.ts';
import { addDays, dateOf, localOf } from '../places/index.ts';
import { type CampaignRow, campaignOf, knownCampaign } from './campaign-row.ts';

/** What a campaign brought, by day, and how it is paced (BEY-27). Throws Reject 404. */
export async function getCampaignAnalytics(deps: NowDeps, id: string): Promise<CampaignAnalytics> {
  const campaign = await knownCampaign(deps, id);
  const counted = await readDays(deps, id);
  const days = filled(campaign, counted, deps.clock.now());
  const sum = (field: 'served' | 'impressions' | 'clicks' | 'spentCents' | 'free' | 'refused') =>
    counted.reduce((total, day) => total + day[field], 0);
  const [served, impressions, clicks] = [sum('served'), sum('impressions'), sum('clicks')];
  return {
    campaign: campaignOf(campaign),
    totals: {
      served,
      impressions,
      clicks,
      spent: campaign.spentCents / 100,
      viewability: percent(impressions, served),
      clickThroughRate: percent(clicks, impressions),
      expected: expectedCents(campaign, deps.clock.now()) / 100,
      remaining: Math.max(0, campaign.fundedCents - campaign.spentCents) / 100,
      unbilled: sum('free') + sum('refused'),
    },
    days,
  };
}

/** With one decimal; null of nothing. A page may report what was seen and not what was served: never more than all. */
function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((part / whole) * 1000) / 10);
}

/** What an even pace from its first to its last moment would have spent by now. */
function expectedCents(
  { startsAt, endsAt, budgetCents }: Pick<CampaignRow, 'startsAt' | 'endsAt' | 'budgetCents'>,
  now: Instant,
): number {
  const share = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
  return Math.round(budgetCents * share);
}

/** Every day from the first of the campaign to today or its last, also those that brought nothing. */
function filled(campaign: CampaignRow, counted: readonly AdDay[], now: Instant): CampaignAnalytics['days'] {
  if (!campaign.hasAd) return [];
  const today = dateOf(localOf(Math.min(now, campaign.endsAt - 1), campaign.timezone));
  const first = counted[0]?.day ?? campaign.startDay;
  const last = [today, counted.at(-1)?.day ?? ''].sort().at(-1) ?? today;
  const days: CampaignAnalytics['days'] = [];
  const start = first < campaign.startDay ? first : campaign.startDay;
  for (let date = start; date <= last && days.length <= LONGEST; date = addDays(date, 1)) {
    const { served = 0, impressions = 0, clicks = 0, spentCents = 0 } = counted.find(({ day }) => day === date) ?? {};
    days.push({ date, served, impressions, clicks, spent: spentCents / 100 });
  }
  return days;
}

const LONGEST = 400;
