import type { BoostOffer } from '@marquee/contract';
import { DEFAULT_PLAN } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { localOf } from '../places/index.ts';
import { checkEvent } from './boostable.ts';
import { lastStart } from './deliverable.ts';
import { eventFacts } from './event-facts.sql.ts';
import { boostWaiting } from './own-boosts.sql.ts';
import { offeredPlans } from './plans.ts';
import { toBoost } from './to-boost.ts';

/** What somebody can buy for an event now, and what they began and have not paid. Throws Reject 404, or 409 if it cannot be boosted. */
export async function boostOffer(
  deps: Pick<ReadDeps, 'db' | 'clock'> & { hasTestPlan: boolean },
  userId: string,
  eventId: string,
): Promise<BoostOffer> {
  const [[found], [waiting]] = await readTogether(deps.db, [
    eventFacts(eventId),
    boostWaiting(userId, eventId),
  ] as const);
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
    lastDay: localOf(lastEndsAt, timezone).slice(0, 10),
    plans,
    // The default, else the longest that fits.
    defaultPlan: sold.find(({ id }) => id === DEFAULT_PLAN)?.id ?? sold.at(-1)?.id ?? null,
    pending: waiting ? toBoost(waiting) : null,
  };
}
