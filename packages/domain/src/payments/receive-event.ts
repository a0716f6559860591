import { atomically, paymentEvents, write } from '@marquee/db';
import { BadSignature, type ProviderEvent, Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';

/**
 * Takes a message of the provider: its signature is checked, and it is stored with the job that asks the provider what is true now. It is
 * answered after that commit, so a message that we acknowledged is never lost. The same message again changes nothing. Throws Reject 400
 * for a wrong signature.
 */
export async function receivePaymentEvent(
  deps: PaymentDeps,
  { raw, signature }: { raw: Uint8Array; signature: string },
): Promise<{ received: true }> {
  const event = await checked(deps, raw, signature);
  const stored = write
    .insert(paymentEvents)
    .values({ ...event, receivedAt: deps.clock.now() })
    .onConflictDoNothing();
  const known = await deps.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, event.id));
  if (known.length > 0) return { received: true };
  // One job for each message: one that runs already may have asked the provider before this happened.
  const jobs = event.intentId === null ? [] : [settleJob(event.intentId, event.id)];
  await atomically(deps.db, [stored, ...enqueue(deps, jobs)]);
  return { received: true };
}

async function checked(deps: PaymentDeps, raw: Uint8Array, signature: string): Promise<ProviderEvent> {
  try {
    return await deps.payments.readEvent(raw, signature);
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    deps.log.warn('a message with a bad signature was refused', { reason: error.message });
    throw new Reject(400, 'bad-signature', 'The signature is wrong or too old.', 'stripe-signature');
  }
}

const settleJob = (intentId: string, subject: string) => ({
  kind: 'payment.settle' as const,
  payload: { intentId },
  subject,
  citySlug: null,
});
