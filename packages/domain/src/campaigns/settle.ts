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
  const fundedCents = Math.min(given.budgetCents, netPaidCents(payment));
  // The payment may be newer than what was read with the campaign.
  const campaign = { ...given, fundedCents, refundCents: Math.max(given.refundCents, payment.refundedCents) };
  const isFunded = fundedCents === given.fundedCents;
  const due = isOver(given.status) ? null : await dueOf(deps, campaign, payment);
  if (isOver(given.status) || due?.to === 'completed') {
    const known = isFunded ? campaign : await commitChange(deps, campaign, { fundedCents });
    return due?.to === 'completed'
      ? endCampaign(deps, known, { because: due.because })
      : followOver(deps, known, payment);
  }
  if (due === null && isFunded) return campaign;
  const change = due === null ? {} : { status: due.to, pausedBy: due.to === 'paused' ? due.by : null };
  const statements = await heldLetter(deps, given, { ...campaign, ...change }, payment);
  const changed = await commitChange(deps, campaign, { fundedCents, ...change }, { statements });
  return due?.to === 'active' ? followDue(deps, changed) : changed;
}

async function dueOf(deps: PaymentDeps, campaign: CampaignRow, payment: Payment): Promise<DueChange> {
  const facts = {
    hasOwner: await exists(deps, campaign.userId),
    isGivenBack: await isGivenBack(deps, payment, campaign.spentCents),
    isDisputeLost: payment.disputedCents > 0 && !payment.hasOpenDispute,
  };
  return dueChange({ ...campaign, ...facts }, deps.clock.now());
}

/** Tells the advertiser that a dispute holds its money, or holds it no more, whether it runs, waits or was paused before. */
async function heldLetter(
  deps: PaymentDeps,
  before: CampaignRow,
  after: CampaignRow,
  { disputedCents, cardLast4 }: Payment,
): Promise<Statement[]> {
  if (isHeld(before) === isHeld(after)) return [];
  const { title, paymentId, budgetCents: amountCents } = after;
  const isShown = after.status === 'active';
  const data = { paymentId, purpose: 'campaign' as const, title, amountCents, disputedCents, cardLast4, isShown };
  return letterTo(deps, after, { kind: isHeld(after) ? 'purchase-paused' : 'purchase-resumed', data });
}

/** One that is shown may have spent all that a dispute left, and is not paused yet. */
function isHeld({ status, pausedBy, fundedCents, spentCents }: CampaignRow): boolean {
  return status !== 'active' && (pausedBy === 'payment' || fundedCents <= spentCents);
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
