import type { CampaignDraft, LetterLanguage } from '@marquee/contract';
import { atomically, Conflict, campaignDrafts } from '@marquee/db';
import { dollars, newId, Reject, say } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { newPayment, settlePayment, startPayment } from '../payments/index.ts';
import { addWithinLimit } from './budget-limit.sql.ts';
import { getBudgetLimit } from './budget-limit.ts';
import { giveUpDrafts } from './give-up-draft.ts';
import { planOf, refusePast } from './plan.ts';

interface Asked {
  /** Dollars. */
  amount: number;
  /** `new`, or the id of a draft whose payment goes on. */
  campaignId: string;
  draft?: CampaignDraft | undefined;
}

interface Begun {
  clientSecret: string;
  campaignId: string;
  paymentId: string;
}

/**
 * Begins the payment of a campaign. With the draft, the campaign is made when the payment succeeds, even if the browser is gone by then. Throws
 * Reject 400 for a draft that is refused or has another budget, 409 beyond the person's limit or if it is paid already, and the port's errors.
 */
export async function beginPayment(
  deps: PaymentDeps,
  by: { userId: string; language: LetterLanguage },
  { amount, campaignId, draft }: Asked,
): Promise<Begun> {
  const amountCents = Math.round(amount * 100);
  if (draft) await checkDraft(deps, draft, amountCents);
  const known = campaignId === 'new' ? null : await openDraft(deps, { id: campaignId, userId: by.userId, amountCents });
  if (known) {
    if (draft) await deps.db.update(campaignDrafts).set({ fields: draft }).where(eq(campaignDrafts.id, known.id));
    return begun(deps, known);
  }
  const made = () => makeDraft(deps, by, { amountCents, draft });
  try {
    return await begun(deps, await made());
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  // What they began before and did not pay makes room.
  await giveUpDrafts(deps, by.userId);
  try {
    return await begun(deps, await made());
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw await beyondLimit(deps, by.userId);
  }
}

/** Throws Conflict if it is beyond the person's limit. */
async function makeDraft(
  deps: PaymentDeps,
  by: { userId: string; language: LetterLanguage },
  { amountCents, draft }: { amountCents: number; draft: CampaignDraft | undefined },
): Promise<{ id: string; paymentId: string }> {
  const id = newId(deps.clock, deps.random);
  const paymentId = newId(deps.clock, deps.random);
  const description = `Marquee campaign${draft ? `: ${draft.title}` : ''}`;
  const payment = newPayment(deps, {
    id: paymentId,
    purpose: 'campaign',
    subjectId: id,
    userId: by.userId,
    amountCents,
    description,
  });
  await atomically(
    deps.db,
    [payment],
    [addWithinLimit({ id, ...by, paymentId, amountCents, fields: draft ?? null, createdAt: deps.clock.now() })],
  );
  return { id, paymentId };
}

async function beyondLimit(deps: PaymentDeps, userId: string): Promise<Reject> {
  const { left, most } = await getBudgetLimit(deps, userId);
  const amounts = { most: dollars((most ?? 0) * 100), left: dollars(left * 100) };
  return new Reject(409, 'beyond-limit', say('reply.campaignsBeyondLimit', amounts), 'amount');
}

async function checkDraft(deps: PaymentDeps, draft: CampaignDraft, amountCents: number): Promise<void> {
  const plan = await planOf(deps, draft);
  refusePast(deps, plan);
  if (plan.budgetCents !== amountCents)
    throw new Reject(400, 'other-amount', 'The amount is not the budget of the campaign.', 'amount');
}

/** A draft of this user with the same amount that can still be paid. */
async function openDraft(
  deps: PaymentDeps,
  { id, userId, amountCents }: { id: string; userId: string; amountCents: number },
) {
  const [draft] = await deps.db
    .select()
    .from(campaignDrafts)
    .where(and(eq(campaignDrafts.id, id), eq(campaignDrafts.userId, userId), isNull(campaignDrafts.closedAt)));
  if (!draft || draft.amountCents !== amountCents) return null;
  // It may have been paid while nobody looked.
  const { status } = await settlePayment(deps, draft.paymentId);
  if (status === 'succeeded')
    throw new Reject(409, 'paid', 'This is paid already. You find the campaign in My Campaigns in a moment.');
  if (status === 'processing')
    throw new Reject(409, 'payment-processing', 'Your payment is still being processed. Please wait a moment.');
  return status === 'unpaid' ? draft : null;
}

async function begun(deps: PaymentDeps, { id, paymentId }: { id: string; paymentId: string }): Promise<Begun> {
  const { clientSecret } = await startPayment(deps, paymentId);
  return { clientSecret, campaignId: id, paymentId };
}
