import type { PipelineStatus, Slices } from '@marquee/contract';
import { testPage } from '@marquee/domain/page-trials';
import type { Verbs } from '../verbs.ts';

/** Page trials, in the shapes of the three panels that use them (docs/spec/decisions.md 87). */
export const pageTrialRoutes: Verbs<Slices['page-trials']> = {
  testUnifiedExtraction: async (deps, { body }, caller) => {
    const result = await testPage(deps, caller, body);
    return { ...result, result };
  },
  testScrapingPipeline: async (deps, { body }, caller) => {
    const trial = await testPage(deps, caller, body);
    // A page without upcoming events is not a failure of the pipeline.
    const isRead = trial.method !== null || trial.details.length > 0;
    const status: PipelineStatus = trial.success ? 'success' : isRead ? 'partial' : 'error';
    return { ...trial, status };
  },
  testIntelligentScraper: (deps, { body }, caller) => testPage(deps, caller, body),
};
