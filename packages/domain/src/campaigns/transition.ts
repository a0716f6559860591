import { atomically, campaigns, type Statement, write } from '@marquee/db';
import { and, eq } from 'drizzle-orm';
import { closeAd, closeAdAt, openAd, rebuildBoards } from '../ads/index.ts';
import type { ChangeDeps } from '../deps.ts';
import type { CampaignRow } from './campaign-row.ts';

type Change = Partial<Omit<typeof campaigns.$inferInsert, 'id' | 'revision'>>;

interface Effects {
  /** Committed with the change. */
  statements?: readonly Statement[];
}

/**
 * Commits a change of a campaign with what it means for its ad: an active one is served, any other is not. Where money goes back, it is right to
 * the cent: the commit fails as a Conflict if the ad was charged meanwhile. Throws Conflict if the campaign was changed meanwhile.
 */
export async function commitChange(
  deps: Pick<ChangeDeps, 'db' | 'clock'>,
  campaign: CampaignRow,
  change: Change,
  { statements = [] }: Effects = {},
): Promise<CampaignRow> {
  const { id, revision, spentCents } = campaign;
  const changed = { ...campaign, ...change, revision: revision + 1 } as CampaignRow;
  const guard = write
    .update(campaigns)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(campaigns.id, id), eq(campaigns.revision, revision)));
  const isRefund = (change.refundCents ?? 0) > campaign.refundCents;
  const exact = isRefund && campaign.hasAd ? [closeAdAt(id, spentCents)] : [];
  const ad = changed.status === 'active' ? [openAd(adOf(changed))] : exact.length > 0 ? [] : [closeAd(id)];
  await atomically(deps.db, [...ad, ...statements], [guard, ...exact]);
  await rebuildBoards(deps);
  return changed;
}

function adOf(campaign: CampaignRow) {
  const { id: campaignId, citySlug, city, state, timezone, radiusMiles, categories } = campaign;
  const { headline, adText, callToAction, landingUrl, endDay, fundedCents } = campaign;
  const place = { citySlug, city, state, timezone, radiusMiles, categories };
  return { campaignId, ...place, headline, adText, callToAction, landingUrl, endDay, limitCents: fundedCents };
}
