import type { BoostOffer } from '@marquee/contract';
import { DEFAULT_PLAN } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { RetryLater } from '@marquee/kernel';
import type { PaymentDeps } from '../deps.ts';
import { settlePayment } from '../payments/index.ts';
import { checkEvent } from './boostable.ts';
import { lastDayOf, lastStart } from './deliverable.ts';
import { eventFacts } from './event-facts.sql.ts';
import { boostWaiting } from './own-boosts.sql.ts';
import { offeredPlans } from './plans.ts';
import { readBoost, settleBoost } from './settle-boost.ts';
import { toBoost } from './to-boost.ts';

/** What somebody can buy for an event now, and what they began and have not paid; the provider is asked about that first. Throws Reject 404, or 409 if it cannot be boosted. */
export async function boostOffer(
  deps: PaymentDeps & { hasTestPlan: boolean },
  userId: string,
  eventId: string,
): Promise<BoostOffer> {
  const read = () => readTogether(deps.db, [eventFacts(eventId), boostWaiting(userId, eventId)] as const);
  const [, [begun]] = await read();
  // What was paid while nobody looked is not offered to be paid again.
  if (begun) await askAbout(deps, begun.id);
  const [[found], [waiting]] = await read();
  const now = deps.clock.now();
  const event = checkEvent(found, now);
  const { timezone, lastEndsAt } = event;
  const plans = offeredPlans(deps).map((plan) => ({
    ...plan,
    lastStart: lastStart({ days: plan.duration, lastEndsAt, timezone }, now),
  }));
  const sold = plans.filter((plan) => plan.lastStart !== null);
  return {
    eventId: event.id,
    timezone,
    lastDay: lastDayOf(lastEndsAt, timezone),
    plans,
    // The default, else the longest that fits.
    defaultPlan: sold.find(({ id }) => id === DEFAULT_PLAN)?.id ?? sold.at(-1)?.id ?? null,
    pending: waiting ? toBoost(waiting) : null,
  };
}

/** Brings what somebody began up to what the provider says. If it does not answer, the boost is offered as it was. */
async function askAbout(deps: PaymentDeps, id: string): Promise<void> {
  const { paymentId } = await readBoost(deps, id);
  try {
    await settlePayment(deps, paymentId);
    await settleBoost(deps, id);
  } catch (error) {
    if (!(error instanceof RetryLater)) throw error;
    deps.log.warn('an open payment could not be asked about', { paymentId, error: error.message });
  }
}
