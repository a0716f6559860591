/** Categories of token use (spec: BUDGET-05). */
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

/** Tokens per UTC day for all categories (spec: BUDGET-06). */
export const DEFAULT_DAILY_TOKENS = 500_000;

/**
 * The default shares of the day's tokens. The specification sets the share of discovery
 * (docs/spec/decisions.md 73). Reading pages gets the most, because tokens spent there are saved on all later reads.
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

/** The largest budget accepted, to catch a typo with too many zeros. */
export const MOST_DAILY_TOKENS = 1_000_000_000;

/** The specification names one tier and leaves the rest open (docs/spec/decisions.md 74). */
export const BUDGET_TIER = 'TIER1';

/** Percent of a category or of the day's tokens from which on administrators are told by a letter (spec: BUDGET-02; BEY-43). */
export const NEARLY_SPENT_PERCENT = 90;

/** Consecutive quota refusals after which the console warns. */
export const QUOTA_WARNING_FAILURES = 3;
/** Consecutive refusals, or an hour of refusals, after which the warning is critical. */
export const QUOTA_CRITICAL_FAILURES = 10;

/**
 * The ledger's name for what the concierge spends. Its tokens are apart from the eight categories and their daily total: visitors must not
 * use up what the engine reads with.
 */
export const CONCIERGE_PURSE = 'concierge';
export type Purse = BudgetCategory | typeof CONCIERGE_PURSE;

/** What the concierge may spend where nothing else is configured; each limit holds on its own. */
export const DEFAULT_CONCIERGE_TOKENS = { daily: 200_000, monthly: 4_000_000 } as const;
