import type { Campaign, CampaignDraft } from '@marquee/contract';
import { campaignDrafts } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { settlePayment } from '../payments/index.ts';
import { type CampaignRow, campaignOf, findCampaign, knownCampaign } from './campaign-row.ts';
import { type DraftRow, isPaid, makeCampaign } from './make-campaign.ts';
import { type Plan, planOf, refusePast } from './plan.ts';

/** Payments of one person that are looked at. */
const LOOKED_AT = 10;

/**
 * Makes a campaign of which a payment of exactly its budget by the same person stands behind; the provider is asked. The same payment makes one
 * campaign, however often this is called. Throws Reject 409 if nothing is paid, 400 if the draft is refused.
 */
export async function submitCampaign(
  deps: PaymentDeps,
  userId: string,
  { campaignId, ...draft }: CampaignDraft & { campaignId?: string | undefined },
): Promise<Campaign> {
  const plan = await planOf(deps, draft);
  const paid = await paidDraft(deps, { userId, campaignId, plan });
  if (paid.closedAt === null) {
    // What was checked before it was paid is not refused after it.
    if (JSON.stringify(paid.fields) !== JSON.stringify(draft)) refusePast(deps, plan);
    await makeCampaign(deps, paid, plan);
  }
  return campaignOf(await knownCampaign(deps, paid.id));
}

async function paidDraft(
  deps: PaymentDeps,
  asked: { userId: string; campaignId: string | undefined; plan: Plan },
): Promise<DraftRow> {
  const { userId, campaignId, plan } = asked;
  const ofUser = eq(campaignDrafts.userId, userId);
  const open = await deps.db
    .select()
    .from(campaignDrafts)
    .where(and(ofUser, campaignId === undefined ? isNull(campaignDrafts.closedAt) : eq(campaignDrafts.id, campaignId)))
    .orderBy(asc(campaignDrafts.createdAt))
    .limit(LOOKED_AT);
  for (const draft of open.filter(({ amountCents }) => amountCents === plan.budgetCents)) {
    if (draft.closedAt !== null && (await findCampaign(deps, draft.id))) return draft;
    if (draft.closedAt === null && isPaid(draft, await settlePayment(deps, draft.paymentId))) return draft;
  }
  const made = campaignId === undefined ? await madeBefore(deps, userId, plan) : null;
  if (made) return made;
  throw new Reject(
    409,
    'not-paid',
    'No payment of exactly this budget has been made. Please pay first; if you did, try again in a moment.',
  );
}

/** The same campaign, sent again without its id. */
async function madeBefore(deps: PaymentDeps, userId: string, plan: Plan): Promise<DraftRow | null> {
  const [latest] = await deps.db
    .select()
    .from(campaignDrafts)
    .where(and(eq(campaignDrafts.userId, userId), isNotNull(campaignDrafts.closedAt)))
    .orderBy(desc(campaignDrafts.createdAt))
    .limit(1);
  const campaign = latest ? await findCampaign(deps, latest.id) : null;
  return latest && campaign && isAsPlanned(campaign, plan) ? latest : null;
}

function isAsPlanned(campaign: CampaignRow, plan: Plan): boolean {
  return (Object.keys(plan) as Array<keyof Plan & keyof CampaignRow>).every(
    (column) => JSON.stringify(campaign[column]) === JSON.stringify(plan[column]),
  );
}
