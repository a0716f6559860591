import type { BoostPlan } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import { centsOf, offeredPlans } from './plans.ts';

/** The plan of that length at our price. What a browser says about the price is only compared. Throws Reject 400. */
export function planFor(
  { duration, amount }: { duration: number; amount: number },
  options: { hasTestPlan: boolean },
): BoostPlan {
  const plan = offeredPlans(options).find((one) => one.duration === duration);
  if (!plan) throw new Reject(400, 'unknown-plan', `There is no boost plan of ${duration} days.`, 'duration');
  if (Math.abs(amount * 100 - centsOf(plan)) > 0.001)
    throw new Reject(
      400,
      'wrong-price',
      `The ${plan.name} plan costs $${plan.price}, not $${amount}. Please reload the page. Nothing was charged.`,
      'amount',
    );
  return plan;
}
