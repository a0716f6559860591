import type { BudgetCategory } from '@marquee/contract';
import type { Answer } from '../../kit/calls.ts';
import { gaugeTone, type Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

export type Budget = Answer<'getTokenBudget'>;

const NAMES: Record<BudgetCategory, string> = {
  autonomousGrowth: t('budgetCategory.autonomousGrowth'),
  sourceDiscovery: t('budgetCategory.sourceDiscovery'),
  urlRecovery: t('budgetCategory.urlRecovery'),
  eventEnhancement: t('budgetCategory.eventEnhancement'),
  imageExtraction: t('budgetCategory.imageExtraction'),
  contentAnalysis: t('budgetCategory.contentAnalysis'),
  qualityAssurance: t('budgetCategory.qualityAssurance'),
  emergency: t('budgetCategory.emergency'),
};

export const CATEGORIES = Object.entries(NAMES).map(([id, name]) => ({ id: id as BudgetCategory, name }));

/** From 90% of its tokens on a category is bad, from 70% on a warning (spec: BUDGET-02). */
export function usageTone(percent: number): Tone {
  return gaugeTone(percent, { warn: 70, bad: 90, counts: 'from' });
}

/** What a category has taken, calls in progress included, of what it has. */
export function usageOf({ config, usage, remaining }: Budget, id: BudgetCategory) {
  const allocated = config.allocations[id];
  const left = remaining[id];
  // A share that was lowered after it was used has nothing left, and more used than it has.
  const used = Math.max(usage.byCategory[id], allocated - left);
  return { used, left, allocated, percent: allocated > 0 ? (used / allocated) * 100 : 0 };
}
