import { campaignDrafts, committed } from '@marquee/db';
import { PaymentRefusal } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { readPayment, settlePayment } from '../payments/index.ts';
import { closeDraft, type DraftRow } from './make-campaign.ts';

/**
 * Gives up a draft that nobody paid: its payment can no longer be paid either. One that was paid in that very moment, or is being processed,
 * stays. Throws the port's RetryLater.
 */
async function giveUpDraft(deps: PaymentDeps, { id, paymentId }: DraftRow): Promise<void> {
  const { intentId } = await readPayment(deps, paymentId);
  if (intentId !== null) {
    try {
      await deps.payments.cancel(intentId);
    } catch (error) {
      // It may be paid or canceled already: what it is now decides.
      if (!(error instanceof PaymentRefusal)) throw error;
    }
    if ((await settlePayment(deps, paymentId)).status !== 'canceled') return;
  }
  await committed(deps.db, [], [closeDraft(id, deps.clock.now())]);
}

/** Gives up what a person began and did not pay. */
export async function giveUpDrafts(deps: PaymentDeps, userId: string): Promise<void> {
  const open = await deps.db
    .select()
    .from(campaignDrafts)
    .where(and(eq(campaignDrafts.userId, userId), isNull(campaignDrafts.closedAt)));
  for (const draft of open) await giveUpDraft(deps, draft);
}
