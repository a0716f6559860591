import { payments } from '@marquee/db';
import { say } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { EngineDeps, PaymentDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { settlePayment } from './settle-payment.ts';

/** The job that follows a message of the provider: settles the payment that the message is about. */
export async function settleIntent(deps: EngineDeps, { intentId }: { intentId: string }): Promise<JobResult> {
  const paymentId = await paymentOf(deps, intentId);
  if (paymentId === null) return { outcome: 'skipped', detail: say('payment.notOurs') };
  const { status } = await settlePayment(deps, paymentId);
  return { outcome: 'done', detail: say('payment.is', { status }) };
}

/** Our payment of the provider's id; also one whose id never reached us, because the provider's answer was lost. */
export async function paymentOf(deps: PaymentDeps, intentId: string): Promise<string | null> {
  const [payment] = await deps.db.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intentId));
  if (payment) return payment.id;
  const said = await deps.payments.read(intentId);
  const id = said?.metadata['paymentId'];
  if (id === undefined) return null;
  const [adopted] = await deps.db
    .update(payments)
    .set({ intentId })
    .where(and(eq(payments.id, id), isNull(payments.intentId)))
    .returning({ id: payments.id });
  return adopted?.id ?? null;
}
