import { type BudgetCategory, DOWNGRADE_SHARE, FIRST_SHARE, type Strategy } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { tokenBudget, utcDay } from '../budget/index.ts';
import type { ModelDeps } from './within-budget.ts';

type On = Record<Strategy, boolean>;

/** With `throttling`, the part of the day's tokens that may be spent by now: a first share, growing to all of them over the UTC day. */
export function paceOf(isOn: Pick<On, 'throttling'>, now: Instant): number {
  if (!isOn.throttling) return 1;
  const ofDay = (now - utcDay(now) * DAY_MS) / DAY_MS;
  return Math.min(1, FIRST_SHARE + (1 - FIRST_SHARE) * ofDay);
}

/**
 * Whether `modelDowngrades` sends a question to the lesser model: everything but the reading of pages, and pages too when their share of the
 * day's tokens runs low. False if there is no lesser model.
 */
export async function isDowngradable(
  deps: Pick<ModelDeps, 'db' | 'clock' | 'model'>,
  category: BudgetCategory,
): Promise<boolean> {
  if (!deps.model.lesser) return false;
  if (category !== 'contentAnalysis') return true;
  const { config, remaining } = await tokenBudget(deps);
  const limit = config.allocations.contentAnalysis ?? 0;
  return limit - (remaining.contentAnalysis ?? 0) >= limit * DOWNGRADE_SHARE;
}
