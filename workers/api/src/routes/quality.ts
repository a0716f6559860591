import type { Slices } from '@marquee/contract';
import { assessEvent, dataQualityStats, qualityMetrics, timezoneStats } from '@marquee/domain/quality';
import type { Verbs } from '../verbs.ts';

export const qualityRoutes: Verbs<Slices['quality']> = {
  getQualityMetrics: (deps) => qualityMetrics(deps),
  testQualityAssessment: (deps, { body }) => assessEvent(deps, body),
  getDataQualityStats: (deps) => dataQualityStats(deps),
  getTimezoneStats: (deps) => timezoneStats(deps),
};
