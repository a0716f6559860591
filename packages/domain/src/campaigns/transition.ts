import { atomically, campaigns, type Statement, write } from '@marquee/db';
import { and, eq } from 'drizzle-orm';
import { closeAd, closeAdAt, openAd, rebuildBoards } from '../ads/index.ts';
import type { NowDeps } from '../deps.ts';
import type { CampaignRow } from './campaign-row.ts';

type Change = Partial<Omit<typeof campaigns.$inferInsert, 'id' | 'revision'>>;

interface Effects {
  /** Committed with the change. */
  statements?: readonly Statement[];
  /** What it spent was reckoned with: the commit fails if its ad was charged meanwhile. */
  isExact?: boolean;
}

/**
 * Commits a change of a campaign with what it means for its ad: an active one is served, any other is not. Throws Conflict if the campaign was
 * changed meanwhile, or charged where that matters to the cent.
 */
export async function commitChange(
  deps: NowDeps,
  campaign: CampaignRow,
  change: Change,
  { statements = [], isExact = false }: Effects = {},
): Promise<CampaignRow> {
  const { id, revision, spentCents } = campaign;
  const changed = { ...campaign, ...change, revision: revision + 1 } as CampaignRow;
  const guard = write
    .update(campaigns)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(campaigns.id, id), eq(campaigns.revision, revision)));
  const exact = isExact && campaign.hasAd ? [closeAdAt(id, spentCents)] : [];
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
