import { campaignDrafts, type Statement, users } from '@marquee/db';
import { say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps, PaymentDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { isGivenBack, netPaidCents, type Payment, readPayment } from '../payments/index.ts';
import { type CampaignRow, findCampaign } from './campaign-row.ts';
import { type DueChange, dueChange } from './due-change.ts';
import { endCampaign, letterTo } from './end-campaign.ts';
import { followOver } from './follow-over.ts';
import { isPaid, makeCampaign } from './make-campaign.ts';
import { planOf } from './plan.ts';
import { isOver } from './status-rules.ts';
import { commitChange } from './transition.ts';

/**
 * The job that makes a campaign what its payment, the time and its spending make of it: a paid draft becomes a campaign, an approved one starts,
 * one that is over ends. It may run at any time and any number of times.
 */
export async function settleCampaign(deps: EngineDeps, { campaignId }: { campaignId: string }): Promise<JobResult> {
  const found = (await findCampaign(deps, campaignId)) ?? (await madeNow(deps, campaignId));
  if (!found) return { outcome: 'skipped', detail: say('job.nothingPaid') };
  const { status } = await followDue(deps, found);
  return { outcome: status === found.status ? 'unchanged' : 'done', detail: say('job.campaignIs', { status }) };
}

/** Brings a campaign up to what is paid, and to the present moment. */
export async function followDue(deps: PaymentDeps, given: CampaignRow): Promise<CampaignRow> {
  const payment = await readPayment(deps, given.paymentId);
  const campaign = await followPayment(deps, given, payment);
  if (isOver(campaign.status)) return followOver(deps, campaign, payment);
  const facts = {
    hasOwner: await exists(deps, campaign.userId),
    isGivenBack: await isGivenBack(deps, payment, campaign.spentCents),
  };
  const due = dueChange({ ...campaign, ...facts }, deps.clock.now());
  if (due === null) return campaign;
  if (due.to === 'completed') return endCampaign(deps, campaign, { because: due.because });
  const change = { status: due.to, pausedBy: due.to === 'paused' ? due.by : null };
  const changed = await commitChange(deps, campaign, change, {
    statements: await heldLetter(deps, campaign, due, payment),
  });
  return changed.status === 'active' ? followDue(deps, changed) : changed;
}

/** Tells the advertiser that a dispute paused it, or that it goes on. */
async function heldLetter(
  deps: PaymentDeps,
  campaign: CampaignRow,
  due: DueChange,
  { disputedCents, cardLast4 }: Payment,
): Promise<Statement[]> {
  const isPaused = due?.to === 'paused' && due.by === 'payment';
  if (!isPaused && campaign.pausedBy !== 'payment') return [];
  const { title, paymentId, budgetCents: amountCents } = campaign;
  const data = { paymentId, purpose: 'campaign' as const, title, amountCents, disputedCents, cardLast4 };
  return letterTo(deps, campaign, { kind: isPaused ? 'purchase-paused' : 'purchase-resumed', data });
}

async function followPayment(deps: PaymentDeps, given: CampaignRow, payment: Payment): Promise<CampaignRow> {
  const fundedCents = Math.min(given.budgetCents, netPaidCents(payment));
  // The payment may be newer than what was read with the campaign.
  const campaign = { ...given, refundCents: Math.max(given.refundCents, payment.refundedCents) };
  return fundedCents === campaign.fundedCents ? campaign : commitChange(deps, campaign, { fundedCents });
}

/** The campaign of a draft that is paid by now and has its fields: nobody's browser came back for it. */
async function madeNow(deps: PaymentDeps, id: string): Promise<CampaignRow | null> {
  const [draft] = await deps.db.select().from(campaignDrafts).where(eq(campaignDrafts.id, id));
  if (!draft?.fields || draft.closedAt !== null) return null;
  if (!isPaid(draft, await readPayment(deps, draft.paymentId))) return null;
  await makeCampaign(deps, draft, await planOf(deps, draft.fields));
  return findCampaign(deps, id);
}

async function exists({ db }: PaymentDeps, userId: string): Promise<boolean> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return owner !== undefined;
}
