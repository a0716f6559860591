import type { CampaignDraft, LetterLanguage } from '@marquee/contract';
import { atomically, campaignDrafts, write } from '@marquee/db';
import { newId, Reject } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { newPayment, readPayment, startPayment } from '../payments/index.ts';
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
 * Reject 400 for a draft that is refused or has another budget, and the port's errors.
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
  const id = newId(deps.clock, deps.random);
  const paymentId = newId(deps.clock, deps.random);
  const description = `Marquee campaign${draft ? `: ${draft.title}` : ''}`;
  await atomically(deps.db, [
    newPayment(deps, {
      id: paymentId,
      purpose: 'campaign',
      subjectId: id,
      userId: by.userId,
      amountCents,
      description,
    }),
    write
      .insert(campaignDrafts)
      .values({ id, ...by, paymentId, amountCents, fields: draft ?? null, createdAt: deps.clock.now() }),
  ]);
  return begun(deps, { id, paymentId });
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
  const { status } = await readPayment(deps, draft.paymentId);
  return status === 'unpaid' ? draft : null;
}

async function begun(deps: PaymentDeps, { id, paymentId }: { id: string; paymentId: string }): Promise<Begun> {
  const { clientSecret } = await startPayment(deps, paymentId);
  return { clientSecret, campaignId: id, paymentId };
}
