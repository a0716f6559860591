import type { Strategy } from '@marquee/contract';
import type { Answer } from '../../kit/calls.ts';
import { percent, tokenCount } from '../../kit/format.ts';
import { t } from '../../messages.ts';

export type Simulation = Answer<'simulateEfficiency'>;

const WORDS: Record<Strategy, [name: string, hint: string]> = {
  modelDowngrades: [t('strategy.modelDowngrades'), t('strategy.modelDowngradesHint')],
  caching: [t('strategy.caching'), t('strategy.cachingHint')],
  throttling: [t('strategy.throttling'), t('strategy.throttlingHint')],
  earlyExit: [t('strategy.earlyExit'), t('strategy.earlyExitHint')],
  batchOptimization: [t('strategy.batchOptimization'), t('strategy.batchOptimizationHint')],
  aiQuietMode: [t('strategy.aiQuietMode'), t('strategy.aiQuietModeHint')],
  htmlReduction: [t('strategy.htmlReduction'), t('strategy.htmlReductionHint')],
  progressiveEnhancement: [t('strategy.progressiveEnhancement'), t('strategy.progressiveEnhancementHint')],
  intelligentCaching: [t('strategy.intelligentCaching'), t('strategy.intelligentCachingHint')],
};

export const ALL_STRATEGIES = Object.keys(WORDS) as Strategy[];
/** Each panel shows its own (docs/spec/decisions.md 68). */
export const OF_SETTINGS = ALL_STRATEGIES.slice(0, 6);
export const OF_PHASE7: readonly Strategy[] = [
  'htmlReduction',
  'progressiveEnhancement',
  'batchOptimization',
  'intelligentCaching',
];

export const strategyName = (strategy: Strategy): string => WORDS[strategy][0];
export const strategyHint = (strategy: Strategy): string => WORDS[strategy][1];

/** `1.2K tokens · 12.5%`, or that nothing was recorded yet. */
export function savingWords({ componentBreakdown }: Simulation, strategy: Strategy): string {
  const { tokens, percent: share, enabled } = componentBreakdown[strategy];
  if (tokens === null) return t('word.noData');
  const text = t('efficiency.tokensPercent', { tokens: tokenCount(tokens), percent: percent(share) });
  return enabled || tokens === 0 ? text : t('efficiency.would', { text });
}
