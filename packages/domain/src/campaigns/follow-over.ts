import type { PaymentDeps } from '../deps.ts';
import { isRefundAsked, type Payment, requestRefund } from '../payments/index.ts';
import type { CampaignRow } from './campaign-row.ts';
import { letterOfEnd, withAsked } from './end-campaign.ts';
import { commitChange } from './transition.ts';

/**
 * What the payment of a campaign that is over asks for: what came to it late goes back, and what was given back by hand is told. Throws Conflict
 * if the campaign changed meanwhile.
 */
export async function followOver(deps: PaymentDeps, campaign: CampaignRow, payment: Payment): Promise<CampaignRow> {
  return (await giveBackLate(deps, campaign)) ?? (await tellGivenBack(deps, campaign, payment)) ?? campaign;
}

/**
 * Asks back, once, what came to the payment after the end: from a dispute that was won, or a refund that failed. Nothing can be delivered for it
 * any more. Null: there is nothing to ask back.
 */
async function giveBackLate(deps: PaymentDeps, campaign: CampaignRow): Promise<CampaignRow | null> {
  const { paymentId, fundedCents, spentCents, endedBecause: because, reviewNote } = campaign;
  const amountCents = fundedCents - spentCents;
  const asked = { paymentId, amountCents, reason: 'campaign-returned' } as const;
  if (because === null || amountCents <= 0 || (await isRefundAsked(deps, asked))) return null;
  const refundCents = withAsked(campaign, amountCents);
  const note = because === 'rejected' ? reviewNote : null;
  const letter = await letterOfEnd(deps, campaign, { because, note, refundCents });
  const statements = [...requestRefund(deps, asked), ...letter];
  const changed = await commitChange(deps, campaign, refundToldSoFar(campaign, refundCents), {
    statements,
    isExact: true,
  });
  return { ...changed, refundCents };
}

/** Writes that more went back than its letters said: somebody gave back what it had spent. Null: they said it. */
async function tellGivenBack(
  deps: PaymentDeps,
  campaign: CampaignRow,
  { refundedCents: refundCents }: Payment,
): Promise<CampaignRow | null> {
  if (refundCents <= campaign.toldRefundCents) return null;
  const statements = await letterOfEnd(deps, campaign, { because: 'refunded', note: null, refundCents });
  return commitChange(deps, campaign, refundToldSoFar(campaign, refundCents), { statements });
}

/** A letter that was sent is not unsaid by a refund that failed. */
function refundToldSoFar({ toldRefundCents }: CampaignRow, refundCents: number) {
  return { toldRefundCents: Math.max(toldRefundCents, refundCents) };
}
