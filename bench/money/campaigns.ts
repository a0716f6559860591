import type { CampaignDraft } from '@marquee/contract';
import { ads, campaigns } from '@marquee/db';
import {
  beginPayment,
  changeCampaign,
  decideCampaign,
  earnCampaigns,
  editCampaign,
  listOwnCampaigns,
  settleCampaign,
} from '@marquee/domain/campaigns';
import { refundByHand } from '@marquee/domain/payments';
import { type Caller, Reject } from '@marquee/kernel';
import { eq, sql } from 'drizzle-orm';
import { sumsOf } from './judge.ts';
import type { Bought, Deps, Outcome, Product } from './product.ts';

const DAY_MS = 86_400_000;
const BUDGETS = [50, 75, 120.5, 300] as const;
const ADMINISTRATOR: Caller = {
  actor: { kind: 'user', userId: 'admin', email: 'admin@bench.example', role: 'admin', isAdmin: true },
  requestId: 'bench',
};

/** Campaigns that people pay, that are reviewed, run, are edited, paused and stopped. */
export const campaignProduct: Product = {
  later: [
    'approve',
    'approve',
    'approve',
    'deliver',
    'deliver',
    'deliver',
    'reject',
    'pause',
    'resume',
    'stop',
    'edit',
    'give-back',
    'bounce',
  ],
  async make(deps, numbers, { from, count }) {
    const made: Bought[] = [];
    for (let n = 0; n < count; n += 1) {
      const userId = `promoter-${from + n}`;
      await deps.db.run(sql`INSERT INTO users (id, email, email_key, first_name, last_name, role, created_at)
        VALUES (${userId}, ${`${userId}@bench.example`}, ${`${userId}@bench.example`}, 'P', ${String(n)}, 'promoter', 0)`);
      const amount = numbers.pick(BUDGETS);
      const begun = await beginPayment(
        deps,
        { userId, language: 'en' },
        { amount, campaignId: 'new', draft: draftOf(deps, numbers.below(10), numbers.below(30), amount) },
      );
      made.push({ id: begun.campaignId, paymentId: begun.paymentId });
    }
    return made;
  },
  async act(deps, { id, paymentId }, act, numbers) {
    try {
      if (act === 'approve') await decideCampaign(deps, ADMINISTRATOR, id, { status: 'approved' });
      if (act === 'reject') await decideCampaign(deps, ADMINISTRATOR, id, { status: 'rejected', reason: 'No.' });
      if (act === 'pause' || act === 'resume' || act === 'stop') await changeCampaign(deps, id, act);
      if (act === 'give-back') await refundByHand(deps, ADMINISTRATOR, { id: paymentId, reason: 'They called.' });
      if (act === 'edit') await editCampaign(deps, id, wordsOf(numbers.below(1_000)));
    } catch (error) {
      // What its state does not allow is refused, as it is to people.
      if (!(error instanceof Reject)) throw error;
    }
    if (act === 'bounce') bounce(deps, paymentId);
    // How views are charged has tests and figures of its own; here it is what they come to.
    if (act === 'deliver')
      await deps.db.run(sql`UPDATE ads SET spent_cents = min(limit_cents, spent_cents + ${1 + numbers.below(4_000)})
        WHERE campaign_id = ${id} AND is_open = 1`);
  },
  jobs: { 'campaign.settle': settleCampaign },
  async night(deps, all) {
    for (const { id: campaignId } of all) await settleCampaign(deps, { campaignId });
    await earnCampaigns(deps);
  },
  differences: differencesOf,
};

/** A bank sends back what was given back by hand and nothing else went back: what was not spent is given back anew. */
function bounce({ payments }: Deps, paymentId: string): void {
  for (const { intentId, refunds, disputes, metadata } of payments.payments.values()) {
    const [only] = refunds;
    if (metadata['paymentId'] !== paymentId || refunds.length !== 1 || disputes.length > 0) continue;
    if (only?.key === `${paymentId}-other`) payments.settleRefund(intentId, only.id, 'failed');
  }
}

const wordsOf = (n: number) => ({
  title: `A campaign ${n}`,
  description: 'Of the bench.',
  content: {
    headline: `Come ${n}`,
    description: 'A night out.',
    callToAction: 'See',
    landingUrl: 'https://hall.example/',
  },
});

function draftOf({ clock }: Deps, inDays: number, days: number, budget: number): CampaignDraft {
  const day = (n: number) => new Date(clock.now() + n * DAY_MS).toISOString().slice(0, 10);
  return {
    ...wordsOf(0),
    targetCity: 'Columbia',
    targetState: 'SC',
    targetRadius: 25,
    targetCategories: [],
    budget,
    startDate: day(1 + inDays),
    endDate: day(2 + inDays + days),
  };
}

async function differencesOf({ db, clock }: Deps, { id }: Bought, { said, entered }: Outcome): Promise<string[]> {
  const { refunded, held, isOpen } = sumsOf(said);
  const net = said.receivedCents - refunded - held;
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(`${id}: ${what}`);
  };
  if (!campaign) {
    check(net === 0, `${net} cents are kept for no campaign`);
    return wrong;
  }
  const [ad] = await db.select().from(ads).where(eq(ads.campaignId, id));
  const spent = ad?.spentCents ?? 0;
  const isByHand = said.refunds.some(
    ({ key, status }) => key?.startsWith(`${campaign.paymentId}-other`) && status === 'succeeded',
  );
  const own = (await listOwnCampaigns({ db }, campaign.userId)).find((one) => one.id === id);
  const shown = Math.round((own?.refunded ?? 0) * 100);
  const isOver = campaign.status === 'completed' || campaign.status === 'rejected';
  check(
    campaign.fundedCents === Math.min(campaign.budgetCents, net),
    `is funded with ${campaign.fundedCents} of ${net}`,
  );
  check(spent <= campaign.budgetCents, `spent ${spent} of ${campaign.budgetCents}`);
  check((ad?.isOpen ?? false) === (campaign.status === 'active'), `is ${campaign.status}, its ad open ${ad?.isOpen}`);
  check(isOpen || shown === refunded, `says ${shown} refunded of ${refunded}`);
  check(isOver || !isByHand, `was given back by hand and is ${campaign.status}`);
  if (isOver) check(isOpen || net <= spent, `is over and keeps ${net} for ${spent} (${campaign.endedBecause})`);
  else check(clock.now() < campaign.endsAt, 'runs after its end');
  if (campaign.status === 'active') {
    check(campaign.reviewedBy !== null, 'runs without a review');
    check(campaign.startsAt <= clock.now(), 'runs before its start');
    check(net > spent, 'runs with nothing left');
  }
  const earned = -(entered.get('earned') ?? 0);
  // What a bank or a refund took back after it was delivered was not earned, or is in the books as taken.
  check(earned <= spent, `earned ${earned} of ${spent}`);
  if (refunded === 0 && held === 0) check(earned === spent, `earned ${earned}, delivered ${spent}`);
  return wrong;
}
