import { ads, atomically, campaignDrafts, campaigns } from '@marquee/db';
import { DAY_MS, say } from '@marquee/kernel';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { readBook, recordEarned } from '../ledger/index.ts';
import { netPaidCents, requestRefund, settlePayment } from '../payments/index.ts';
import { findCampaign } from './campaign-row.ts';
import { closeDraft } from './make-campaign.ts';

const MOST = 500;

/** The job of each night: enters what campaigns delivered as earned, and gives back what was paid for no campaign. */
export async function earnCampaigns(deps: EngineDeps): Promise<JobResult> {
  const earned = await enterEarned(deps);
  const returned = await returnUnused(deps);
  return {
    outcome: 'done',
    detail: say('job.campaignsEarned', { cents: String(earned), n: returned }),
    counts: { earned, returned },
  };
}

/** What the books say is the truth: a run that was interrupted enters nothing twice. */
async function enterEarned(deps: EngineDeps): Promise<number> {
  const due = await deps.db
    .select({ id: campaigns.id, paymentId: campaigns.paymentId, spentCents: ads.spentCents })
    .from(campaigns)
    .innerJoin(ads, and(eq(ads.campaignId, campaigns.id), gt(ads.spentCents, campaigns.earnedCents)))
    .limit(MOST);
  const day = new Date(deps.clock.now()).toISOString().slice(0, 10);
  let total = 0;
  for (const { id, paymentId, spentCents } of due) {
    const { entered } = await readBook(deps, 'campaigns', paymentId);
    const before = [...entered.values()].flat().filter(({ account }) => account === 'earned');
    const known = -before.reduce((sum, { cents }) => sum + cents, 0);
    const operation = `earn:${paymentId}:${day}`;
    const cents = await recordEarned(deps, { book: 'campaigns', paymentId, operation, cents: spentCents - known });
    total += cents;
    await deps.db
      .update(campaigns)
      .set({ earnedCents: known + cents })
      .where(eq(campaigns.id, id));
  }
  return total;
}

/** A payment that no campaign was made of within a day is given back (docs/spec/decisions.md 57). */
async function returnUnused(deps: EngineDeps): Promise<number> {
  const drafts = await deps.db
    .select()
    .from(campaignDrafts)
    .where(and(isNull(campaignDrafts.closedAt), lt(campaignDrafts.createdAt, deps.clock.now() - DAY_MS)))
    .orderBy(campaignDrafts.createdAt)
    .limit(MOST);
  let returned = 0;
  for (const { id, paymentId } of drafts) {
    const payment = await settlePayment(deps, paymentId);
    if (payment.status === 'processing') continue;
    // Nobody can pay it any more: the provider closes it first, and says if somebody just did.
    if (payment.status === 'unpaid' && payment.intentId !== null) {
      const said = await deps.payments.cancel(payment.intentId);
      if (said.status !== 'canceled') continue;
      await settlePayment(deps, paymentId);
    }
    if (await findCampaign(deps, id)) continue;
    const amountCents = netPaidCents(payment);
    const refund = requestRefund(deps, { paymentId, amountCents, reason: 'nothing-bought' });
    await atomically(deps.db, refund, [closeDraft(id, deps.clock.now())]);
    returned += amountCents > 0 ? 1 : 0;
  }
  return returned;
}
