import type { LetterLanguage } from '@marquee/contract';
import { atomically, boosts, readRows, write } from '@marquee/db';
import { HOUR_MS, newId, Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { PaymentDeps } from '../deps.ts';
import { newPayment, settlePayment, startPayment } from '../payments/index.ts';
import { abandonBoost } from './abandon-boost.ts';
import type { BoostRequest } from './boost-request.ts';
import { boostable } from './boostable.ts';
import { eventFacts } from './event-facts.sql.ts';
import { planFor } from './plan-for.ts';
import { centsOf } from './plans.ts';
import type { BoostRow } from './row.ts';
import { isRival, readBoost, settleBoost } from './settle-boost.ts';

/** A payment can be started again for less than a day; then it gets a new boost. */
const OPEN_MS = 19 * HOUR_MS;
const TRIES = 3;

/**
 * Makes a boost that waits for its payment, and asks the provider for it. The same request again, or ten at once, gives the same boost and
 * the same payment; another plan replaces what is not paid. Throws Reject with a sentence, and the port's errors.
 */
export async function createBoost(
  deps: PaymentDeps & { hasTestPlan: boolean },
  { userId, language }: { userId: string; language: LetterLanguage },
  request: BoostRequest,
): Promise<{ boost: BoostRow; clientSecret: string }> {
  if (!deps.payments.isSetUp)
    throw new Reject(409, 'payments-not-set-up', 'Payments are not set up on this site yet. Nothing was charged.');
  const plan = planFor(request, deps);
  for (let attempt = 1; ; attempt += 1) {
    const [event] = await readRows(deps.db, eventFacts(request.eventId));
    const terms = boostable(event, request, deps.clock.now());
    const [waiting] = await deps.db
      .select()
      .from(boosts)
      .where(and(eq(boosts.userId, userId), eq(boosts.eventId, terms.eventId), eq(boosts.status, 'pending_payment')));
    if (waiting && isSame(waiting, { plan: plan.id, ...terms }, deps.clock.now())) {
      // It may have been paid while nobody looked.
      await settlePayment(deps, waiting.paymentId);
      const { status } = await settleBoost(deps, waiting.id);
      // Its payment was canceled meanwhile: nothing of it can be paid, so another one begins.
      if (status === 'canceled' && attempt < TRIES) continue;
      if (status !== 'pending_payment')
        throw new Reject(409, 'paid', 'This is paid already. Reload the page to see your boost.');
      return start(deps, waiting);
    }
    if (waiting) {
      const { status } = await abandonBoost(deps, waiting);
      if (status === 'pending_payment')
        throw new Reject(409, 'payment-processing', 'Your payment for this event is still being processed.');
      // It was paid in that very moment: then the event is boosted now.
      if (status !== 'canceled' && attempt < TRIES) continue;
    }
    const id = newId(deps.clock, deps.random);
    const paymentId = newId(deps.clock, deps.random);
    const amountCents = centsOf(plan);
    const made = {
      id,
      paymentId,
      userId,
      language,
      ...terms,
      plan: plan.id as BoostRow['plan'],
      durationDays: plan.duration,
      amountCents,
      createdAt: deps.clock.now(),
    };
    const description = `Boost of ${terms.eventTitle.slice(0, 120)}: ${plan.name}, ${plan.duration} days`;
    const payment = newPayment(deps, {
      id: paymentId,
      purpose: 'boost',
      subjectId: id,
      userId,
      amountCents,
      description,
    });
    try {
      await atomically(deps.db, [write.insert(boosts).values(made), payment]);
      return await start(deps, await readBoost(deps, id));
    } catch (error) {
      // Another click was first.
      if (!isRival(error) || attempt === TRIES) throw error;
    }
  }
}

async function start(deps: PaymentDeps, boost: BoostRow): Promise<{ boost: BoostRow; clientSecret: string }> {
  const { clientSecret } = await startPayment(deps, boost.paymentId);
  return { boost, clientSecret };
}

type Terms = Pick<BoostRow, 'timing' | 'scheduledDay'> & { plan: string };

function isSame(boost: BoostRow, terms: Terms, now: number): boolean {
  return (
    boost.plan === terms.plan &&
    boost.timing === terms.timing &&
    boost.scheduledDay === terms.scheduledDay &&
    now - boost.createdAt < OPEN_MS
  );
}
