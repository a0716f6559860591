import { BOOST_PLANS, type BoostLevel, type BoostPlan, type BoostPlanId } from '@marquee/contract';

/** The plan of a stored boost. */
export function planOf(id: BoostPlanId): BoostPlan {
  const plan = BOOST_PLANS.find((one) => one.id === id);
  if (!plan) throw new RangeError(`There is no plan ${id}.`);
  return plan;
}

export const centsOf = ({ price }: Pick<BoostPlan, 'price'>): number => Math.round(price * 100);

export const levelOf = (id: BoostPlanId): BoostLevel => planOf(id).level;

/** Its place among the boosted: the dearest plan first. */
export const rankOf = (id: BoostPlanId): number => planOf(id).priority + 1;

/** What can be bought now; the plan for trying can be switched off (docs/spec/decisions.md 49). */
export function offeredPlans({ hasTestPlan }: { hasTestPlan: boolean }): BoostPlan[] {
  return BOOST_PLANS.filter(({ level }) => hasTestPlan || level !== 'test');
}
