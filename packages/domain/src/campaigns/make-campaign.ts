import { atomically, Conflict, campaignDrafts, campaigns, type Statement, write } from '@marquee/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { netPaidCents, type Payment } from '../payments/index.ts';
import type { Plan } from './plan.ts';

export type DraftRow = typeof campaignDrafts.$inferSelect;

/** Whether the payment paid what the draft asked for, all of it, and has it still. */
export function isPaid({ amountCents }: Pick<DraftRow, 'amountCents'>, payment: Payment): boolean {
  return payment.status === 'succeeded' && netPaidCents(payment) === amountCents;
}

/** Makes the campaign of a paid draft, once: of two commits at the same time, one holds. */
export async function makeCampaign({ db, clock }: PaymentDeps, draft: DraftRow, plan: Plan): Promise<void> {
  const { id, userId, paymentId, language, amountCents } = draft;
  const now = clock.now();
  const insert = write
    .insert(campaigns)
    .values({ ...plan, id, userId, paymentId, language, fundedCents: amountCents, status: 'pending', createdAt: now });
  try {
    await atomically(db, [insert], [closeDraft(id, now)]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** The guard by which a draft becomes a campaign, or money, and not both. */
export function closeDraft(id: string, now: number): Statement {
  return write
    .update(campaignDrafts)
    .set({ closedAt: now })
    .where(and(eq(campaignDrafts.id, id), isNull(campaignDrafts.closedAt)));
}
