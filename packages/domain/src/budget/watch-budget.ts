import { BUDGET_CATEGORIES, NEARLY_SPENT_PERCENT } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { alert } from '../alerts/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { tokenBudget } from './token-budget.ts';

/**
 * Tells administrators by a letter when the day's tokens, or those of a category, are nearly spent (BEY-43). A category without tokens is
 * not spent: it was set to zero by a person.
 */
export async function watchBudget(deps: ChangeDeps): Promise<void> {
  const { config, remaining, totalRemaining } = await tokenBudget(deps);
  const nearly = (left: number, limit: number) => limit > 0 && (1 - left / limit) * 100 >= NEARLY_SPENT_PERCENT;
  const words = (name: string, left: number, limit: number) =>
    `${name}: ${(limit - left).toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} tokens are used.`;
  const { totalDailyLimit, allocations } = config;
  const spent = BUDGET_CATEGORIES.filter((name) => nearly(remaining[name] ?? 0, allocations[name] ?? 0));
  const total = nearly(totalRemaining, totalDailyLimit)
    ? words('All categories', totalRemaining, totalDailyLimit)
    : null;
  const shares = spent.map((name) => words(name, remaining[name] ?? 0, allocations[name] ?? 0)).join(' ') || null;
  const statements = [...(await alert(deps, 'budget-total', total)), ...(await alert(deps, 'budget-category', shares))];
  if (statements.length > 0) await atomically(deps.db, statements);
}
