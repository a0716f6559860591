/**
 * What saves tokens (spec: ENT-040, ENT-062; docs/spec/decisions.md 68): the settings know the first six, Phase 7 the last
 * three and `batchOptimization`.
 */
export const STRATEGIES = [
  'modelDowngrades',
  'caching',
  'throttling',
  'earlyExit',
  'batchOptimization',
  'aiQuietMode',
  'htmlReduction',
  'progressiveEnhancement',
  'intelligentCaching',
] as const;
export type Strategy = (typeof STRATEGIES)[number];

/**
 * The safe defaults, which the emergency rollback restores: on is what never changes an answer (the same question is paid for once, text
 * without dates is not sent, learned rules are replayed); off is what leaves a question unasked, asks a lesser model, or asks later.
 */
export const SAFE_STRATEGIES: Record<Strategy, boolean> = {
  modelDowngrades: false,
  caching: true,
  throttling: false,
  earlyExit: false,
  batchOptimization: true,
  aiQuietMode: false,
  htmlReduction: true,
  progressiveEnhancement: false,
  intelligentCaching: true,
};

/** Calls of the last days that the simulation replays, and how many calls are kept at most. */
export const SIMULATED_DAYS = 7;
export const MOST_KEPT_CALLS = 10_000;

/** Answers without an event in a row after which `earlyExit` asks no more about a page. */
export const EMPTY_ANSWERS = 2;
/** Facts found without a model from which `progressiveEnhancement` asks none. */
export const ENOUGH_FACTS = 4;
/** The share of its tokens from which on the lesser model also reads pages. */
export const DOWNGRADE_SHARE = 0.7;
/** With `throttling`, the share of a day's tokens that may be spent at midnight; it grows to all of them in proportion to the day. */
export const FIRST_SHARE = 0.25;
