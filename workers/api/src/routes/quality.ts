import type { Slices } from '@marquee/contract';
import { assessEvent, dataQualityStats, qualityMetrics } from '@marquee/domain/quality';
import type { Verbs } from '../verbs.ts';

export const qualityRoutes: Verbs<Slices['quality']> = {
  getQualityMetrics: (deps) => qualityMetrics(deps),
  testQualityAssessment: (deps, { body }) => assessEvent(deps, body),
  getDataQualityStats: (deps) => dataQualityStats(deps),
};
