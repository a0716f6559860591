/** What tokens of a language model are spent on (spec: BUDGET-05). */
export const BUDGET_CATEGORIES = [
  'autonomousGrowth',
  'sourceDiscovery',
  'urlRecovery',
  'eventEnhancement',
  'imageExtraction',
  'contentAnalysis',
  'qualityAssurance',
  'emergency',
] as const;
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[number];

/** Tokens a UTC day, all categories together (spec: BUDGET-06). */
export const DEFAULT_DAILY_TOKENS = 500_000;

/**
 * How the day's tokens are shared out until an administrator decides otherwise. The share of discovery is the specification's
 * (docs/spec/decisions.md 73); reading pages gets the most, because a token spent there saves those of all later visits.
 */
export const DEFAULT_ALLOCATIONS: Record<BudgetCategory, number> = {
  autonomousGrowth: 30_000,
  sourceDiscovery: 10_000,
  urlRecovery: 20_000,
  eventEnhancement: 120_000,
  imageExtraction: 40_000,
  contentAnalysis: 200_000,
  qualityAssurance: 30_000,
  emergency: 50_000,
};

/** No budget is larger: a slip of some zeros too many is refused. */
export const MOST_DAILY_TOKENS = 1_000_000_000;

/** The specification names one tier and leaves the rest open (docs/spec/decisions.md 74). */
export const BUDGET_TIER = 'TIER1';

/** Refusals for quota in a row from which the console warns. */
export const QUOTA_WARNING_FAILURES = 3;
/** In a row, or an hour of them, from which it is critical. */
export const QUOTA_CRITICAL_FAILURES = 10;
