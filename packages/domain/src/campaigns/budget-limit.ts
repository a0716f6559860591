import { type BudgetLimit, CAMPAIGN_BUDGET, NEW_ADVERTISER_LIMIT } from '@marquee/contract';
import { readRows } from '@marquee/db';
import type { DbDeps } from '../deps.ts';
import { budgetFacts } from './budget-limit.sql.ts';

/**
 * What the next campaign of a person may cost, in dollars. Whoever is new is limited, because each payment costs a fee that no refund gives
 * back. What is begun and not paid is given up for the next, so it does not count.
 */
export async function getBudgetLimit({ db }: DbDeps, userId: string): Promise<BudgetLimit> {
  const [facts] = await readRows(db, budgetFacts(userId));
  const { ownCents = null, isProven = false, takenCents = 0 } = facts ?? {};
  if (ownCents === null && isProven) return { left: CAMPAIGN_BUDGET.most, most: null, because: 'proven' };
  const mostCents = ownCents ?? NEW_ADVERTISER_LIMIT * 100;
  const left = Math.min(CAMPAIGN_BUDGET.most, Math.max(0, mostCents - takenCents) / 100);
  return { left, most: mostCents / 100, because: ownCents === null ? 'new' : 'set' };
}
