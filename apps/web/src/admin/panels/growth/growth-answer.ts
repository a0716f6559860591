import type { Answer } from '../../kit/calls.ts';

export type Growth = Answer<'getGrowthAnalytics'>;
