import type { QualityTier } from '@marquee/contract';
import type { ChartColor } from '../../kit/charts/chart-data.ts';
import type { Tone } from '../../kit/tone.ts';
import type { TextKey } from '../../messages.ts';

/** Spec: TIER-02. */
export const TIER_NAMES: Record<QualityTier, TextKey> = {
  1: 'quality.tier1',
  2: 'quality.tier2',
  3: 'quality.tier3',
  4: 'quality.tier4',
};

export const ACTION_WORDS: Record<QualityTier, TextKey> = {
  1: 'quality.action1',
  2: 'quality.action2',
  3: 'quality.action3',
  4: 'quality.action4',
};

export const TIER_TONES: Record<QualityTier, Tone> = { 1: 'good', 2: 'info', 3: 'warn', 4: 'bad' };

/** Colors of the donut's slices by tier. */
export const TIER_COLORS: Record<QualityTier, ChartColor> = { 1: 'good', 2: 'first', 3: 'warn', 4: 'bad' };
