import type { Instant } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { type PaymentProof, proofOf } from '../payments/index.ts';
import { type CampaignRow, knownCampaign } from './campaign-row.ts';

export interface Invoice extends PaymentProof {
  number: string;
  campaign: CampaignRow;
  paidAt: Instant;
}

/** The invoice of a campaign: every campaign is paid before it is one. Throws Reject 404. */
export async function readInvoice(deps: DbDeps, id: string): Promise<Invoice> {
  const campaign = await knownCampaign(deps, id);
  const proof = await proofOf(deps, campaign);
  return { ...proof, number: invoiceNumber(campaign), campaign, paidAt: proof.paidAt ?? campaign.createdAt };
}

/** Its month and the end of its id, which only grows: `C-202610-7F3K9QXA`. */
function invoiceNumber({ id, createdAt }: Pick<CampaignRow, 'id' | 'createdAt'>): string {
  const month = new Date(createdAt).toISOString().slice(0, 7).replace('-', '');
  return `C-${month}-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
}
