import { campaignDrafts, campaigns, committed, type Statement, users, write } from '@marquee/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { netPaidCents, type Payment, readPayment } from '../payments/index.ts';
import type { Plan } from './plan.ts';

export type DraftRow = typeof campaignDrafts.$inferSelect;

/** Whether the payment paid what the draft asked for, all of it, and has it still. */
export function isPaid({ amountCents }: Pick<DraftRow, 'amountCents'>, payment: Payment): boolean {
  return payment.status === 'succeeded' && netPaidCents(payment) === amountCents;
}

/** Makes the campaign of a paid draft, with its receipt, once: of two commits at the same time, one holds. */
export async function makeCampaign(deps: PaymentDeps, draft: DraftRow, plan: Plan): Promise<void> {
  const { db, clock } = deps;
  const { id, userId, paymentId, language, amountCents } = draft;
  const now = clock.now();
  const insert = write
    .insert(campaigns)
    .values({ ...plan, id, userId, paymentId, language, fundedCents: amountCents, status: 'pending', createdAt: now });
  const receipt = await receiptOf(deps, draft, plan);
  await committed(db, [insert, ...receipt], [closeDraft(id, now)]);
}

async function receiptOf(deps: PaymentDeps, draft: DraftRow, plan: Plan): Promise<Statement[]> {
  const { id: campaignId, userId, paymentId, language, amountCents: budgetCents } = draft;
  const [owner] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return [];
  const { cardLast4 } = await readPayment(deps, paymentId);
  const { title, startDay, endDay, city, state } = plan;
  const data = { campaignId, title, budgetCents, startDay, endDay, place: `${city}, ${state}`, paymentId, cardLast4 };
  return writeLetter(deps, { kind: 'campaign-receipt', to: owner.email, language, data });
}

/** The guard by which a draft becomes a campaign, or money, and not both. */
export function closeDraft(id: string, now: number): Statement {
  return write
    .update(campaignDrafts)
    .set({ closedAt: now })
    .where(and(eq(campaignDrafts.id, id), isNull(campaignDrafts.closedAt)));
}
